/** The table of Paris as it is put on the drawn board: what is held, where it lies, and what the server says to it. */
import { settings } from "../../../lib/settings.svelte.ts";
import type { Form, Sheet } from "../../../pad/sheet.svelte.ts";
import type { PadRefused } from "../../../protocol.ts";
import type { Seat } from "../art/emblems.ts";
import type { Content } from "../content.ts";
import { type Cell, cellOf, lies, spaceOf, written } from "../geometry.ts";
import type { Lamp } from "../view.ts";

export interface Data {
  game: string;
  options: { edition: string };
  ground: string[];
  buildings: { building: string; owner: Seat; spaces: string[] }[];
  annex: { space: string; building: string } | null;
  pieces: Record<string, { space: string; owner: Seat; facing?: string }>;
  cards: Record<Seat, string[]>;
  reserve: Record<Seat, string[]>;
  free?: Partial<Record<Seat, number>>;
}

export type Step = 1 | 2 | 3 | 4;
export const SEATS: Seat[] = ["orange", "blue"];
export const GARDEN = "JARDIN";
const FACINGS = ["n", "e", "s", "w"];
/** The cards that bring a piece; garden and annex are called otherwise. */
const PIECES = ["peintre", "lampadaire", "moulin-rouge", "fontaine", "grande-lumiere", "penseur"];
const CARD: Record<string, string> = { [GARDEN]: "jardin", bouquinistes: "bouquinistes" };

export const form: Form = {
  blank: (): Data => ({
    game: "paris",
    options: { edition: "fr" },
    ground: Array<string>(8).fill("????????"),
    buildings: [],
    annex: null,
    pieces: {},
    cards: { orange: [], blue: [] },
    reserve: { orange: [], blue: [] },
  }),
  seats: () => SEATS,
  fits: (data) => {
    const { ground, buildings, annex, pieces, cards, reserve, options } = data as Data;
    const on = (space: unknown): boolean => /^[a-h][1-8]$/.test(String(space));
    const sat = (owner: Seat): boolean => SEATS.includes(owner);
    return (
      Array.isArray(ground) &&
      ground.length === 8 &&
      ground.every((row) => /^[OBML?]{8}$/.test(row)) &&
      Array.isArray(buildings) &&
      buildings.every(
        (one) => sat(one?.owner) && Array.isArray(one.spaces) && one.spaces.length > 0 && one.spaces.every(on),
      ) &&
      (annex === null || on(annex?.space)) &&
      Object.values(pieces ?? {}).every((one) => sat(one?.owner) && on(one.space)) &&
      SEATS.every((seat) => Array.isArray(cards?.[seat]) && Array.isArray(reserve?.[seat])) &&
      typeof options?.edition === "string"
    );
  },
  usual: ["pad-pool"],
};

/** What follows from what lies there, as the server tells it. */
interface Told {
  lamps?: Lamp[];
  lights?: Record<string, string[]>;
}

export class Laying {
  step = $state<Step>(1);
  held = $state<string | null>(null);
  owner = $state<Seat>("orange");
  turns = $state(0);
  /** Where the held piece lies or was tried. */
  at = $state.raw<Cell | null>(null);
  /** What did not fit, and why. */
  ghost = $state.raw<{ cells: Cell[]; why: PadRefused } | null>(null);
  brush = $state("L");
  /** Are all twelve cards looked at, or the eight of first games? */
  all = $state(false);
  left = $state(false);

  constructor(readonly sheet: Sheet) {
    const { cards } = this.data;
    this.all = [...cards.orange, ...cards.blue].some((card) => !this.box.postcards[card]?.first);
  }

  get data(): Data {
    return this.sheet.data as Data;
  }
  get box(): Content {
    return this.sheet.box as Content;
  }
  get told(): Told {
    return (this.sheet.counted?.shown ?? {}) as Told;
  }
  get cards(): string[] {
    return Object.keys(this.box.postcards).filter((card) => this.all || this.box.postcards[card]!.first);
  }
  get buildings(): string[] {
    return Object.keys(this.box.buildings);
  }
  /** Everything that can be put on the board: the houses, and what the cards in play bring. */
  get things(): string[] {
    const brought = this.cards.map((card) => (card === "jardin" ? GARDEN : card));
    return [
      ...this.buildings,
      ...brought.filter((one) => one === GARDEN || one === "bouquinistes" || PIECES.includes(one)),
    ];
  }
  get lights(): number {
    return this.data.ground.join("").split("L").length - 1;
  }
  /** How many the box has: both players' tiles show the same. */
  get most(): number {
    return SEATS.length * (Object.values(this.box.tiles).flat().join("").split("L").length - 1);
  }

  // What lies there -----------------------------------------------------------------------------------------------------

  spaces(thing: string): string[] {
    const { buildings, annex, pieces } = this.data;
    if (thing === "bouquinistes") return annex ? [annex.space] : [];
    if (thing in pieces) return [pieces[thing]!.space];
    return buildings.find((one) => one.building === thing)?.spaces ?? [];
  }
  isLaid = (thing: string): boolean => this.spaces(thing).length > 0;

  ownerOf(thing: string): Seat | null {
    const { buildings, annex, pieces } = this.data;
    const host = thing === "bouquinistes" ? annex?.building : thing;
    return pieces[thing]?.owner ?? buildings.find((one) => one.building === host)?.owner ?? null;
  }
  /** Who has it in reserve. */
  keeper = (building: string): Seat | null => SEATS.find((seat) => this.data.reserve[seat].includes(building)) ?? null;
  /** Whose token is on a card. */
  user = (card: string): Seat | null => SEATS.find((seat) => this.data.cards[seat].includes(card)) ?? null;

  on(cell: Cell): string | null {
    const space = spaceOf(cell);
    return this.things.find((one) => this.spaces(one).includes(space)) ?? null;
  }

  // The hand ------------------------------------------------------------------------------------------------------------

  /** Take up a thing, where it lies if it does. */
  take(thing: string): void {
    [this.held, this.ghost, this.turns, this.at] = [thing, null, 0, null];
    const spaces = this.spaces(thing);
    if (spaces.length === 0) return;
    this.owner = this.ownerOf(thing) ?? this.owner;
    this.at = cellOf(spaces[0]!);
    const ways = this.ways(thing);
    for (const [turns, way] of ways.entries())
      for (const space of spaces) {
        const at = cellOf(space);
        if (written(moved(way.cells, way.pivot, at)) === [...spaces].sort().join("+"))
          [this.turns, this.at] = [turns, at];
      }
    const facing = this.data.pieces[thing]?.facing;
    if (facing) this.turns = FACINGS.indexOf(facing);
  }

  ways(thing: string): { cells: Cell[]; pivot: Cell }[] {
    const rows = thing === GARDEN ? this.box.garden.shape : this.box.buildings[thing];
    return rows ? lies(rows) : [{ cells: [[0, 0]], pivot: [0, 0] }];
  }

  drop(): void {
    [this.held, this.ghost] = [null, null];
  }

  async press(cell: Cell): Promise<void> {
    if (this.step === 1) return this.mark(cell);
    const there = this.on(cell);
    if (this.held && (!this.isLaid(this.held) || !there)) return this.lay(cell);
    if (!there) return;
    if (there === this.held) this.lift(there);
    else this.take(there);
  }

  /** A light on a space, or none; or the colour of the space, where it is asked for. */
  mark([x, y]: Cell): void {
    const ground = this.data.ground.map((row, index) =>
      index === y ? row.slice(0, x) + (row[x] === this.brush ? "?" : this.brush) + row.slice(x + 1) : row,
    );
    this.sheet.change({ ...this.data, ground });
  }

  lift(thing: string): void {
    this.sheet.change(without(this.data, thing));
    this.ghost = null;
  }

  async lay(cell: Cell): Promise<void> {
    const thing = this.held;
    if (!thing) return;
    const ways = this.ways(thing);
    const way = ways[this.turns % ways.length]!;
    const cells = moved(way.cells, way.pivot, cell);
    this.at = cell;
    const { owner, turns } = this;
    let why: PadRefused | null = null;
    // the statue looks at the next side where it would look over the edge
    for (let more = 0; more < FACINGS.length; more++) {
      why = await this.sheet.attempt((data) => this.placed(data as Data, thing, cells, owner, turns + more));
      if (why?.error !== "pad-facing") break;
    }
    this.ghost = why && this.held === thing ? { cells, why } : null;
  }

  /** The table with the thing on these spaces. Its card goes to its owner with it. */
  placed(before: Data, thing: string, cells: Cell[], owner: Seat, turns: number): Data {
    const data = without(before, thing);
    const spaces = cells.map(spaceOf).sort();
    const card = CARD[thing] ?? (PIECES.includes(thing) ? thing : null);
    if (card) data.cards = given(data.cards, card, owner);
    if (thing === "bouquinistes") {
      const own = data.buildings.filter((one) => one.owner === owner);
      const beside = own.filter((one) => one.spaces.some((space) => touches(cellOf(space), cells[0]!)));
      const host = beside[turns % Math.max(1, beside.length)] ?? own[0];
      data.annex = { space: spaces[0]!, building: host?.building ?? this.buildings[0]! };
    } else if (PIECES.includes(thing)) {
      const facing = thing === "penseur" ? { facing: FACINGS[turns % FACINGS.length]! } : {};
      data.pieces = { ...data.pieces, [thing]: { space: spaces[0]!, owner, ...facing } };
    } else {
      data.buildings = [...data.buildings, { building: thing, owner, spaces }];
      data.reserve = given(data.reserve, thing, null);
    }
    return data;
  }

  async turn(): Promise<void> {
    this.turns++;
    if (this.held && this.at && (this.ghost || this.isLaid(this.held))) await this.lay(this.at);
  }

  async own(seat: Seat): Promise<void> {
    this.owner = seat;
    if (this.held && this.at && (this.ghost || this.isLaid(this.held))) await this.lay(this.at);
  }

  // Cards and what is left over -----------------------------------------------------------------------------------------

  /** Sun, moon, nobody; a piece goes with its card. */
  use(card: string): void {
    const next = after(this.user(card));
    const thing = card === "jardin" ? GARDEN : card;
    let data: Data = { ...this.data };
    if (this.isLaid(thing)) {
      data = next ? reowned(data, thing, next) : without(data, thing);
      if (thing === "bouquinistes") data = without(data, thing);
    }
    data.cards = given(data.cards, card, next);
    this.sheet.change(data);
    if (next && this.things.includes(thing) && !this.isLaid(thing)) {
      this.take(thing);
      this.owner = next;
    } else if (this.held === thing) this.drop();
  }

  /** Sun, moon, pool. */
  leave(building: string): void {
    this.sheet.change({ ...this.data, reserve: given(this.data.reserve, building, after(this.keeper(building))) });
  }

  free(seat: Seat, count: number): void {
    this.sheet.change({ ...this.data, free: { orange: 0, blue: 0, ...this.data.free, [seat]: count } });
  }

  edition(edition: string): void {
    this.sheet.change({ ...this.data, options: { ...this.data.options, edition } });
  }

  /** The words for what the held thing earns, or why it does not lie there. */
  get line(): string {
    const { sheet, held } = this;
    if (this.ghost) {
      const words = this.ghost.why.said[settings.language] ?? this.ghost.why.sentence;
      return words.charAt(0).toUpperCase() + words.slice(1);
    }
    if (!held || this.step === 1) return "";
    const piece = sheet.t(`short-${held}`);
    if (!this.isLaid(held)) return sheet.t("scorepad-place", { piece });
    const name = sheet.name(this.ownerOf(held) ?? this.owner);
    const lit = sheet.items.find((one) => one.line === "lit" && one.figures["building"] === held);
    if (lit) return sheet.t("scorepad-earns", { piece, name, ...lit.figures, points: lit.points });
    const item = sheet.items.find((one) => one.line === "cards" && one.key.startsWith(held));
    if (item)
      return sheet.t("scorepad-brings", { what: sheet.t(`item-${item.key}`, item.figures), points: item.points });
    return sheet.t("scorepad-of", { piece, name });
  }
}

const after = (seat: Seat | null): Seat | null => (seat === null ? "orange" : seat === "orange" ? "blue" : null);

/** Something with one of the two, or with neither. */
function given(held: Record<Seat, string[]>, thing: string, seat: Seat | null): Record<Seat, string[]> {
  const without = (one: Seat): string[] => held[one].filter((other) => other !== thing);
  return { orange: without("orange"), blue: without("blue"), ...(seat ? { [seat]: [...without(seat), thing] } : {}) };
}

/** The table without a thing; what stood beside an annex takes it along. */
function without(data: Data, thing: string): Data {
  const { [thing]: _, ...pieces } = data.pieces;
  return {
    ...data,
    buildings: data.buildings.filter((one) => one.building !== thing),
    annex: thing === "bouquinistes" || data.annex?.building === thing ? null : data.annex,
    pieces,
  };
}

function reowned(data: Data, thing: string, owner: Seat): Data {
  const piece = data.pieces[thing];
  return {
    ...data,
    buildings: data.buildings.map((one) => (one.building === thing ? { ...one, owner } : one)),
    pieces: piece ? { ...data.pieces, [thing]: { ...piece, owner } } : data.pieces,
  };
}

const touches = ([ax, ay]: Cell, [bx, by]: Cell): boolean => Math.abs(ax - bx) + Math.abs(ay - by) === 1;

/** A shape with its middle on a space, moved in from the edge. */
function moved(cells: readonly Cell[], [px, py]: Cell, [x, y]: Cell): Cell[] {
  const there = cells.map(([cx, cy]) => [cx - px + x, cy - py + y] as const);
  const shift = (axis: 0 | 1): number =>
    Math.max(0, -Math.min(...there.map((one) => one[axis]))) -
    Math.max(0, Math.max(...there.map((one) => one[axis])) - 7);
  const [dx, dy] = [shift(0), shift(1)];
  return there.map(([cx, cy]) => [cx + dx, cy + dy] as const);
}
