/** What this browser remembers of its solver: which problems were solved and how, on which days, and a rating. Kept here,
 * never sent.
 *
 * The rating is Elo's: solver and problem are compared as two players are. A problem counts once, when it is first done:
 * found at the first try without a hint 1, found otherwise a half, shown 0. The expected result is
 * 1 / (1 + 10 ** ((problem − solver) / 400)); the rating moves by what the result differs from that, times 40 for the first
 * ten problems and 20 from then on. It begins at 1200. A problem's own rating comes with the data and does not move. */
const KEY = "boulevard-problems";
export const FIRST = 1200;
const [MOVES, SETTLES, SETTLED] = [40, 10, 20];
/** A row of days may have one dark evening in so many. */
const WEEK = 7;

/** How a problem was done: at the first try, with more or a hint, or it was shown. */
export type How = "found" | "helped" | "shown";

export interface Kept {
  rating: number;
  /** By game and number. */
  done: Record<string, { how: How; themes: string[] }>;
  /** The days on which a problem of the day was found, each with how. */
  days: Record<string, How>;
}

const RESULT: Record<How, number> = { found: 1, helped: 0.5, shown: 0 };
const how = (value: unknown): value is How => typeof value === "string" && value in RESULT;

/** Whatever is kept there, something to go on with. */
export function kept(): Kept {
  const made: Kept = { rating: FIRST, done: {}, days: {} };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    if (typeof found?.rating === "number" && Number.isFinite(found.rating)) made.rating = found.rating;
    for (const [name, one] of Object.entries(found?.done ?? {}))
      if (how(one?.how)) made.done[name] = { how: one.how, themes: Array.isArray(one.themes) ? one.themes : [] };
    for (const [day, one] of Object.entries(found?.days ?? {})) if (how(one)) made.days[day] = one;
  } catch {
    // a browser that keeps nothing solves all the same
  }
  return made;
}

/** The rating after a problem of that rating; `count`: how many were done before. */
export function rated(mine: number, problem: number, how: How, count: number): number {
  const expected = 1 / (1 + 10 ** ((problem - mine) / 400));
  return Math.round(mine + (count < SETTLES ? MOVES : SETTLED) * (RESULT[how] - expected));
}

export const nameOf = (game: string, number: number): string => `${game}/${number}`;

/** Remember that a problem was done; `day`: the one whose problem it is. What was done before stays as it was, but for a day
 * that was dark. */
export function keep(
  game: string,
  number: number,
  one: { how: How; rating: number; themes: string[]; day: string | null },
): Kept {
  const now = kept();
  const name = nameOf(game, number);
  if (!(name in now.done)) {
    now.rating = rated(now.rating, one.rating, one.how, Object.keys(now.done).length);
    now.done[name] = { how: one.how, themes: one.themes };
  }
  if (one.day !== null && one.how !== "shown" && now.days[one.day] !== "found") now.days[one.day] = one.how;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // nothing is kept
  }
  return now;
}

export function before(day: string, days: number): string {
  const then = new Date(`${day}T00:00:00Z`);
  then.setUTCDate(then.getUTCDate() - days);
  return then.toISOString().slice(0, 10);
}

/** How many days of the row that ends today, or yesterday while today is open, were lit. One dark evening in seven does not
 * break it. */
export function row(days: Kept["days"], today: string): number {
  let [lit, dark] = [0, -WEEK];
  const first = today in days ? 0 : 1;
  for (let at = first; ; at++) {
    if (before(today, at) in days) lit++;
    else if (at - dark < WEEK || !(before(today, at + 1) in days)) return lit;
    else dark = at;
  }
}

/** The longest row there was. */
export const longest = (days: Kept["days"]): number =>
  Object.keys(days).reduce((most, day) => Math.max(most, row(days, day)), 0);

/** The next problem: of those that were not done, one that is near the solver's rating; of several any, as `lot` says. */
export function next(
  ratings: number[],
  game: string,
  now: Kept,
  but: number,
  lot: number = Math.random(),
): number | null {
  const open = ratings
    .map((rating, at) => ({ number: at + 1, off: Math.abs(rating - now.rating) }))
    .filter(({ number }) => number !== but && !(nameOf(game, number) in now.done))
    .sort((a, b) => a.off - b.off)
    .slice(0, 8);
  return open[Math.floor(lot * open.length)]?.number ?? null;
}
