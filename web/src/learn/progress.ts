/** How far this browser's learner has come: kept here, never sent. */
const KEY = "boulevard-lessons";

export interface Progress {
  /** The step to go on with. */
  at: number;
  /** The steps that were done. */
  done: number[];
  /** Did it come to its end? */
  ended?: boolean;
}

function all(): Record<string, Progress> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    return found !== null && typeof found === "object" ? (found as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

/** Whatever is kept there, something that a lesson of so many steps can go on with. */
export function progress(game: string, lesson: string, steps: number): Progress {
  const found: Partial<Progress> | undefined = all()[`${game}/${lesson}`];
  const kept: unknown[] = Array.isArray(found?.done) ? found.done : [];
  const done = Array.from({ length: steps }, (_, step) => step).filter((step) => kept.includes(step));
  const at = Number.isInteger(found?.at) ? Math.max(0, Math.min(found!.at!, steps)) : 0;
  return { at, done };
}

/** What came to its end once has done so, however far it is played again. */
export function keep(game: string, lesson: string, now: Progress): void {
  const before = all();
  const ended = now.ended === true || before[`${game}/${lesson}`]?.ended === true;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, [`${game}/${lesson}`]: { ...now, ended } }));
  } catch {
    // a browser that keeps nothing learns all the same
  }
}

/** The lessons of this game that came to their end. */
export const finished = (game: string): string[] =>
  Object.entries(all()).flatMap(([one, kept]) =>
    one.startsWith(`${game}/`) && kept?.ended === true ? [one.slice(game.length + 1)] : [],
  );

/** Was a lesson of this game left in the middle? */
export const begun = (game: string): boolean =>
  Object.entries(all()).some(([one, kept]) => one.startsWith(`${game}/`) && kept?.at > 0 && kept.ended !== true);
