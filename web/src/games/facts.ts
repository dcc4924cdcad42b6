/** The few things that the frame must know of a game to draw around it. */
import type { Colour } from "../art/Emblem.svelte";
import type { Told } from "../lib/live.svelte.ts";

export interface Facts {
  /** The colour of each seat. */
  seats: Record<string, Colour>;
  /** Where on the board an event happened, in the ids of the game's drawing. */
  where: (event: Told) => string[];
  /** Events that a reader of the log does without. */
  quiet: string[];
}

const found = import.meta.glob<{ facts: Facts }>("./*/facts.ts", { eager: true });

export function factsOf(game: string): Facts {
  return found[`./${game}/facts.ts`]?.facts ?? { seats: {}, where: () => [], quiet: [] };
}
