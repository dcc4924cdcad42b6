/** What a table's clocks show where the table is drawn. They come by themselves, with their words, at tables that have
 * some (`clock/Clocks`); until then, and elsewhere, there are none. */
import type { Snippet } from "svelte";

export interface Clocks {
  /** A seat's time, at its panel; `tight`: the figures alone. */
  face: Snippet<[seat: string, form?: "tight"]>;
  /** Is whoever sits there connected, and if not, since when? `tight`: the lamp alone. */
  here: Snippet<[seat: string, form?: "tight"]>;
  /** Is there a pause? Then nobody moves. */
  readonly rests: boolean;
  /** What the prompt says of it all, and what may be done about it. */
  readonly told: Told | null;
  /** One's own time, while it is short, for the title of the page. */
  readonly title: string;
}

export interface Told {
  heading?: string;
  words: string;
  does?: { label: string; run: () => void };
}
