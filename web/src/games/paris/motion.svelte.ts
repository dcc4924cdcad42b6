/** What an event brought onto the board or into a reserve, and from where, so that it can be seen coming; the points that came
 * or went by it, where they are made; the lamps that went out. */
import { untrack } from "svelte";
import type { Happened } from "../../protocol.ts";
import { onMoving } from "../../lib/motion.svelte.ts";
import type { Table } from "../../lib/table.svelte.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { type Cell, CELL, cellOf, centre, cornerOf, furniture, left, WIDTH } from "./geometry.ts";
import type { Paris } from "./types.ts";

/** So long a move is seen, also when the next one follows at once. */
const SEEN = 1_000;

/** So long points and a lamp that goes out can be seen. */
const TOLD = 2_800;

/** Points that came or went, where they are made on the board. */
export interface Points {
  at: Cell;
  seat: string;
  points: number;
}

interface Look {
  view: Paris["view"];
  shown: NonNullable<Paris["shown"]>;
}

/** What has changed in the score sheets by what happened: summed for each building and piece on the board. What an unbuilt
 * building no longer costs, and what a group gains, is told where it was built. */
export function pointsBy(before: Look, after: Look, events: readonly Paris["event"][]): Points[] {
  const built = events.flatMap((event) => (event.event === "build" || event.event === "annex" ? [event] : [])).at(-1);
  const parts = ({ shown }: Look): Map<string, { name: string; seat: string; points: number }> =>
    new Map(
      shown.items.map(({ seat, line, key, figures, points }) => {
        const what = line === "lit" || line === "unbuilt" ? String(figures["building"]) : key.replace(/-blocked$/, "");
        return [
          `${seat} ${line} ${line === "group" ? "" : what}`,
          { name: line === "group" ? "group" : what, seat, points },
        ];
      }),
    );
  const [had, has] = [parts(before), parts(after)];
  const sums = new Map<string, Points>();
  for (const part of new Set([...had.keys(), ...has.keys()])) {
    const { name, seat } = (has.get(part) ?? had.get(part))!;
    const change = (has.get(part)?.points ?? 0) - (had.get(part)?.points ?? 0);
    const at = placeOf(name, seat, after) ?? (built?.seat === seat ? placeOf(built.building, seat, after) : null);
    if (change === 0 || !at) continue;
    const sum = sums.get(`${seat} ${at}`) ?? { at, seat, points: 0 };
    sums.set(`${seat} ${at}`, { ...sum, points: sum.points + change });
  }
  return [...sums.values()].filter(({ points }) => points !== 0);
}

/** Where on the board a building or a piece stands; where a seat's largest group does, if that is all that changed there. */
function placeOf(name: string, seat: string, { view, shown }: Look): Cell | null {
  const building = view.buildings.find((one) => one.building === name);
  const group = name === "group" ? shown.groups[seat]?.[0] : undefined;
  const spaces = building?.spaces ?? group;
  if (spaces) return centre(furniture(spaces.map(cellOf)).chimney);
  const piece = view.pieces.find((one) => one.card === name);
  return piece ? centre(cellOf(piece.space)) : null;
}

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

const lookOf = ({ view, shown }: Drawing): Look => ({ view: view as Paris["view"], shown: shown as Look["shown"] });

export class Motion {
  /** Buildings, pieces, the annex and squares with tiles that just came; cards that were just turned over. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** Points that came or went just now. */
  points = $state.raw<readonly Points[]>([]);
  /** Spaces of lamps that went out just now. */
  out = $state.raw<readonly string[]>([]);
  #ways = $state.raw<ReadonlyMap<string, Way>>(new Map());
  #taken = $state.raw<ReadonlyMap<string, DOMRect>>(new Map());
  #before: Look | null = null;
  #timer = 0;
  #came = new Map<string, number>();
  #draft: string | null = null;

  constructor(table: Table, surface: () => Element | undefined) {
    $effect.pre(() => {
      if (table.draft.text !== null) this.#draft = table.draft.text;
    });
    $effect.pre(() => {
      const drawing = table.drawing;
      untrack(() => {
        if (drawing?.shown) this.#before ??= lookOf(drawing);
      });
    });
    onMoving<Paris>(table, (events, drawing) => {
      this.#look(events, surface());
      this.#tell(events, drawing);
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** What has come and gone since the drawing before; after a while it is told no more. */
  #tell(events: Happened<Paris>[], drawing: Drawing): void {
    const [before, now] = [this.#before, drawing.shown ? lookOf(drawing) : null];
    this.#before = now;
    if (!before || !now) return;
    if (events.length === 0) return this.#told();
    this.points = pointsBy(before, now, events);
    this.out = before.shown.lamps
      .map((lamp) => lamp.space)
      .filter((space) => !now.shown.lamps.some((one) => one.space === space));
    clearTimeout(this.#timer);
    if (this.points.length + this.out.length > 0) this.#timer = window.setTimeout(() => this.#told(), TOLD);
  }

  #told(): void {
    this.points = [];
    this.out = [];
  }

  /** Where in the pool a building lay that was taken just now. */
  taken(building: string): DOMRect | null {
    return this.#taken.get(building) ?? null;
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
    const lay = (building: string): DOMRect | undefined =>
      document.querySelector(`[data-piece="${building}"]`)?.getBoundingClientRect();
    this.#taken = new Map(
      events.flatMap((event) => {
        const rect = event.event === "take" ? lay(event.building) : undefined;
        return event.event === "take" && rect && rect.width > 0 ? [[event.building, rect] as const] : [];
      }),
    );
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
