/** What is planned while another one thinks: a move put together as if one's turn came now. It stays in this browser, is laid
 * ready when the turn comes and it is still offered, and is never played by itself. What might be offered is asked of the
 * server, which says what follows from one's own view alone, or that nobody can say. */
import type { Planned } from "../protocol.ts";
import type { Table } from "./table.svelte.ts";

export class Plan {
  /** The move that is planned. */
  kept = $state<string | null>(null);
  /** Was the plan just found to be impossible? */
  lost = $state(false);
  /** Was the plan laid ready for this turn? */
  ready = $state(false);
  #planned = $state.raw<Planned | null>(null);
  /** The ply at which the plan was last looked at. */
  #laid = -1;

  constructor(readonly table: Table) {}

  /** Does somebody else think, while I sit here and could plan? */
  get waits(): boolean {
    const { table } = this;
    const state = table.state;
    if (state === null || state.status !== "playing" || state.seat === null || table.mine) return false;
    if (table.replay.on || table.review || table.sending || table.feed.link !== "live") return false;
    return (
      state.seats[state.seat]?.kind === "person" &&
      state.to_act.length > 0 &&
      !state.to_act.some((seat) => state.mine.includes(seat))
    );
  }

  /** What was answered, if it still counts. */
  get #now(): Planned | null {
    return this.waits && this.#planned?.ply === this.table.state?.ply ? this.#planned : null;
  }

  /** Is a turn of mine being planned? */
  get on(): boolean {
    return (this.#now?.moves.length ?? 0) > 0;
  }

  /** Was it asked, and nobody can say? */
  get unknown(): boolean {
    return this.#now?.moves.length === 0;
  }

  get moves(): string[] {
    return this.#now?.moves ?? [];
  }

  get decision(): Planned["decision"] {
    return this.#now?.decision ?? null;
  }

  get shown(): Planned["shown"] {
    return this.#now?.shown ?? null;
  }

  /** Somebody who waits touches the table: what could be done is asked. */
  async begin(): Promise<void> {
    const { table } = this;
    const ply = table.state?.ply;
    if (!this.waits || this.#now) return;
    try {
      const planned = await table.feed.ask<Planned>(`plan?${new URLSearchParams({ seat: table.seat! })}`);
      if (planned.ply === table.state?.ply) this.#planned = planned;
    } catch {
      // that nobody can be asked now is said elsewhere
      if (ply === table.state?.ply) this.#planned = { ply: ply!, decision: null, shown: null, moves: [] };
    }
  }

  /** The table has gone on: whoever planned goes on planning. */
  heard(): void {
    const planned = this.#planned !== null;
    this.lost = this.ready = false;
    this.#planned = null;
    if (planned || this.kept !== null) void this.begin();
  }

  keep(text: string): void {
    this.#laid = this.table.state!.ply;
    this.kept = text;
    this.#show(text);
  }

  /** Lays the plan where the table has gone on; lets it go with what was put together. */
  follow(): void {
    const { table, kept } = this;
    if (kept === null || !table.choosing) return;
    const ply = table.state!.ply;
    if (this.#laid === ply) {
      if (table.draft.text !== kept) this.kept = null;
      return;
    }
    this.#laid = ply;
    const offered = table.offered.has(kept);
    if (table.mine || !offered) this.kept = null;
    this.ready = table.mine && offered;
    this.lost = !offered;
    if (offered) this.#show(kept);
    else void table.draft.whyNot(kept);
  }

  #show(text: string): void {
    const { draft } = this.table;
    void draft.prepare(text);
    draft.hinted = text;
  }
}
