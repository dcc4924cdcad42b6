/** Painting on one's own canvases: what fits on a square, what was laid in this action, and where it is shown. */
import type { CouleursEvent } from "./facts.ts";
import type { CouleursHand, Key } from "./hand.svelte.ts";
import { Pigment, write } from "./moves.ts";
import type { CanvasSeen } from "./view.ts";

/** A pigment laid in this action, which can still be taken up again; without a ply, one that is being prepared. */
export interface Laid {
  ply: number | null;
  card: string;
  colour: string;
  pigment: string;
  /** The square on which it lies, as it is shown. */
  square: number;
}

const ASKED: readonly Key[] = ["paint", "flash", "degas"];
export const OPEN = ".";
const WHITE = "W";
const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The square's own colour is not said. */
const stroke = (card: string, colour: string, pigment: string): string =>
  pigment === colour ? write({ kind: "Paint", card, colour }) : write({ kind: "PaintWith", card, colour, pigment });

export class Painting {
  /** Where squares of one colour are interchangeable, a pigment is shown where it was put. */
  #shift = $state.raw<Record<string, number[]>>({});
  /** The square that was pressed last, and for which move. */
  #aim = $state.raw<{ text: string; square: number } | null>(null);

  constructor(readonly hand: CouleursHand) {}

  get #asked(): boolean {
    const key = this.hand.decision?.key;
    return key !== undefined && ASKED.includes(key);
  }

  /** May something be painted now? */
  get on(): boolean {
    return this.hand.kind !== null && this.#asked;
  }

  // Where it is shown -----------------------------------------------------------------------------------------------

  #order = (card: string): number[] => this.#shift[card] ?? NINE;

  /** Which square of the card is shown at a place of its picture. */
  squareAt = (card: string, at: number): number => this.#order(card)[at]!;

  #shownAt = (card: string, square: number): number => this.#order(card).indexOf(square);

  /** Show what lies on a square at another place of the picture, and what was there in its stead. */
  #show(card: string, square: number, at: number): void {
    const order = [...this.#order(card)];
    const other = order.indexOf(square);
    [order[at], order[other]] = [order[other]!, order[at]!];
    this.#shift = { ...this.#shift, [card]: order };
  }

  /** A painting as it is shown: what is printed is the same, what lies on it lies where it was put. */
  filled(canvas: CanvasSeen): string {
    return this.#order(canvas.card)
      .map((square) => canvas.filled[square])
      .join("");
  }

  /** The same with what is being prepared. */
  filledThen(canvas: CanvasSeen): string {
    const { prepared } = this;
    if (prepared?.card !== canvas.card) return this.filled(canvas);
    return [...this.filled(canvas)].map((one, at) => (at === prepared.square ? prepared.pigment : one)).join("");
  }

  // What was laid ---------------------------------------------------------------------------------------------------

  readonly prepared = $derived.by((): Laid | null => {
    const move = this.hand.drafted;
    if (!this.#asked || (move?.kind !== "Paint" && move?.kind !== "PaintWith")) return null;
    const { card, colour } = move;
    const square =
      this.#aim?.text === this.hand.table.draft.text
        ? this.#aim!.square
        : this.#shownAt(card, this.hand.shown.squares[card]?.[colour] ?? -1);
    return { ply: null, card, colour, pigment: move.kind === "PaintWith" ? move.pigment : colour, square };
  });

  /** What was laid in this action, in order; last the one being prepared. */
  readonly laid = $derived.by((): Laid[] => {
    const { table } = this.hand;
    const found = this.prepared ? [this.prepared] : [];
    if (!this.#asked) return found;
    for (const { ply, seat, events } of table.log.lines.toReversed()) {
      const event = (events as CouleursEvent[]).find((one) => one.event === "paint");
      if (!event || seat !== table.seat || !table.state!.undo_to.includes(ply)) break;
      const { card, colour, pigment, square } = event;
      found.unshift({ ply, card, colour, pigment, square: this.#shownAt(card, square) });
    }
    return found;
  });

  /** What happened when those were laid that lie on this painting already. */
  lain(card: string): CouleursEvent[] {
    const plies = this.laid.filter((one) => one.card === card).map(({ ply }) => ply);
    const lines = this.hand.table.log.lines.filter(({ ply }) => plies.includes(ply));
    return lines.flatMap(({ events }) => events as CouleursEvent[]);
  }

  /** How many can be laid in this action, with those that lie. */
  readonly reach = $derived.by(() =>
    this.#asked ? this.laid.filter((one) => one.ply !== null).length + this.hand.left : 0,
  );

  laidOn = (card: string, square: number): number =>
    this.laid.findIndex((piece) => piece.card === card && piece.square === square);

  /** Take a laid pigment up again: back to before it, and what was laid after it once more. */
  async takeBack(index: number): Promise<void> {
    const { table } = this.hand;
    const piece = this.laid[index]!;
    const later = this.laid.slice(index + 1).filter((one) => one.ply !== null);
    table.draft.cancel();
    if (piece.ply === null) return;
    await table.undo(piece.ply);
    for (const { card, colour, pigment } of later) {
      const text = stroke(card, colour, pigment);
      if (!(await until(() => table.offered.has(text)))) return;
      await table.play(text, true);
    }
  }

  // What fits -------------------------------------------------------------------------------------------------------

  /** Does it fit on any square? */
  fits(pigment: string): boolean {
    return this.hand
      .of("Paint", "PaintWith")
      .some(({ move }) => (move.kind === "PaintWith" ? move.pigment : move.colour) === pigment);
  }

  /** A move that would use a tube, to ask about it; black is never painted with. */
  meant(pigment: string): string | null {
    const [canvas] = this.hand.me.canvases;
    const colour = [...(canvas?.squares ?? "")].find((_, at) => canvas!.filled[at] === OPEN);
    return canvas && colour && Pigment.some((one) => one === pigment) ? stroke(canvas.card, colour, pigment) : null;
  }

  /** With what a press would paint a square: the lifted tube, its own colour, or white where that alone is offered. */
  #pigment(card: string, colour: string): string {
    const { tube, table } = this.hand;
    if (tube) return tube;
    const own = table.offered.has(stroke(card, colour, colour));
    return !own && table.offered.has(stroke(card, colour, WHITE)) ? WHITE : colour;
  }

  /** The pigment that a press would lay on a square of this colour, if it may. */
  fitting(card: string, colour: string): string | null {
    const pigment = this.#pigment(card, colour);
    return this.on && this.hand.table.offered.has(stroke(card, colour, pigment)) ? pigment : null;
  }

  /** How a square is marked: its own colour or the lifted one fits, white alone does, or nothing. */
  mark(card: string, colour: string): "fits" | "white" | null {
    const pigment = this.fitting(card, colour);
    return pigment === null ? null : pigment === WHITE ? "white" : "fits";
  }

  choose(canvas: CanvasSeen, at: number): void {
    const { hand } = this;
    const [{ card }, colour] = [canvas, canvas.squares[at]!];
    if (!hand.table.choosing) return;
    const lying = this.laidOn(card, at);
    if (lying >= 0) return void this.takeBack(lying);
    if (this.filled(canvas)[at] !== OPEN) return hand.refuse("square-painted", "L17", `${card} ${at}`);
    if (hand.kind === "act") return hand.first(`${card} ${at}`, "paint");
    const text = stroke(card, colour, this.#pigment(card, colour));
    if (!hand.table.offered.has(text)) return void hand.why(text, `${card} ${at}`);
    this.#show(card, hand.shown.squares[card]![colour]!, at);
    this.#aim = { text, square: at };
    void hand.lay(text);
  }
}

async function until(ready: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 60; tries++) {
    if (ready()) return true;
    await new Promise((go) => setTimeout(go, 50));
  }
  return false;
}
