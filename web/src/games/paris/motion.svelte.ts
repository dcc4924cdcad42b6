/** What an event brought onto the board, and from where: so that it can be seen coming. */
import type { Happened } from "../../protocol.ts";
import { onMoving } from "../../lib/motion.svelte.ts";
import type { Table } from "../../lib/table.svelte.ts";
import { type Cell, CELL, cellOf, centre, cornerOf, left, WIDTH } from "./geometry.ts";
import type { Paris } from "./types.ts";

/** So long a move is seen, also when the next one follows at once. */
const SEEN = 1_000;

interface Way {
  dx: number;
  dy: number;
}

/** Something that came: where it lay in a rail, and where on the board it lies now. */
interface Come {
  name: string;
  lay?: { piece: string; to: Cell };
}

function cameBy(event: Paris["event"]): Come | null {
  switch (event.event) {
    case "tile": {
      const [x, y] = cornerOf(event.square);
      return { name: event.square, lay: { piece: `hand-${event.seat}`, to: [left(x) + CELL, left(y) + CELL] } };
    }
    case "build": {
      const [first] = event.spaces.split("+");
      return { name: event.building, lay: { piece: event.building, to: centre(cellOf(first!)) } };
    }
    case "piece":
      return { name: event.piece };
    case "statue":
      return { name: "penseur" };
    case "annex":
      return { name: "annex" };
    case "card":
    case "decline":
      return { name: event.card };
    default:
      return null;
  }
}

export class Motion {
  /** Buildings, pieces, the annex and squares with tiles that just came; cards that were just turned over. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  #ways = $state.raw<ReadonlyMap<string, Way>>(new Map());
  #came = new Map<string, number>();
  #draft: string | null = null;

  constructor(table: Table, surface: () => Element | undefined) {
    $effect.pre(() => {
      if (table.draft.text !== null) this.#draft = table.draft.text;
    });
    onMoving<Paris>(table, (events) => this.#look(events, surface()));
  }

  from(name: string): Way | null {
    return this.#ways.get(name) ?? null;
  }

  #look(events: Happened<Paris>[], surface: Element | undefined): void {
    const now = performance.now();
    for (const [name, at] of this.#came) if (now - at > SEEN) this.#came.delete(name);
    const ways = new Map([...this.#ways].filter(([name]) => this.#came.has(name)));
    // what the player put there himself lies there already
    const own = this.#draft?.split(" ") ?? [];
    for (const event of events) {
      const come = cameBy(event);
      if (!come) continue;
      this.#came.set(come.name, now);
      if (own.includes(come.name)) ways.delete(come.name);
      else if (come.lay) this.#measure(ways, come.name, come.lay.piece, ...come.lay.to, surface);
    }
    this.#draft = null;
    this.fresh = new Set(this.#came.keys());
    this.#ways = ways;
  }

  /** From where it lay in a rail, in the board's own measure. */
  #measure(
    ways: Map<string, Way>,
    name: string,
    piece: string,
    x: number,
    y: number,
    surface: Element | undefined,
  ): void {
    const lay = document.querySelector(`[data-piece="${piece}"]`)?.getBoundingClientRect();
    const board = surface?.getBoundingClientRect();
    if (!lay || !board || lay.width === 0) return;
    const scale = WIDTH / board.width;
    ways.set(name, {
      dx: (lay.left + lay.width / 2 - board.left) * scale - x,
      dy: (lay.top + lay.height / 2 - board.top) * scale - y,
    });
  }
}
