/** What is being chosen at the table of Flatiron. Every thing that can be clicked stands for some of the offered texts;
 * things clicked one after the other leave those for which all of them stand, and the last one left is prepared. */
import { untrack } from "svelte";
import { Hand } from "../../lib/hand.svelte.ts";
import type { Writable } from "../../lib/notation.ts";
import type { AnyEvent } from "../../protocol.ts";
import type { Table } from "../../lib/table.svelte.ts";
import { Motion } from "./motion.svelte.ts";
import { Colour, type Location, type Move, read, Street, write } from "./moves.ts";
import { clicked, locationOf, movesOf, type Thing, thingsFor } from "./things.ts";
import type { Flatiron } from "./types.ts";
import type { Bought, Deed, Decision, Shown } from "./view.ts";

/** A row of a column that was left out. */
interface Skipped {
  street: Street;
  row: number;
}

/** What leaves out what is asked. */
const LEAVING: readonly Move["kind"][] = ["Skip", "Done", "EndTurn"];
/** Does a text do what is asked? A newspaper is spent before it. */
const does = (text: string): boolean => ![...LEAVING, "Spend"].includes(read(text)!.kind);
const NONE: readonly string[] = [];
/** Events by which an architect is elsewhere. */
const MOVING = /^(move|daniel-card)$/;

export class FlatironHand extends Hand<Flatiron> {
  readonly motion: Motion;
  /** The things clicked so far. */
  picked = $state.raw<readonly Thing[]>([]);
  /** The choice that is pointed at or has the focus: what it would bring is shown before it is made. */
  regarded = $state<Thing | null>(null);
  /** The rows that were left out in this activation, as far as this page saw it. */
  #skipped = $state.raw<readonly Skipped[]>([]);
  /** The row that is about to be left out. */
  #leaving: Skipped | null = null;
  /** The row that is asked about, where it can but be left out, whoever does it. */
  #bound: Skipped | null = null;

  constructor(table: Table) {
    super(table);
    this.motion = new Motion(table);
    // a row that is asked about again was not left out
    $effect.pre(() => {
      const asked = table.choosing ? this.shown.asked : null;
      if (asked?.street)
        untrack(() => {
          const before = this.#bound ? [...this.#skipped, this.#bound] : this.#skipped;
          this.#skipped = before.filter(({ street, row }) => street === asked.street && row < asked.row!);
          const bound = [...table.offered].every((text) => read(text)?.kind === "Skip");
          this.#bound = bound ? { street: asked.street!, row: asked.row! } : null;
        });
    });
    // where there is one way to do what is asked, it is prepared; unless it comes along with what was done before
    $effect(() => {
      const only = this.only;
      if (only !== null && !table.sure.soon)
        untrack(() => table.draft.text === null && table.draft.refusal === null && void table.draft.prepare(only));
    });
  }

  /** The table has gone on. */
  clear(): void {
    if (this.#leaving) this.#skipped = [...this.#skipped, this.#leaving];
    this.cancelled();
    this.regarded = null;
  }

  protected override cancelled(): void {
    this.picked = [];
    this.#leaving = null;
  }

  override get holding(): boolean {
    return this.picked.length > 0;
  }

  /** Put back what was clicked. */
  cancel(): void {
    this.cancelled();
    this.table.draft.cancel();
  }

  // What is there ---------------------------------------------------------------------------------------------------

  get seats(): string[] {
    return Object.keys(this.view.players);
  }

  /** Everybody on the score track. */
  get everybody(): string[] {
    return [...this.seats, ...(this.view.daniel ? ["daniel"] : [])];
  }

  get far(): string {
    return this.everybody.find((seat) => seat !== this.near)!;
  }

  #side(seat: string): { points: number; place: Location | null } | null {
    return this.view.players[seat] ?? this.view.daniel;
  }

  get here(): Location | null {
    return this.#side(this.near)?.place ?? null;
  }

  placeOf(seat: string): Location | null {
    return this.#side(seat)?.place ?? null;
  }

  /** Who is at a location. */
  at(place: Location): string[] {
    return this.everybody.filter((seat) => this.placeOf(seat) === place);
  }

  points(seat: string): number {
    return this.#side(seat)?.points ?? 0;
  }

  /** The kind of decision that is asked of me now. */
  override get kind(): Decision["key"] | null {
    return this.table.choosing ? ((this.table.decision?.key as Decision["key"] | undefined) ?? null) : null;
  }

  /** The card that Daniel opened last, also after he has shuffled. */
  get opened(): string | null {
    const { daniel } = this.view;
    const open = daniel?.open.at(-1);
    if (open || !daniel) return open ?? null;
    const till = this.table.drawing?.ply ?? 0;
    for (const line of this.table.log.lines.toReversed()) {
      const found = line.ply <= till ? line.events.find((event) => event.event === "daniel-card") : undefined;
      if (found) return String(found["daniel"]);
    }
    return null;
  }

  /** Is something that a score or a log line points at? */
  pointed(id: string): boolean {
    return this.table.pointed.includes(id);
  }

  /** Is it a way to build where it is pointed at, of a colour that is pointed at, where one is? */
  meant(text: string): boolean {
    const move = read(text);
    if (move?.kind !== "PutPillar" || !this.pointed(`slot-${this.view.levels.length}-${move.slot}`)) return false;
    const stock = (colour: Colour): boolean => this.pointed(`stock-${this.near}-${colour}`);
    return stock(move.colour) || !Colour.some(stock);
  }

  /** What the others touched in their last turn, as long as one's own is not finished; who moved, by his pawn. */
  readonly #touched = $derived.by((): ReadonlySet<string> => {
    const { table } = this;
    if (!this.mine || table.review || table.replay.on || table.state?.status !== "playing") return new Set();
    const happened = table.feed.log.filter((event) => event.seat !== null);
    const mine = (event: AnyEvent): boolean => event.seat === this.near;
    const due = table.state.to_act.includes(this.near);
    const last = happened.findLastIndex((event) => !mine(event));
    if (last < 0 || (!due && last < happened.length - 1)) return new Set();
    const first = happened.slice(0, last).findLastIndex(mine) + 1;
    return new Set(
      happened
        .slice(first, last + 1)
        .flatMap((event) => [
          ...table.facts.where(event),
          ...(event.event.match(MOVING) ? [`pawn-${event.seat}`] : []),
        ]),
    );
  });

  /** Did somebody else touch it in the last turn? */
  touched(id: string): boolean {
    return this.#touched.has(id);
  }

  // Things and the texts they stand for -----------------------------------------------------------------------------

  readonly #texts = $derived.by(() => {
    const found = new Map<Thing, string[]>();
    for (const text of this.table.offered)
      for (const thing of thingsFor(text, this.view, this.shown)) {
        const texts = found.get(thing);
        if (texts) texts.push(text);
        else found.set(thing, [text]);
      }
    return found;
  });

  /** The offered texts that a thing stands for. */
  texts(thing: Thing): readonly string[] {
    return this.#texts.get(thing) ?? NONE;
  }

  /** The texts for which everything clicked stands. */
  get left(): readonly string[] {
    const [first, ...others] = this.picked;
    if (first === undefined) return [...this.table.offered];
    return this.texts(first).filter((text) => others.every((thing) => this.texts(thing).includes(text)));
  }

  /** Of these, those that do what is asked. */
  get ways(): string[] {
    return this.left.filter(does);
  }

  /** The texts that leave out what is asked. */
  get leaving(): string[] {
    return [...this.table.offered].filter((text) => LEAVING.includes(read(text)!.kind));
  }

  /** The only way to do what is asked, where one can but do it or leave it. What is sold is gone: that is nobody's
   * choice but the player's. */
  readonly only = $derived.by((): string | null => {
    const [way, ...others] = [...this.table.offered].filter(does);
    if (this.kind !== "action" || way === undefined || others.length > 0) return null;
    return read(way)!.kind === "SellPillar" ? null : way;
  });

  /** May it be clicked? */
  may(thing: Thing): boolean {
    return this.#texts.has(thing);
  }

  /** What it offers, the same for every place from which that is done: the move, or the kind of move it begins. */
  offered(thing: Thing): string | undefined {
    const [text, ...others] = this.texts(thing);
    if (text === undefined) return undefined;
    const { kind } = read(text)!;
    return others.length > 0 || (this.kind === "one-thing" && kind !== "Spend") ? kind : text;
  }

  /** Does it go with what was clicked before? */
  lit(thing: Thing): boolean {
    if (!this.may(thing)) return false;
    if (this.picked.length === 0 || this.is(thing)) return true;
    const texts = this.texts(thing);
    return this.left.some((text) => texts.includes(text));
  }

  /** Is it clicked, or said by what is prepared? */
  is(thing: Thing): boolean {
    if (this.picked.includes(thing)) return true;
    const { text } = this.table.draft;
    return text !== null && this.texts(thing).includes(text);
  }

  // What is done ----------------------------------------------------------------------------------------------------

  /** Click a thing: it joins those clicked, and what was clicked and does not go with it is left. A second click takes
   * it away again. `twice`: the second half of a double click, which is not meant
   * for what the first one brought. */
  pick(thing: Thing, twice = false): void {
    const { table, picked } = this;
    const { draft } = table;
    if (!table.choosing) return;
    if (twice) return;
    if (!this.may(thing)) return void this.why(write(this.#nearest(thing)), thing);
    draft.refusal = null;
    this.#leaving = null;
    if (this.is(thing) && (picked.includes(thing) || draft.whole)) {
      if (draft.text !== null && draft.text === this.only) return;
      this.picked = picked.filter((one) => one !== thing);
      return this.unprepare();
    }
    this.picked = [...picked, thing];
    if (this.left.length === 0) this.picked = [thing];
    const [text, ...others] = this.left;
    if (others.length === 0) void this.lay(text!);
    else this.unprepare();
  }

  /** A whole move, said in words; chosen again, it is put back, unless there is nothing else to choose. */
  override choose(text: string, twice = false): void {
    if (twice || (text === this.only && this.table.draft.text === text)) return;
    this.cancelled();
    if (this.table.draft.text === text) this.table.draft.cancel();
    else void this.lay(text);
  }

  /** One walks at once where the turn goes on; what builds, buys, spends or activates waits to be confirmed. */
  protected override asksMe(after: Shown | null, whole: boolean): boolean {
    return this.drafted?.kind === "Go" && this.#goesOn(after, whole);
  }

  #goesOn(after: Shown | null, whole: boolean): boolean {
    return whole && after?.turn === this.table.seat;
  }

  /** Is there something to play, or to take back? */
  get acts(): boolean {
    const { table } = this;
    return table.state?.status === "playing" && (table.mine || table.plan.on || table.mayGoBack);
  }

  /** Leave out what is asked: that waits to be confirmed, where moves are, whether the turn goes on or not. Ending the
   * turn is said in so many words, and newspapers are kept: that is played. `twice`: as for a thing. */
  leave(text: string, twice = false): void {
    if (twice) return;
    if (read(text)?.kind === "EndTurn") return void this.table.play(text);
    if (this.table.draft.text === text) return this.cancel();
    this.cancelled();
    const { asked } = this.shown;
    if (asked?.street && read(text)?.kind === "Skip") this.#leaving = { street: asked.street, row: asked.row! };
    void this.table.draft.choose(text);
  }

  /** Does what is prepared end the turn by leaving something out? */
  get leavesTurn(): boolean {
    const { text, preview } = this.table.draft;
    return this.leaving.includes(text ?? "") && preview !== null && !this.#goesOn(this.after, preview.whole);
  }

  /** Was this row left out in this activation? */
  wasSkipped(street: Street, row: number): boolean {
    return this.#skipped.some((one) => one.street === street && one.row === row);
  }

  /** The move that a thing which stands for none most nearly means: why that one cannot be, is asked. */
  #nearest(thing: Thing): Writable<Move> {
    const [kind, one = "", two = ""] = thing.split(":");
    const verb = this.shown.asked?.action.verb;
    switch (kind) {
      case "at":
        return { kind: "Go", location: one };
      case "pile":
        return { kind: "BuyFromPile", street: one, end: "top" };
      case "half":
        if (verb === "copy_open") return { kind: "CopyOpen", card: this.view.piles[one]?.open ?? "", end: two };
        return this.kind === "one-thing" && this.here === one
          ? { kind: "BuyHere", end: two }
          : { kind: "BuyFromPile", street: one, end: two };
      case "decree": {
        const street = clicked(this.picked, "tuck") ?? Street[0];
        return { kind: verb === "city_hall" ? "HallDecree" : "BuyDecree", decree: one, street, end: two };
      }
      case "pillar":
        return this.#nearestPillar(one, verb);
      case "slot":
        return { kind: "PutPillar", colour: clicked(this.picked, "pillar") ?? this.#colour, slot: Number(one) };
      case "news":
        return { kind: "Spend", newspaper: one };
      case "row":
        return { kind: "CopyOwn", street: one, place: Number(two) };
      case "hall":
        return one === "news" ? { kind: "HallNews" } : { kind: "HallDollars" };
      case "verb":
        if (one === "buy") return { kind: "BuyHere", end: "top" };
        return { kind: "BuyDecree", decree: Object.keys(this.box.decrees)[0]!, street: Street[0], end: "top" };
      default:
        return kind === "activate" ? { kind: "Activate" } : { kind: "TakeDollars" };
    }
  }

  #nearestPillar(colour: string, verb: string | undefined): Writable<Move> {
    const { stock } = this.view.players[this.near]!;
    const has = stock.some((one) => one === colour);
    switch (verb) {
      case "build":
        return { kind: "PutPillar", colour, slot: Math.max(0, this.view.levels.at(-1)!.pillars.indexOf(null)) + 1 };
      case "swap": {
        const other = Colour.find((one) => one !== colour && !stock.includes(one)) ?? Colour[0];
        return has
          ? { kind: "SwapPillar", colour_given: colour, colour_taken: other }
          : { kind: "SwapPillar", colour_given: this.#colour, colour_taken: colour };
      }
      case "trade":
        return { kind: has ? "SellPillar" : "BuyPillar" };
      default:
        return { kind: "BuyAnyPillar", colour };
    }
  }

  /** A colour in stock, or any. */
  get #colour(): string {
    return this.view.players[this.near]?.stock[0] ?? Colour[0];
  }

  // What the draft shows on the board -------------------------------------------------------------------------------

  /** The move that is prepared. */
  get drafted(): Move | null {
    const { text } = this.table.draft;
    return text === null ? null : read(text);
  }

  /** The location to which a move is prepared, or at which one is looking before one moves. */
  get goal(): Location | null {
    const { drafted } = this;
    if (drafted?.kind === "Go") return drafted.location;
    const location = this.kind === "move" ? locationOf(this.regarded) : null;
    return location && this.may(`at:${location}`) ? location : null;
  }

  /** Look at a choice; before one moves the last place looked at stays in sight. */
  regard(thing: Thing | null): void {
    if (thing === null ? this.kind !== "move" : thing === "activate" || locationOf(thing)) this.regarded = thing;
  }

  /** Is it the activation that is prepared or looked at? */
  get activating(): boolean {
    if (this.drafted) return this.drafted.kind === "Activate";
    return this.kind === "one-thing" && this.regarded === "activate";
  }

  /** What the activation being looked at would do. */
  get deeds(): Deed[] {
    const place = this.kind === "move" ? this.goal : this.here;
    return place ? (this.shown.activations[place] ?? []) : [];
  }

  /** The card or decree that is prepared to be bought, and where in the columns it would go. */
  get tucked(): { card: string; street: Street; end: string } | null {
    const { drafted } = this;
    switch (drafted?.kind) {
      case "BuyHere":
      case "BuyFromPile": {
        const bought = this.bought(this.table.draft.text!);
        return bought && { card: bought.card, street: bought.street, end: drafted.end };
      }
      case "BuyDecree":
      case "HallDecree":
        return { card: drafted.decree, street: drafted.street, end: drafted.end };
      default:
        return null;
    }
  }

  /** The street card that an offered text buys. */
  bought(text: string): Bought | null {
    return this.shown.buys[text] ?? null;
  }

  /** Pillars that would come to the floor under construction, by slot. */
  get ghosts(): Map<number, string> {
    const { drafted } = this;
    if (drafted?.kind === "PutPillar") return new Map([[drafted.slot, drafted.colour]]);
    if (this.activating && this.here !== "hall") return this.#toldGhosts;
    if (this.shown.asked?.action.verb !== "build") return new Map();
    const puts = movesOf(this.left, "PutPillar");
    const [colour, ...others] = new Set(puts.map((put) => put.colour));
    const one = clicked(this.picked, "pillar") ?? (others.length === 0 ? colour : undefined);
    return new Map(puts.filter((put) => put.colour === one).map((put) => [put.slot, put.colour]));
  }

  /** The first pillar that the activation would build, on every slot where it could come to stand. */
  get #toldGhosts(): Map<number, string> {
    const build = this.deeds.find((deed) => deed.way === "build");
    const colour = build?.figures.colour[0];
    if (!colour || build.figures.level !== this.view.levels.length) return new Map();
    const slots = this.view.levels.at(-1)!.pillars;
    return new Map(slots.flatMap((pillar, index) => (pillar === null ? [[index + 1, colour]] : [])));
  }

  /** Points on the track after what is prepared, as far as nothing more is asked. */
  get previewed(): number {
    return this.table.draft.preview?.sheets[this.near]?.["play"] ?? this.points(this.near);
  }

  /** Points after what is prepared, if it scores; of a pillar with what its slot gives, though more is asked before. */
  get scored(): number | null {
    if (!this.mine || (this.drafted === null && !this.activating)) return null;
    const now = this.points(this.near);
    const put = this.shown.puts[this.table.draft.text ?? ""];
    const then = this.activating
      ? this.deeds.reduce((sum, deed) => sum + deed.points, now)
      : put
        ? now + put.points
        : this.previewed;
    return then > now ? then : null;
  }
}
