/** The move being prepared at a table: what it would bring, or why it cannot be. */
import type { PreviewSent } from "../protocol.ts";
import { Refusal } from "./api.ts";
import { settings } from "./settings.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** Who may have something taken up that is no move yet. */
export interface Holder {
  readonly holding: boolean;
  putBack(): void;
}

export class Draft {
  /** A whole move in the notation, offered or not. */
  text = $state<string | null>(null);
  preview = $state.raw<PreviewSent | null>(null);
  /** Why the last click or the draft is not possible. */
  refusal = $state.raw<Refusal | null>(null);
  /** The draft, where it was not put together on the table: a hint, or the move that comes back when a hint goes. */
  hinted = $state<string | null>(null);
  /** The hand at this table, while it is drawn. */
  hand = $state.raw<Holder | null>(null);
  #asked = 0;

  constructor(readonly table: Table) {}

  /** Is it an offered move? */
  get whole(): boolean {
    return this.text !== null && this.table.offered.has(this.text);
  }

  /** Is anything held, a move or what may become one? */
  get held(): boolean {
    return this.text !== null || (this.hand?.holding ?? false);
  }

  /** The change of a seat's total that it would bring. */
  gain(seat: string | null = this.table.seat): number | null {
    if (!this.preview?.whole) return null;
    const after = this.preview.sheets[seat ?? ""]?.["total"];
    const before = this.table.drawing?.sheets[seat ?? ""]?.["total"];
    return after === undefined || before === undefined ? null : after - before;
  }

  /** Prepare a whole move: what it would bring is asked, or why it cannot be. */
  async prepare(text: string): Promise<void> {
    if (!this.table.choosing || text === this.text) return;
    this.text = text;
    this.preview = null;
    this.refusal = null;
    await this.#ask(text, (preview) => (this.preview = preview));
  }

  /** Ask why a text is not possible, without preparing anything. */
  async whyNot(text: string): Promise<void> {
    await this.#ask(text, () => {});
  }

  /** The newest question alone is answered; that nobody can be asked now is no refusal. */
  async #ask(text: string, brings: (preview: PreviewSent) => void): Promise<void> {
    const asked = ++this.#asked;
    try {
      const answer = await this.table.feed.send({
        type: "preview",
        move: text,
        ...(this.table.plan.on ? { plan: true } : {}),
      });
      if (asked === this.#asked && answer.type === "preview") brings(answer);
    } catch (why) {
      if (asked === this.#asked && why instanceof Refusal && why.said.error !== "away") this.refusal = why;
    }
  }

  /** Where confirming is switched off, a move that is chosen is played. */
  async choose(text: string): Promise<void> {
    if (!settings.confirm && this.table.offered.has(text)) return this.table.play(text);
    return this.prepare(text);
  }

  async confirm(): Promise<void> {
    if (this.text !== null && this.whole) await this.table.play(this.text);
  }

  /** Put back what is held: the move, else what was taken up for one. */
  drop(): void {
    if (this.text !== null) this.cancel();
    else this.hand?.putBack();
  }

  cancel(): void {
    this.#asked++;
    this.text = null;
    this.preview = null;
    this.refusal = null;
    this.hinted = null;
  }
}
