/** What a player has in hand at a table: taken up, put together, not yet played. Each game has a hand of its own that
 * extends this one. Knows no rules: it makes texts of the notation and matches them with those that are offered. */
import { untrack } from "svelte";
import type { AnyGame } from "../protocol.ts";
import { settings } from "./settings.svelte.ts";
import type { Table } from "./table.svelte.ts";

export abstract class Hand<G extends AnyGame> {
  /** What was refused last, in the game's own ids, so that it can shake its head. */
  refused = $state<string | null>(null);
  #turn: string;
  #draft: string | null = null;

  constructor(readonly table: Table) {
    const turn = (): string => `${table.state?.ply} ${table.seat}`;
    this.#turn = turn();
    // before anything is drawn: what was held belongs to the turn that is over
    $effect.pre(() => {
      const now = turn();
      untrack(() => {
        if (now !== this.#turn) this.clear();
        this.#turn = now;
      });
    });
    $effect(() => {
      table.draft.hand = this;
      return () => {
        if (table.draft.hand === this) table.draft.hand = null;
      };
    });
    $effect(() => {
      const text = table.draft.text;
      untrack(() => {
        if (this.#draft !== null && text === null) this.cancelled();
        this.#draft = text;
      });
    });
    $effect(() => {
      if (table.draft.refusal === null) this.refused = null;
    });
  }

  /** Nothing is held any more. */
  abstract clear(): void;

  /** Is something taken up? It is put back before any move is. */
  get holding(): boolean {
    return false;
  }

  /** Put back what is held. */
  putBack(): void {
    this.table.draft.cancel();
    this.cancelled();
  }

  /** The draft was cancelled elsewhere: by a button, a key, a move of another. */
  protected cancelled(): void {
    this.clear();
  }

  // What is there ---------------------------------------------------------------------------------------------------

  get view(): G["view"] {
    return this.table.drawing!.view;
  }

  /** What follows from the view and a drawing needs; a table that has none is not drawn. */
  get shown(): NonNullable<G["shown"]> {
    return this.table.drawing!.shown!;
  }

  /** The same of the turn that is planned, where one is. */
  get planned(): NonNullable<G["shown"]> {
    return this.table.plan.shown ?? this.shown;
  }

  /** The printed facts of the game. */
  get box(): G["box"] {
    return this.table.game!.box;
  }

  /** What would follow from the view after the move being prepared, once that is known. */
  get after(): G["shown"] {
    return this.table.draft.preview?.shown ?? null;
  }

  /** What would happen by the move being prepared, as far as that is known. */
  get brings(): G["event"][] {
    return this.table.draft.preview?.events ?? [];
  }

  /** The seats that have a side of the table, in their order. */
  abstract readonly seats: string[];

  /** For those who only watch: whose side lies near. */
  protected get watched(): string {
    return this.seats[0]!;
  }

  /** Whose side lies near: one's own. */
  get near(): string {
    const seat = this.view.seat ?? this.table.seat;
    return seat !== null && this.seats.includes(seat) ? seat : this.watched;
  }

  /** The others, in the order in which they come after. */
  get others(): string[] {
    const at = this.seats.indexOf(this.near);
    return [...this.seats.slice(at + 1), ...this.seats.slice(0, at)];
  }

  /** Does the viewer sit at the side that lies near? */
  get mine(): boolean {
    return this.near === this.table.seat;
  }

  /** The kind of decision that is asked of me now. */
  get kind(): string | null {
    const { table } = this;
    return table.choosing ? (table.decision?.key ?? null) : null;
  }

  // What is done ----------------------------------------------------------------------------------------------------

  /** Choose a whole move; chosen again, it is put back. */
  choose(text: string): void {
    if (this.table.draft.text === text) this.table.draft.cancel();
    else void this.table.draft.choose(text);
  }

  /** Would this position ask me again? */
  protected asksMe(_after: G["shown"], _whole: boolean): boolean {
    return false;
  }

  /** Prepare a whole move; what only leads to another question of mine is played at once, since it can be taken back. */
  async lay(text: string): Promise<void> {
    const { draft } = this.table;
    await draft.prepare(text);
    if (draft.text !== text || !draft.preview || !draft.whole) return;
    if (!settings.confirm || this.asksMe(draft.preview.shown, draft.preview.whole)) await draft.confirm();
  }

  /** Let the draft go and keep what is held. */
  unprepare(): void {
    this.#draft = null;
    this.table.draft.cancel();
  }

  /** It cannot be: what was meant shakes its head, and the rule is named. */
  async why(text: string, what: string): Promise<void> {
    if (!this.table.choosing) return;
    this.refused = null;
    await this.table.draft.whyNot(text);
    if (this.table.draft.refusal) this.refused = what;
  }
}
