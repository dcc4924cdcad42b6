/** What the events brought: so that it can be seen coming. */
import { onMoving } from "../../lib/motion.svelte.ts";
import type { Table } from "../../lib/table.svelte.ts";
import { facts } from "./facts.ts";
import type { Flatiron } from "./types.ts";

/** So long something is seen to come, also when more happens at once. */
const SEEN = 1_000;

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

export class Motion {
  #came = $state.raw<ReadonlyMap<string, number>>(new Map());

  constructor(table: Table) {
    onMoving<Flatiron>(table, (events) => {
      const now = performance.now();
      const fresh = events.flatMap(cameBy).map((name): [string, number] => [name, now]);
      this.#came = new Map([...[...this.#came].filter(([, at]) => now - at < SEEN), ...fresh]);
    });
  }

  /** Has it just come? In the ids of the table's things. */
  came(name: string): boolean {
    return this.#came.has(name);
  }
}
