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

export function keep(game: string, lesson: string, now: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${game}/${lesson}`]: now }));
  } catch {
    // a browser that keeps nothing learns all the same
  }
}

/** Was a lesson of this game left in the middle? */
export const begun = (game: string): boolean =>
  Object.entries(all()).some(([one, kept]) => one.startsWith(`${game}/`) && kept?.at > 0 && kept.ended !== true);
