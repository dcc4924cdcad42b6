/** The few things that the frame must know of a game to draw around it. */
import type { AnyEvent } from "../protocol.ts";
import type { Colour } from "../art/Emblem.svelte";
export interface Facts {
  /** The colour of its buttons on the home page, dark enough for light letters. */
  tint: string;
  /** The light it is meant for, where the guest has chosen none. */
  opens?: "dark";
  /** The colour of each seat. */
  seats: Record<string, Colour>;
  /** Where on the board an event happened, in the ids of the game's drawing. */
  where: (event: AnyEvent) => string[];
  /** The keys that this game alone knows, and in `menu-key-…` what each does. */
  keys?: Record<string, string>;
  /** The option that names the opponent of a person who plays alone; with more people it keeps its default. */
  solo?: { option: string; levels: string[] };
}

const found = import.meta.glob<{ facts: Facts }>("./*/facts.ts", { eager: true });

export function factsOf(game: string): Facts {
  return found[`./${game}/facts.ts`]?.facts ?? { tint: "#22303c", seats: {}, where: () => [] };
}
