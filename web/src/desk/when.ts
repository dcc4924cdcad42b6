/** Moments and sizes as whoever runs a server reads them. */
import { settings } from "../lib/settings.svelte.ts";
import type { Say } from "../lib/texts.svelte.ts";

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
];

/** “5 hours ago”, in the page's language. */
export function ago(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  const [seconds, unit] = STEPS.find(([one]) => passed >= one) ?? [1, "second"];
  const words = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto", style: "short" });
  return unit === "second" ? words.format(0, "second") : words.format(-Math.floor(passed / seconds), unit);
}

export const day = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { day: "numeric", month: "long" }).format(at * 1000);

export const moment = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(at * 1000);

export function size(bytes: number, say: Say): string {
  if (bytes >= 1e9) return say("size-gb", { size: bytes / 1e9 });
  return bytes >= 1e6 ? say("size-mb", { size: bytes / 1e6 }) : say("size-kb", { size: bytes / 1e3 });
}
