/** Points that came or went between two drawings, and where: the parts of the score sheets that differ. */
import type { Item } from "../../protocol.ts";

export interface Gain {
  seat: string;
  points: number;
  /** In the ids of `facts.where`. */
  where: string;
  /** Do they go for white? */
  white: boolean;
}

/** One for each seat and thing; what a painting's whites cost is one of its own. */
export function gainsOf(before: readonly Item[], after: readonly Item[]): Gain[] {
  const found = new Map<string, Gain>();
  const count = (items: readonly Item[], sign: number): void => {
    for (const { seat, line, points, where } of items) {
      const [at = ""] = where;
      const white = line === "whites";
      const key = `${seat} ${at} ${white}`;
      const gain = found.get(key) ?? { seat, points: 0, where: at, white };
      found.set(key, { ...gain, points: gain.points + sign * points });
    }
  };
  count(after, 1);
  count(before, -1);
  return [...found.values()].filter(({ points }) => points !== 0);
}
