/** What lies on the table of Newgame, and what is being chosen. No rule is known here: what may be clicked is what was
 * offered, and anything else is asked why not. */
import { Hand } from "../../lib/hand.svelte.ts";
import { Seat, write } from "./moves.ts";
import type { Newgame } from "./types.ts";

export class Held extends Hand<Newgame> {
  readonly seats = [...Seat];

  /** A card is a whole move: nothing is held between clicks. */
  clear(): void {}

  /** Is this card the move being prepared? */
  chosen(card: number): boolean {
    return this.table.draft.text === write({ kind: "Lay", card });
  }

  /** Click a card of one's own. */
  click(card: number): void {
    const text = write({ kind: "Lay", card });
    if (this.table.offered.has(text)) this.choose(text);
    else void this.why(text, `${this.near}:${card}`);
  }
}
