/** What nobody would leave comes along with the move that was confirmed before it: one press for all of it, where nothing
 * else can be meant. Python says where. Whoever goes back is asked about each. */
import { settings, still } from "./settings.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** One thing after the other is seen to come. */
const APART = 450;
/** For those who want no motion: until then it lies ready, and may be confirmed. */
const LONGER = 4000;

export class Sure {
  /** Has whoever sits here made a move in this turn, and not gone back since? */
  #going = $state(false);
  #timer = 0;

  constructor(readonly table: Table) {}

  /** The ply at which it comes along. */
  get due(): number | null {
    const { table } = this;
    const comes = this.#going && table.choosing && !table.plan.on && !settings.text && (table.state!.sure ?? null);
    return comes ? table.state!.ply : null;
  }

  /** Does it come so soon that it need not be asked about? */
  get soon(): boolean {
    return this.due !== null && !still();
  }

  /** A move was made here. */
  goes(): void {
    this.#going = true;
  }

  /** The turn is over, or was gone back in. */
  rests(): void {
    this.#going = false;
  }

  begin(ply: number | null): void {
    clearTimeout(this.#timer);
    if (ply !== null) this.#timer = window.setTimeout(() => this.#take(ply), still() ? LONGER : APART);
  }

  /** Unless something else was taken up before. */
  #take(ply: number): void {
    const { draft, state } = this.table;
    const sure = state?.sure ?? null;
    if (this.due === ply && sure !== null && (!draft.held || draft.text === sure)) void this.table.play(sure, true);
  }
}
