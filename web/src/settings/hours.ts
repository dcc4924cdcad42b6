/** The parts of a day, by the minutes at which quiet hours begin and end. */

/** A handle moves by so many minutes. */
export const STEP = 15;

export interface DayPart {
  from: number;
  until: number;
  quiet: boolean;
}

/** From midnight to midnight; quiet hours that begin and end together are none. */
export function parts([begins, ends]: readonly [number, number]): DayPart[] {
  const over = ends < begins;
  const [first, second] = over ? [ends, begins] : [begins, ends];
  const found = [
    { from: 0, until: first, quiet: over },
    { from: first, until: second, quiet: !over },
    { from: second, until: 1440, quiet: over },
  ];
  return found.filter((one) => one.until > one.from);
}

export const clockTime = (minutes: number, language: string): string =>
  new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-GB", {
    hour: language === "fr" ? "2-digit" : "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  }).format(minutes * 60_000);
