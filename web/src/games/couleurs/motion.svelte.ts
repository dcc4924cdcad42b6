/** What the events brought onto the table: so that it can be seen coming, and the disc turning. */
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { onMoving } from "../../lib/motion.svelte.ts";
import { still } from "../../lib/settings.svelte.ts";
import type { CouleursEvent } from "./facts.ts";
import type { CouleursHand } from "./hand.svelte.ts";
import type { Couleurs } from "./types.ts";

/** So long something is seen to come, also when more happens at once. */
const SEEN = 1_000;
const TURN = 900;
const DISC = "disc";

/** What an event brought, by a name. */
function cameBy(event: CouleursEvent): string | null {
  switch (event.event) {
    case "place":
      return assistantAt(event.seat, event.place);
    case "deal":
    case "finish":
      return event.card;
    case "paint":
      return squareOf(event.card, event.square);
    case "disc":
      return DISC;
    default:
      return null;
  }
}

const assistantAt = (seat: string | null, place: string): string => `${seat} at ${place}`;
const squareOf = (card: string, square: number): string => `${card} ${square}`;

export class Motion {
  /** How far the disc is turned, as it is seen. */
  readonly turned: Tween<number>;
  #fresh = $state.raw<ReadonlyMap<string, number>>(new Map());
  #notches = $state(0);

  constructor(readonly hand: CouleursHand) {
    const to = (): number => hand.view.turned + hand.ahead;
    this.turned = new Tween(to(), { duration: TURN, easing: cubicInOut });
    onMoving<Couleurs>(hand.table, (events) => {
      this.#look(events);
      // where nothing turned it, it lies in another position at once
      if (this.#notches === 0) void this.turned.set(to(), { duration: 0 });
    });
    $effect(() => void this.turned.set(to(), still() ? { duration: 0 } : {}));
  }

  #look(events: CouleursEvent[]): void {
    const now = performance.now();
    const fresh = new Map([...this.#fresh].filter(([, at]) => now - at < SEEN));
    for (const event of events) {
      const name = cameBy(event);
      if (name !== null) fresh.set(name, now);
    }
    this.#fresh = fresh;
    this.#notches = events.reduce((sum, event) => sum + (event.event === "disc" ? event.count : 0), 0);
  }

  /** How far what the edge foretold is from its place: only a turn by one notch was foretold. */
  get coming(): number {
    const left = this.turned.target - this.turned.current;
    return this.#notches === 1 && this.hand.ahead === 0 && left > 0.01 ? left : 0;
  }

  /** Has the disc just turned? */
  get edge(): boolean {
    return this.#fresh.has(DISC);
  }

  /** Has an assistant of this seat just come there? */
  placed = (seat: string, place: string): boolean => this.#fresh.has(assistantAt(seat, place));

  /** Has this painting just come to an easel, or to the wall? */
  came = (card: string): boolean => this.#fresh.has(card);

  /** Was this square just painted? */
  painted = (card: string, square: number): boolean => this.#fresh.has(squareOf(card, square));
}
