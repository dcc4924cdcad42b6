/** A hint, given away bit by bit: what to think about, the place, the move; shown on the table, and taken up. */
import type { HintShown } from "../protocol.ts";
import { Refusal } from "./api.ts";
import { settings } from "./settings.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** Being found, found, or refused. */
interface Advice {
  ply: number;
  hints: HintShown[] | null;
  refusal: Refusal | null;
}

/** How much of a hint is told. */
export type Depth = "nudge" | "place" | "move";

export class Hints {
  advice = $state.raw<Advice | null>(null);
  depth = $state<Depth>("nudge");
  /** What was prepared when the hint was asked for, and the points it would bring at once. */
  held = $state.raw<{ move: string; gain: number } | null>(null);
  /** The hint that is pointed at, and what was prepared before. */
  #shown: { move: string; before: string | null } | null = null;

  constructor(readonly table: Table) {}

  /** Does the table allow hints, and is there something to choose? */
  get may(): boolean {
    return this.table.mine && this.table.state?.hints === true && !this.table.review;
  }

  async ask(): Promise<void> {
    const state = this.table.state;
    if (!this.may || !state || (this.advice && !this.advice.refusal)) return;
    this.table.replay.stop();
    const mine: Advice = { ply: state.ply, hints: null, refusal: null };
    this.advice = mine;
    this.depth = "nudge";
    const { draft } = this.table;
    const gain = draft.whole ? draft.gain() : null;
    this.held = gain === null ? null : { move: draft.text!, gain };
    try {
      const answer = await this.table.feed.send({ type: "hint" });
      if (this.advice !== mine || answer.type !== "hint") return;
      if (answer.hints[0]?.only || answer.hints[0]?.idle) this.depth = "move";
      this.table.teacher.trust(answer.hints.map((one) => one.move));
      this.advice = { ...mine, hints: answer.hints };
    } catch (why) {
      if (this.advice === mine && why instanceof Refusal) this.advice = { ...mine, refusal: why };
    }
  }

  /** What can be told next: where to look, if a place is meant, and then the move. */
  get next(): Depth | null {
    const hint = this.advice?.hints?.[0];
    if (!hint || this.depth === "move") return null;
    const placed = Object.values(hint.said).some((words) => words.place !== "");
    return this.depth === "nudge" && placed ? "place" : "move";
  }

  /** Tell more of it. At the place, that alone is marked on the table. */
  deeper(): void {
    const { next, table } = this;
    if (!next) return;
    this.depth = next;
    table.pointed = next === "place" ? this.advice!.hints![0]!.where.flatMap((event) => table.facts.where(event)) : [];
  }

  /** Show a hint on the table as long as it is pointed at: what it would do, and where. */
  async show({ move }: HintShown): Promise<void> {
    const { table } = this;
    if (!table.choosing) return;
    const lies = table.draft.text;
    this.#shown = { move, before: this.#shown && this.#shown.move === lies ? this.#shown.before : lies };
    table.draft.hinted = move;
    await table.draft.prepare(move);
    if (this.#shown?.move === move && table.draft.preview)
      table.pointed = table.draft.preview.events.flatMap((event) => table.facts.where(event));
  }

  /** What is pointed at no more gives way to the first, which lies on the table, ready to be confirmed, as long as the hint
   * is open. */
  past(hint: HintShown): void {
    const first = this.advice?.hints?.[0];
    if (!first || hint.move === first.move) return;
    if (this.#shown?.move === hint.move && this.table.draft.text === hint.move) void this.show(first);
  }

  /** What is shown goes, and what was prepared before comes back. */
  leave(): void {
    const [shown, { table }] = [this.#shown, this];
    if (!shown) return;
    this.#shown = null;
    table.pointed = [];
    if (table.draft.text !== shown.move) return;
    table.draft.cancel();
    if (shown.before === null) return;
    table.draft.hinted = shown.before;
    void table.draft.prepare(shown.before);
  }

  /** What is shown stays, and counts as prepared by the player. */
  settle(): void {
    this.#shown = null;
    this.table.pointed = [];
  }

  /** Take a hint up: it is prepared like any other move, or played where confirming is switched off. */
  async take({ move }: HintShown): Promise<void> {
    this.settle();
    this.close();
    if (!settings.confirm) return this.table.play(move);
    this.table.draft.hinted = move;
    await this.table.draft.prepare(move);
  }

  /** What lies on the table stays there, unless something of one's own lay there before. */
  close(): void {
    if (this.#shown?.before === null) this.settle();
    this.leave();
    this.advice = null;
    this.table.pointed = [];
  }
}
