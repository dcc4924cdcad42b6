/** People in lists and on ladders: what they are called, where their profile is, and figures that say how sure they are. */
import type { PersonNamed } from "../protocol.ts";
import { settings } from "../lib/settings.svelte.ts";
import { t, type Texts } from "../lib/texts.svelte.ts";

export const isBot = (who: PersonNamed): boolean => who.kind === "bot";

/** What somebody is called here. */
export function called(who: PersonNamed, texts: Texts): string {
  if (who.kind === "bot" && who.name.startsWith("bot:")) return t(`bot-${who.name.replace(/^bot:/, "")}`);
  if (who.kind === "gone") return texts.say("people-gone");
  return who.name || texts.say("people-guest");
}

/** Where the profile is; guests have none. */
export const profileOf = (who: PersonNamed): string | null =>
  who.kind === "member" || (who.kind === "bot" && who.name.startsWith("bot:"))
    ? `/people/${encodeURIComponent(who.name)}`
    : null;

export const sealOf = (who: PersonNamed): "member" | "guest" | "bot" => (who.kind === "gone" ? "guest" : who.kind);

/** A share of a hundred, as it is written. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(share);

export const decimal = (number: number): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(number)
    .replace("-", "−");

export const month = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { month: "long", year: "numeric" }).format(at * 1000);

export const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "short", year: "numeric" }).format(at * 1000);

/** A name as it is looked for: no accents, no capitals. */
export const plain = (name: string): string => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** How long ago somebody was here, or something happened, in a word or two. */
export function ago(at: number): string {
  const say = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto", style: "short" });
  const minutes = Math.min(-1, Math.round((at * 1000 - Date.now()) / 60_000));
  if (minutes > -60) return say.format(minutes, "minute");
  if (minutes > -60 * 24) return say.format(Math.round(minutes / 60), "hour");
  return say.format(Math.round(minutes / (60 * 24)), "day");
}

/** Places as they are shared: 2–4, or 3. */
export const placed = (places: readonly [number, number]): string =>
  places[0] === places[1] ? String(places[0]) : `${places[0]}–${places[1]}`;

/** Steps of an axis that are easily read, and at least two of them. */
export function ticks(low: number, high: number): number[] {
  const step = [25, 50, 100, 200, 500].find((one) => (high - low) / one <= 4) ?? 1000;
  const found = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at);
  return found;
}
