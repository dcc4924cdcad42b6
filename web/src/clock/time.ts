/** Time that is left, as it is read: live by figures, over days in words. */
import { settings } from "../lib/settings.svelte.ts";
import type { Texts } from "../lib/texts.svelte.ts";

const MINUTE = 60;
const HOUR = 3600;
export const DAY = 86_400;

/** `12:47`, from an hour on `1:02:03`, in the last ten seconds with tenths; never more than is left. */
export function figures(seconds: number): string {
  if (seconds < 10) return `0:0${(Math.floor(seconds * 10) / 10).toFixed(1)}`;
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const rest = String(whole % MINUTE).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** The two largest units, or the largest alone: “1 d 15 h”, “5 h”, “42 min”; in the last minute its seconds. */
export function inWords(seconds: number, say: Texts["say"], units: 1 | 2 = 2): string {
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  if (days > 0) return say("time-days", { days, hours: units === 2 ? hours : 0 });
  if (hours > 0) {
    const minutes = hours < 3 && units === 2 ? Math.floor((seconds % HOUR) / MINUTE) : 0;
    return say("time-hours", { hours, minutes });
  }
  if (seconds >= MINUTE) return say("time-minutes", { minutes: Math.floor(seconds / MINUTE) });
  return say("time-seconds", { seconds: Math.floor(seconds) });
}

/** In one unit, where there is room for no more: up to three days in hours, since a day less would mislead. */
export function tightly(seconds: number, say: Texts["say"]): string {
  if (seconds < DAY || seconds >= 3 * DAY) return inWords(seconds, say, 1);
  return say("time-hours", { hours: Math.floor(seconds / HOUR), minutes: 0 });
}

/** The day and the hour so many seconds from now. */
export function moment(seconds: number, weekday: "long" | "short"): string {
  const style = { weekday, hour: "numeric", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(settings.language, style).format(Date.now() + seconds * 1000);
}
