/** The clocks of a table between two messages: what each seat has left now. The server says what was left when it spoke. */
import type { Table } from "../lib/table.svelte.ts";
import type { SeatClock } from "../protocol.ts";

/** How often a clock is looked at, in milliseconds: live, and over days. */
const LOOKS = { live: 100, days: 5000 };

/** So many seconds nobody counts as away. */
const MOMENT = 5;

/** What is left of a clock so many seconds after it was told. */
export function left(clock: SeatClock, passed: number): number {
  return clock.running ? Math.max(0, clock.left - Math.max(0, passed - clock.stands)) : clock.left;
}

/** At these many seconds whoever only hears the table is told, once each: no more often than one wants to hear it. */
export const TOLD = [60, 10];

/** Below so many seconds one's own clock is heard. */
export const TICKS = 11;

export class Ticking {
  #heard = $state(0);
  #now = $state(0);
  /** Runs as long as the component that made it. */
  constructor(readonly table: Table) {
    $effect(() => {
      void table.state?.seats;
      this.#heard = this.#now = performance.now();
    });
    $effect(() => {
      const kind = table.state?.clock?.kind;
      if (!kind) return;
      const timer = setInterval(() => (this.#now = performance.now()), LOOKS[kind]);
      return () => clearInterval(timer);
    });
  }

  #passed(): number {
    return Math.max(0, (this.#now - this.#heard) / 1000);
  }

  clock(seat: string): SeatClock | null {
    return this.table.state?.seats[seat]?.clock ?? null;
  }

  left(seat: string): number {
    const clock = this.clock(seat);
    return clock ? left(clock, this.#passed()) : 0;
  }

  /** For how long it stands still, in seconds. */
  stands(seat: string): number {
    return Math.max(0, (this.clock(seat)?.stands ?? 0) - this.#passed());
  }

  /** For how many seconds whoever sits there has been away; null: not away, or for a moment, as who loads a page anew. */
  gone(seat: string): number | null {
    const gone = this.clock(seat)?.gone ?? null;
    return gone === null || gone + this.#passed() < MOMENT ? null : gone + this.#passed();
  }

  /** What the others have said about a seat that is late. */
  claims(seat: string): SeatClock["claims"] {
    return this.clock(seat)?.claims ?? {};
  }

  /** What may be held against a seat now: what the server said, or that its time has run out since. */
  due(seat: string): SeatClock["due"] {
    const clock = this.clock(seat);
    if (!clock?.running) return null;
    return clock.due ?? (this.stands(seat) === 0 && this.left(seat) === 0 ? "time" : null);
  }

  /** Whose time runs, or would if it did not stand. */
  get running(): string | null {
    return Object.entries(this.table.state?.seats ?? {}).find(([, one]) => one.clock?.running)?.[0] ?? null;
  }
}
