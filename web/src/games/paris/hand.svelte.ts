/** What the player holds over the board: which piece, how it lies, where. Knows no rules: it makes texts of the notation and
 * matches them with those that are offered. */
import { untrack } from "svelte";
import { Refusal } from "../../lib/api.ts";
import { ready } from "../../lib/focus.ts";
import { Hand } from "../../lib/hand.svelte.ts";
import type { Table } from "../../lib/table.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { facts } from "./facts.ts";
import {
  type Cell,
  cellOf,
  cornerOf,
  type Lie,
  lies,
  mirrored,
  onBoard,
  spaceOf,
  squareOf,
  written,
} from "./geometry.ts";
import type { Paris } from "./types.ts";

export type Held =
  | { kind: "tile"; tile: number }
  | { kind: "take"; building: string }
  | { kind: "build"; building: string }
  | { kind: "card"; card: string; old: string | null; taken: string | null };

export interface Ghost {
  cells: Cell[];
  /** The move that this is. */
  text: string;
  /** Is it offered? */
  fits: boolean;
  /** What is chosen beside the place: quarter turns, a facing, a building. */
  extra: string | null;
}

const FACINGS = ["n", "e", "s", "w"];
const NOTHING: readonly string[] = [];
const SETTLE = 70;
/** Under a finger a piece is held above it, so that it can be seen. */
export const LIFT = 64;

export const isOn = (cells: readonly Cell[], [x, y]: Cell): boolean =>
  cells.some((cell) => cell[0] === x && cell[1] === y);

export class ParisHand extends Hand<Paris> {
  chosen = $state.raw<Held | null>(null);
  turn = $state(0);
  flipped = $state(false);
  /** Where the pointer or the focus is; nowhere, and nothing is held over the board. */
  at = $state.raw<Cell | null>(null);
  /** Put down there, to be confirmed. */
  pinned = $state(false);
  /** How often and which way it was turned, so that turning is seen. */
  spun = $state.raw({ count: 0, step: 1 });
  #timer = 0;
  #adopted = false;

  constructor(table: Table) {
    super(table);
    // a hint is held over the board as if it had been put there
    $effect(() => {
      const hinted = table.draft.hinted;
      untrack(() => {
        if (hinted !== null) this.#adopt(hinted);
        else if (this.#adopted && table.draft.text === null) this.clear();
        this.#adopted = hinted !== null;
      });
    });
  }

  protected override cancelled(): void {
    if (this.pinned) {
      this.pinned = false;
      this.at = null;
    }
    if (this.chosen && this.#whole(this.chosen)) this.chosen = null;
  }

  get seats(): string[] {
    return Object.keys(this.view.reserves);
  }

  /** What the others did since my last turn: it stays outlined until mine is finished. Whoever only watches sees the last. */
  readonly since = $derived.by((): Paris["event"][] => {
    const { table } = this;
    if (table.review || table.replay.on || table.state?.status !== "playing") return [];
    const lines = table.log.read.filter((line) => line.seat !== null && line.ply < table.drawing!.ply);
    const mine = table.seat === null ? lines.length - 2 : lines.findLastIndex((line) => line.seat === table.seat);
    return lines.slice(mine + 1).flatMap((line) => line.events as Paris["event"][]);
  });

  /** Buildings and postcards in it. */
  readonly touched = $derived(new Set(this.since.flatMap((event) => facts.where(event))));

  // What may be taken up --------------------------------------------------------------------------------------------

  /** The offered texts; they stay while the move is on its way, so that nothing flickers. */
  readonly offered = $derived.by((): ReadonlySet<string> => {
    const { table } = this;
    return table.choosing || (table.mine && table.sending) ? new Set(table.moves) : new Set();
  });

  readonly #first = $derived.by(() => {
    const found = {
      tile: new Set<string>(),
      take: new Set<string>(),
      build: new Set<string>(),
      card: new Set<string>(),
      pass: false,
    };
    for (const text of this.offered) {
      const [verb, what] = text.split(" ", 2) as [string, string | undefined];
      if (verb === "pass") found.pass = true;
      else if (verb === "tile" || verb === "take" || verb === "build" || verb === "card") found[verb].add(what!);
    }
    return found;
  });

  /** What is held: what was taken up, or the only tile, which lies ready in the hand. */
  readonly held = $derived.by((): Held | null => {
    if (this.chosen) return this.chosen;
    const [tile, ...more] = this.#first.tile;
    return tile !== undefined && more.length === 0 ? { kind: "tile", tile: Number(tile) } : null;
  });

  readonly #swaps = $derived.by(() => {
    const held = this.held;
    const [olds, news] = [new Set<string>(), new Set<string>()];
    if (held?.kind === "card" && held.card === "levitation")
      for (const text of this.offered) {
        const [, card, old, taken] = text.split(" ");
        if (card !== "levitation" || taken === undefined) continue;
        olds.add(old!);
        if (old === held.old) news.add(taken);
      }
    return { olds, news };
  });

  get swapping(): boolean {
    return this.held?.kind === "card" && this.held.card === "levitation";
  }

  get mayPass(): boolean {
    return this.#first.pass;
  }

  mayTile = (tile: number): boolean => this.#first.tile.has(String(tile));
  mayReserve = (building: string): boolean =>
    this.swapping && this.#swaps.olds.size > 0 ? this.#swaps.olds.has(building) : this.#first.build.has(building);
  mayPool = (building: string): boolean => this.#first.take.has(building) || this.#swaps.news.has(building);
  mayCard = (card: string): boolean => this.#first.card.has(card);
  /** Could it do anything now, other than take a token? */
  serves = (card: string): boolean => this.table.beginning(`card ${card}`).some((text) => text !== `card ${card} -`);

  isTile = (tile: number): boolean => this.held?.kind === "tile" && this.held.tile === tile;
  isReserve = (building: string): boolean =>
    (this.held?.kind === "build" && this.held.building === building) ||
    (this.held?.kind === "card" && this.held.old === building);
  isPool = (building: string): boolean =>
    (this.held?.kind === "take" && this.held.building === building) ||
    (this.held?.kind === "card" && this.held.taken === building);
  isCard = (card: string): boolean => this.held?.kind === "card" && this.held.card === card;

  takeTile(tile: number): void {
    if (this.mayTile(tile)) this.#take({ kind: "tile", tile });
  }

  takeReserve(building: string, keep = false): void {
    if (!this.mayReserve(building)) return;
    if (this.swapping) this.#swap(building, null);
    else if (!keep && this.isReserve(building)) this.putBack();
    else if (!this.isReserve(building)) this.#take({ kind: "build", building });
  }

  takePool(building: string, keep = false): void {
    if (!this.mayPool(building)) return;
    if (this.held?.kind === "card") return this.#swap(this.held.old!, building);
    if (this.isPool(building)) return keep ? undefined : this.putBack();
    this.#take({ kind: "take", building });
    void this.table.draft.choose(`take ${building}`);
  }

  takeCard(card: string): void {
    if (!this.mayCard(card)) return;
    if (this.isCard(card)) return this.putBack();
    this.#take({ kind: "card", card, old: null, taken: null });
    if (this.offered.has(`card ${card}`)) void this.table.draft.choose(`card ${card}`);
    else if (this.swapping && this.#swaps.olds.size === 1) this.#swap([...this.#swaps.olds][0]!, null);
  }

  #swap(old: string, taken: string | null): void {
    this.#take({ kind: "card", card: "levitation", old, taken });
    if (taken === null && this.#swaps.news.size === 1)
      this.#take({ kind: "card", card: "levitation", old, taken: [...this.#swaps.news][0]! });
  }

  #take(held: Held): void {
    clearTimeout(this.#timer); // what was held over the board a moment ago is not asked about any more
    this.table.draft.cancel();
    this.chosen = held;
    this.turn = 0;
    this.flipped = false;
    this.at = null;
    this.pinned = false;
  }

  /** Its name as a label. */
  readonly piece = $derived.by((): string => {
    const held = this.held;
    if (!held) return "";
    const name = held.kind === "tile" ? "tile" : held.kind === "card" ? (held.taken ?? held.card) : held.building;
    return this.table.t(`short-${name}`);
  });

  /** Its name in a sentence, with an article where the language has one. */
  get thing(): string {
    const held = this.held;
    if (!held || held.kind === "tile") return this.piece;
    const building = held.kind !== "card" ? held.building : (held.taken ?? (held.card === "jardin" ? "JARDIN" : null));
    if (building !== null) return this.table.word("building", building);
    const { card } = held as { card: string };
    return card === "bouquinistes" ? this.table.t("thing-annex") : this.table.word("piece", card);
  }

  /** The text that leaves a card's action unused. */
  get decline(): string | null {
    const held = this.held;
    const text = held?.kind === "card" ? `card ${held.card} -` : "";
    return this.offered.has(text) ? text : null;
  }

  /** Is a token about to be put on a card for nothing? */
  get declined(): boolean {
    return this.decline !== null && this.table.draft.text === this.decline;
  }

  #whole = (held: Held): boolean => held.kind === "take" || (held.kind === "card" && !this.decline);

  /** Hold what a text says, where it says. */
  #adopt(text: string): void {
    const [verb, what, old, taken] = text.split(" ") as [string, string, string?, string?];
    const swaps = what === "levitation" && taken !== undefined;
    this.clear();
    if (verb === "tile") this.chosen = { kind: "tile", tile: Number(what) };
    else if (verb === "take" || verb === "build") this.chosen = { kind: verb, building: what };
    else if (verb === "card")
      this.chosen = { kind: "card", card: what, old: swaps ? old! : null, taken: swaps ? taken : null };
    if (this.#stem === null) return;
    for (const flipped of this.mayFlip ? [false, true] : [false])
      for (let turn = 0; turn < 4; turn++)
        for (let cell = 0; cell < 64; cell++) {
          const over: Cell = [cell % 8, Math.floor(cell / 8)];
          if (this.#lay(over, turn, flipped).text !== text) continue;
          [this.at, this.turn, this.flipped, this.pinned] = [over, turn, flipped, true];
          return;
        }
  }

  override get holding(): boolean {
    return this.chosen !== null;
  }

  override putBack(): void {
    clearTimeout(this.#timer);
    this.table.draft.cancel();
    this.chosen = null;
    this.at = null;
    this.pinned = false;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.chosen = null;
    this.turn = 0;
    this.flipped = false;
    this.at = null;
    this.pinned = false;
  }

  /** One step back: the place, then the swap, then the piece. */
  escape(): void {
    const held = this.chosen;
    if (this.pinned || this.table.draft.text !== null) {
      this.pinned = false;
      this.at = null;
      this.table.draft.cancel();
    } else if (held?.kind === "card" && held.taken !== null) this.#take({ ...held, taken: null });
    else if (held?.kind === "card" && held.old !== null) this.#take({ ...held, old: null });
    else this.putBack();
  }

  // Where it may lie ------------------------------------------------------------------------------------------------

  /** The words of the move before the place. */
  readonly #stem = $derived.by((): string | null => {
    const held = this.held;
    switch (held?.kind) {
      case "tile":
        return `tile ${held.tile}`;
      case "build":
        return `build ${held.building}`;
      case "card":
        if (held.card !== "levitation") return `card ${held.card}`;
        return held.taken === null ? null : `card levitation ${held.old} ${held.taken}`;
      default:
        return null;
    }
  });

  /** Places that are offered, with what can be chosen beside each. */
  readonly spots = $derived.by(() => {
    const found = new Map<string, string[]>();
    const stem = this.#stem;
    if (stem === null) return found;
    const skip = stem.split(" ").length;
    for (const text of this.offered) {
      if (!text.startsWith(`${stem} `)) continue;
      const [place, extra] = text.split(" ").slice(skip) as [string, string | undefined];
      if (place === "-" || (this.swapping && !/^[a-h]\d/.test(place))) continue;
      const extras = found.get(place) ?? [];
      if (extra !== undefined) extras.push(extra);
      found.set(place, extras);
    }
    return found;
  });

  /** Is there something to lay on the board? */
  readonly lays = $derived(this.#stem !== null && (this.spots.size > 0 || this.held?.kind !== "card"));

  get onSquares(): boolean {
    return this.held?.kind === "tile";
  }

  /** The drawing of the shape that is held; a single space for a piece. */
  readonly shape = $derived.by((): string[] => {
    const held = this.held;
    if (held?.kind === "build") return this.box.buildings[held.building]!;
    if (held?.kind === "card" && held.taken !== null) return this.box.buildings[held.taken]!;
    if (held?.kind === "card" && held.card === "jardin") return this.box.garden.shape;
    return ["#"];
  });

  readonly #lies = $derived.by((): Lie[][] =>
    this.mayFlip ? [lies(this.shape), lies(mirrored(this.shape))] : [lies(this.shape)],
  );

  get mayFlip(): boolean {
    return (
      this.view.options.flip &&
      (this.held?.kind === "build" || (this.held?.kind === "card" && this.held.taken !== null))
    );
  }

  /** The powers that laying it there would spend. */
  spends(place: string): readonly string[] {
    return this.planned.spends[`${this.#stem} ${place}`] ?? NOTHING;
  }

  /** The powers that the move being prepared would spend. */
  get spent(): string[] {
    return this.brings.flatMap((event) => (event.event === "spent" ? [event.card] : []));
  }

  /** Spaces, or squares, that some offered place covers, with what lying there would spend at least. */
  readonly marks = $derived.by(() => {
    const found = new Map<string, readonly string[]>();
    for (const place of this.spots.keys()) {
      const spends = this.spends(place);
      for (const space of place.split("+")) {
        const known = found.get(space);
        if (!known || spends.length < known.length) found.set(space, spends);
      }
    }
    return found;
  });

  mark(cell: Cell): readonly string[] | null {
    return this.marks.get(this.onSquares ? squareOf(cell) : spaceOf(cell)) ?? null;
  }

  /** How what is held would lie if it were over this space: as it is turned, moved a little where that makes it fit. */
  #lay(over: Cell, turn: number, flipped: boolean): Ghost {
    const stem = this.#stem!;
    const held = this.held!;
    if (held.kind === "tile") {
      const square = squareOf(over);
      const [x, y] = cornerOf(square);
      const text = `${stem} ${square} ${turn % 4}`;
      return {
        cells: [
          [x, y],
          [x + 1, y],
          [x, y + 1],
          [x + 1, y + 1],
        ],
        text,
        fits: this.offered.has(text),
        extra: String(turn % 4),
      };
    }
    const ways = this.#lies[flipped ? 1 : 0] ?? this.#lies[0]!;
    const lie = ways[turn % ways.length]!;
    if (lie.cells.length === 1) return this.#put(over, turn);
    const put = ([px, py]: Cell): Cell[] => lie.cells.map(([x, y]) => [over[0] - px + x, over[1] - py + y]);
    const near = ([x, y]: Cell): number => Math.abs(x - lie.pivot[0]) + Math.abs(y - lie.pivot[1]);
    for (const held of [...lie.cells].sort((one, other) => near(one) - near(other))) {
      const cells = put(held);
      if (cells.every(onBoard) && this.spots.has(written(cells)))
        return { cells, text: `${stem} ${written(cells)}`, fits: true, extra: null };
    }
    const cells = inside(put(lie.pivot), lie);
    const text = `${stem} ${written(cells)}`;
    return { cells, text, fits: this.offered.has(text), extra: null };
  }

  /** A piece on one space, with its facing or its building where it has one. */
  #put(over: Cell, turn: number): Ghost {
    const space = spaceOf(over);
    const held = this.held as { card: string };
    const extras = this.spots.get(space) ?? [];
    let extra: string | null = null;
    if (held.card === "penseur")
      extra = FACINGS.map((_, i) => FACINGS[(turn + i) % 4]!).find((one) => extras.includes(one)) ?? FACINGS[turn % 4]!;
    else if (held.card === "bouquinistes") {
      const own = this.view.buildings.find((one) => one.owner === this.table.seat);
      extra = extras[turn % Math.max(1, extras.length)] ?? own?.building ?? "JARDIN";
    }
    const text = [this.#stem, space, ...(extra === null ? [] : [extra])].join(" ");
    return { cells: [over], text, fits: this.offered.has(text), extra };
  }

  /** Where what is held may not lie, as the refusal names it. */
  readonly barred = $derived.by((): Cell[] => {
    const { text, refusal } = this.table.draft;
    const named = refusal !== null && text !== null && text === this.ghost?.text ? refusal.said.figures["space"] : [];
    return [named].flat().flatMap((space) => (typeof space === "string" ? [cellOf(space)] : []));
  });

  readonly ghost = $derived.by((): Ghost | null =>
    this.at === null || !this.lays ? null : this.#lay(this.at, this.turn, this.flipped),
  );

  /** Which of how many ways it lies. */
  get ways(): { at: number; count: number } {
    const held = this.held;
    if (held?.kind === "tile") return { at: (this.turn % 4) + 1, count: 4 };
    const extras = this.ghost ? this.#sorted(this.spots.get(spaceOf(this.ghost.cells[0]!)) ?? []) : [];
    if (this.shape.join() === "#")
      return { at: Math.max(0, extras.indexOf(this.ghost?.extra ?? "")) + 1, count: Math.max(1, extras.length) };
    const count = this.#lies[0]!.length;
    return { at: (this.turn % count) + 1, count };
  }

  #sorted = (extras: string[]): string[] =>
    this.isCard("penseur") ? FACINGS.filter((one) => extras.includes(one)) : extras;

  rotate(step: number): void {
    if (!this.held || !this.lays) return;
    const { at, count } = this.ways;
    if (count < 2) return;
    if (this.isCard("penseur") && this.ghost) {
      const extras = this.#sorted(this.spots.get(spaceOf(this.ghost.cells[0]!)) ?? []);
      this.turn = FACINGS.indexOf(extras[(at - 1 + step + count) % count]!);
    } else this.turn = (at - 1 + step + count) % count;
    this.spun = { count: this.spun.count + 1, step };
    this.#show(this.pinned ? "turned" : "held");
  }

  flip(): void {
    if (!this.mayFlip) return;
    this.flipped = !this.flipped;
    this.#show(this.pinned ? "turned" : "held");
  }

  // Over the board --------------------------------------------------------------------------------------------------

  hover(cell: Cell | null): void {
    if (this.pinned || !this.lays || this.declined) return;
    if (cell === this.at || (cell && this.at && cell[0] === this.at[0] && cell[1] === this.at[1])) return;
    this.at = cell;
    this.#show("held");
  }

  /** Taken up again from where it was put. */
  lift(): void {
    this.pinned = false;
    this.table.draft.cancel();
  }

  /** Put down where it is held now. */
  drop(): void {
    if (!this.ghost) return;
    this.pinned = true;
    this.#show("dropped");
  }

  /** The spaces of the own move that can be taken back at once. */
  readonly undoable = $derived.by((): string[] => {
    const { table } = this;
    if (table.undoTo === null || table.replay.on || table.review || this.held) return [];
    return (
      table.log.lines.find((line) => line.ply === table.undoTo)?.events.flatMap((event) => facts.where(event)) ?? []
    );
  });

  /** A space is chosen: put what is held there; if it lies there already it stays, and is played only where nobody wants to
   * be asked; or take back what was just put there. With nothing in hand it is said what to take up first. */
  press(cell: Cell): void {
    if (this.undoable.includes(spaceOf(cell))) return void this.table.undo();
    if (!this.lays) return this.#nothingHeld();
    if (this.pinned && this.ghost?.fits && isOn(this.ghost.cells, cell)) {
      // pressed once more it is not played where moves are to be confirmed, but one press from it
      if (settings.confirm) ready()?.focus();
      else void this.table.draft.confirm();
      return;
    }
    this.at = cell;
    if (!this.ghost!.fits && this.mark(cell)) this.#turnToFit(cell);
    this.drop();
  }

  #nothingHeld(): void {
    const { draft, choosing } = this.table;
    if (!choosing || draft.text !== null) return;
    const { tile, take, build, card } = this.#first;
    const first = tile.size > 0 ? "tile" : take.size > 0 ? "pool" : this.held ? "swap" : "up";
    const none = tile.size + take.size + build.size + card.size === 0;
    draft.refusal = new Refusal(0, {
      error: none ? "take-nothing" : `take-${first}`,
      figures: {},
      rule: null,
      sentence: "",
    });
  }

  /** Why a building cannot be taken from the pool now. */
  whyNotPool(building: string): void {
    const [old] = this.#swaps.olds;
    if (this.swapping && this.held?.kind === "card" && this.held.old === null && old !== undefined)
      return this.#nothingHeld();
    void this.why(`take ${building}`, building);
  }

  /** Why a building of the reserve cannot be built now: asked as it would lie in the middle of the board. Where only the
   * place speaks against it, any other would be refused as well: it fits nowhere. */
  async whyNotReserve(building: string): Promise<void> {
    const { cells } = lies(this.box.buildings[building]!)[0]!;
    await this.why(`build ${building} ${written(cells.map(([x, y]) => [x + 2, y + 2]))}`, building);
    const { draft } = this.table;
    if (draft.refusal?.said.figures["space"] === undefined) return;
    draft.refusal = new Refusal(0, { error: "take-nowhere", figures: { building }, rule: "P14", sentence: "" });
  }

  #turnToFit(cell: Cell): void {
    for (const flipped of this.mayFlip ? [this.flipped, !this.flipped] : [false])
      for (let more = 0; more < 4; more++)
        if (this.#lay(cell, this.turn + more, flipped).fits) {
          this.turn += more;
          this.flipped = flipped;
          return;
        }
  }

  /** What it would bring there is asked once it rests; at once where it was put down. */
  #show(how: "held" | "turned" | "dropped"): void {
    clearTimeout(this.#timer);
    const ghost = this.ghost;
    if (!ghost) {
      if (this.table.draft.text !== null) this.table.draft.cancel();
    } else if (how === "dropped" && !settings.confirm && ghost.fits) void this.table.draft.choose(ghost.text);
    else if (how !== "held") void this.table.draft.prepare(ghost.text);
    else {
      if (this.table.draft.text !== null && this.table.draft.text !== ghost.text) this.table.draft.cancel();
      if (ghost.fits) this.#timer = window.setTimeout(() => void this.table.draft.prepare(ghost.text), SETTLE);
    }
  }
}

/** Moved so far that all of it is on the board. */
function inside(cells: Cell[], lie: Lie): Cell[] {
  const [x, y] = [Math.min(...cells.map((cell) => cell[0])), Math.min(...cells.map((cell) => cell[1]))];
  const [dx, dy] = [Math.max(0, Math.min(8 - lie.width, x)) - x, Math.max(0, Math.min(8 - lie.height, y)) - y];
  return cells.map((cell) => [cell[0] + dx, cell[1] + dy]);
}
