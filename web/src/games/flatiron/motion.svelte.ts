/** What the events brought: so that it can be seen coming, and how much it was. */
import { onMoving } from "../../lib/motion.svelte.ts";
import type { Table } from "../../lib/table.svelte.ts";
import { facts } from "./facts.ts";
import type { Flatiron } from "./types.ts";

/** So long something is seen to come, also when more happens at once. */
const SEEN = 1_000;
/** So long a number floats. */
const FLOATS = 2_400;

/** What came or went in one place: points, or dollars. */
export interface Gain {
  points: number;
  dollars: number;
}

/** What came, or went its way: an architect, who is nowhere else pointed at, or what the event is about. */
function cameBy(event: Flatiron["event"]): string[] {
  switch (event.event) {
    case "move":
    case "daniel-card":
      return [`pawn-${event.seat}`, ...facts.where(event)];
    case "buy-card":
    case "buy-decree":
    case "build":
    case "floor":
    case "open-card":
    case "news":
    case "spend":
    case "points":
    case "paperboy":
      return facts.where(event);
    default:
      return [];
  }
}

/** Points and dollars that came or went, by the place where: points where the pillar or the floor was built that scored
 * them, else at the marker. */
export function gainsOf(events: readonly Flatiron["event"][]): Map<string, Gain> {
  const found = new Map<string, Gain>();
  const add = (place: string, points: number, dollars: number): void => {
    const gain = found.get(place) ?? { points: 0, dollars: 0 };
    found.set(place, { points: gain.points + points, dollars: gain.dollars + dollars });
  };
  let built: { seat: string | null; place: string } | null = null;
  for (const event of events) {
    if (event.event === "build" || event.event === "floor") built = { seat: event.seat, place: facts.where(event)[0]! };
    if (event.event === "points") {
      const there = built?.seat === event.seat ? built.place : `score-${event.seat}`;
      add(there, event.points, 0);
    }
    if (event.event === "dollars") add(`dollars-${event.seat}`, 0, event.dollars);
    if (event.event === "sell-pillar") add(`dollars-${event.seat}`, 0, event.price);
    else if ("price" in event && event.price) add(`dollars-${event.seat}`, 0, -event.price);
  }
  return new Map([...found].filter(([, { points, dollars }]) => points !== 0 || dollars !== 0));
}

export class Motion {
  #came = $state.raw<ReadonlyMap<string, number>>(new Map());
  #gains = $state.raw<ReadonlyMap<string, Gain>>(new Map());
  #timer = 0;

  constructor(table: Table) {
    onMoving<Flatiron>(table, (events) => {
      const now = performance.now();
      const fresh = events.flatMap(cameBy).map((name): [string, number] => [name, now]);
      this.#came = new Map([...[...this.#came].filter(([, at]) => now - at < SEEN), ...fresh]);
      this.#float(gainsOf(events));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #float(gains: ReadonlyMap<string, Gain>): void {
    if (gains.size === 0) return;
    clearTimeout(this.#timer);
    this.#gains = gains;
    this.#timer = window.setTimeout(() => (this.#gains = new Map()), FLOATS);
  }

  /** Has it just come? In the ids of the table's things. */
  came(name: string): boolean {
    return this.#came.has(name);
  }

  /** What came or went there just now. */
  gain(name: string): Gain | null {
    return this.#gains.get(name) ?? null;
  }
}
