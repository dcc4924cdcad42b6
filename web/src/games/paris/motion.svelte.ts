/** What came onto the board since the last look, and from where: so that it can be seen coming. */
import { untrack } from "svelte";
import type { Table } from "../../lib/table.svelte.ts";
import { cellOf, centre, cornerOf, left, WIDTH } from "./geometry.ts";
import type { View } from "./view.ts";

/** So long a move is seen, also when the next one follows at once. */
const SEEN = 1_000;

interface Way {
  dx: number;
  dy: number;
}

export class Motion {
  /** Buildings, pieces, the annex and squares with tiles that just came. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  #ways = $state.raw<ReadonlyMap<string, Way>>(new Map());
  #came = new Map<string, number>();
  #view: View | null = null;
  #draft: string | null = null;

  constructor(table: Table, surface: () => Element | undefined) {
    $effect.pre(() => {
      if (table.draft.text !== null) this.#draft = table.draft.text;
    });
    $effect.pre(() => {
      const view = (table.drawing?.view ?? null) as View | null;
      untrack(() => this.#look(view, surface()));
    });
  }

  from(name: string): Way | null {
    return this.#ways.get(name) ?? null;
  }

  #look(view: View | null, surface: Element | undefined): void {
    const before = this.#view;
    this.#view = view;
    if (!view || !before || view === before) return;
    const now = performance.now();
    for (const [name, at] of this.#came) if (now - at > SEEN) this.#came.delete(name);
    const ways = new Map([...this.#ways].filter(([name]) => this.#came.has(name)));
    const fresh = new Set<string>();
    const had = new Set(before.buildings.map((one) => one.building));
    for (const one of view.buildings)
      if (!had.has(one.building)) {
        fresh.add(one.building);
        const [x, y] = centre(cellOf(one.spaces[0]!));
        this.#measure(ways, one.building, one.building, x, y, surface);
      }
    for (const one of view.pieces) if (!before.pieces.some((other) => other.card === one.card)) fresh.add(one.card);
    if (view.annex && !before.annex) fresh.add("annex");
    const tile = view.tiles.length === before.tiles.length + 1 ? view.tiles.at(-1)! : null;
    if (tile) {
      fresh.add(tile.square);
      const [x, y] = cornerOf(tile.square);
      this.#measure(ways, tile.square, `hand-${tile.owner}`, left(x) + 86, left(y) + 86, surface);
    }
    // what the player put there himself lies there already
    const own = this.#draft?.split(" ") ?? [];
    for (const name of fresh) {
      this.#came.set(name, now);
      if (own.includes(name)) ways.delete(name);
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
