/** What the player has in hand at this table: an assistant chosen, a tube lifted, a tool and its payment. Knows no rules: it
 * makes moves of the notation and matches them with those that are offered. */
import { untrack } from "svelte";
import { Refusal } from "../../lib/api.ts";
import { Hand } from "../../lib/hand.svelte.ts";
import type { Writable } from "../../lib/notation.ts";
import type { Table } from "../../lib/table.svelte.ts";
import type { Figures } from "../../lib/texts.svelte.ts";
import { goOf } from "./choices.ts";
import type { CouleursEvent } from "./facts.ts";
import { type Move, Pigment, read, write } from "./moves.ts";
import { Painting } from "./painting.svelte.ts";
import type { Couleurs } from "./types.ts";
import type { Decision, PlaceSeen, PlayerSeen, Shown, View } from "./view.ts";

type OfKind<K extends Move["kind"]> = Extract<Move, { kind: K }>;

/** An offered move and its text. */
export interface Offer<M extends Move = Move> {
  text: string;
  move: M;
}

/** A move that one press chooses: is it offered, is it being prepared? */
export interface Whole {
  text: string;
  may: boolean;
  picked: boolean;
}

export type Key = Decision["key"];

/** The place of the assistant that does what another's would. */
const COPYIST = "copy";
/** What is asked of the tubes. */
const OF_TUBES: readonly Key[] = ["paint", "flash", "degas", "pay", "bonus-swap", "discard"];

/** Does a list hold all of another, each as often? */
function holds(all: readonly string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const at = left.indexOf(one);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}

export class CouleursHand extends Hand<Couleurs> {
  /** The assistant chosen to act. */
  place = $state<string | null>(null);
  /** The place last looked at, of which a phone says more. */
  looked = $state<string | null>(null);
  /** The tube lifted: what is painted with, or given in exchange. */
  tube = $state<string | null>(null);
  tool = $state<string | null>(null);
  paid = $state.raw<string[]>([]);
  /** Tools moved by the bonus card. */
  moved = $state.raw<string[]>([]);
  /** The choice in words under the pointer. */
  hovered = $state<string | null>(null);

  readonly painting = new Painting(this);
  #adopted = false;

  constructor(table: Table) {
    super(table);
    // a hint lies on the table as if it had been put together there
    $effect(() => {
      const { hinted } = table.draft;
      untrack(() => {
        if (hinted !== null) this.#adopt(read(hinted));
        else if (this.#adopted && table.draft.text === null) this.clear();
        this.#adopted = hinted !== null;
      });
    });
  }

  /** Hold what a move is made of. */
  #adopt(move: Move | null): void {
    this.clear();
    switch (move?.kind) {
      case "Act":
      case "ActPaying":
      case "Rest":
        this.place = move.place;
        break;
      case "ActCopy":
      case "ActCopyPaying":
        this.place = COPYIST;
        break;
      case "Improve":
        this.tool = move.tool;
        this.paid = [...move.payment];
        break;
      case "Advance":
        this.moved = [...move.tools];
        break;
      case "PaintWith":
      case "Swap":
        this.tube = move.pigment;
    }
  }

  clear(): void {
    this.place = this.tube = this.tool = this.hovered = null;
    this.paid = [];
    this.moved = [];
  }

  // What is there ---------------------------------------------------------------------------------------------------

  get seats(): string[] {
    return Object.keys(this.view.players);
  }

  /** Those who only watch look at whose turn it is, and in the end at the winner. */
  protected override get watched(): string {
    const { seats, view } = this;
    return view.to_act.find((one) => seats.includes(one)) ?? view.outcome?.winners[0] ?? seats[0]!;
  }

  get me(): PlayerSeen {
    return this.view.players[this.near]!;
  }

  /** What is asked of this seat, also while its answer is on the way. */
  get decision(): Decision | null {
    const { table } = this;
    return table.choosing || (table.mine && table.sending) ? (table.decision as View["decision"]) : null;
  }

  override get kind(): Key | null {
    return this.table.choosing ? (this.decision?.key ?? null) : null;
  }

  /** How many more of it are asked for. */
  get left(): number {
    const figures = this.decision?.figures ?? {};
    return "left" in figures ? figures.left : 0;
  }

  protected override asksMe(after: Shown | null): boolean {
    return after?.asked?.seat === this.table.seat;
  }

  placeSeen = (place: string): PlaceSeen => this.view.places.find((one) => one.place === place)!;

  /** What faces a sector, or lies on the disc there. */
  actionAt = (place: string): string => this.placeSeen(place).action;

  /** What an assistant of mine does there, and what it lacks for it, as sentences. */
  useOf = (place: string): string => {
    const { key, figures } = this.shown.uses[place]!;
    const from = figures["pigment_from"];
    return this.table.t(
      `use-${key}`,
      Array.isArray(from) ? { ...figures, pigment_from: this.table.texts.enumerated("pigment", from) } : figures,
    );
  };
  lackOf = (place: string): string | null => {
    const lacks = this.shown.uses[place]!.lacks;
    return lacks ? this.table.t(`why-${lacks.key}`, lacks.figures) : null;
  };

  // What is offered -------------------------------------------------------------------------------------------------

  readonly offers = $derived.by((): Offer[] =>
    [...this.table.offered].flatMap((text) => {
      const move = read(text);
      return move ? [{ text, move }] : [];
    }),
  );

  /** The offered moves of these kinds. */
  of<K extends Move["kind"]>(...kinds: K[]): Offer<OfKind<K>>[] {
    const wanted: readonly string[] = kinds;
    return this.offers.filter((one): one is Offer<OfKind<K>> => wanted.includes(one.move.kind));
  }

  /** The move being prepared, or the choice under the pointer. */
  readonly drafted = $derived(this.#read(this.table.draft.text));
  readonly #looked = $derived(this.#read(this.hovered));

  #read(text: string | null): Move | null {
    return text === null ? null : read(text);
  }

  whole(move: Writable<Move>): Whole {
    const [text, { table }] = [write(move), this];
    return { text, may: table.offered.has(text), picked: table.draft.text === text };
  }

  /** Choose a move, or hear why it cannot be; `what` was pressed for it. */
  press({ text, may }: Whole, what: string): void {
    if (may) this.choose(text);
    else if (this.kind === "act" && /^(take|buy) /.test(text)) this.first(what, "card");
    else void this.why(text, what);
  }

  /** Prepare what came together, or nothing yet; where confirming is switched off and `all` of it is there, it counts. */
  #put(offer: Offer | undefined, all: boolean): void {
    if (!offer) this.unprepare();
    else if (all) void this.table.draft.choose(offer.text);
    else void this.table.draft.prepare(offer.text);
  }

  /** What was pressed belongs to another question than the one that is asked: hear which one that is. */
  #elsewhere(what: string, ...actions: string[]): void {
    if (this.kind === "act") return this.first(what, ...actions);
    const text = write(this.kind === "place" ? { kind: "Act", place: "white" } : { kind: "Place", place: "white" });
    void this.why(text, what);
  }

  /** What was pressed is for later in one of these actions: hear what has to be pressed before it. */
  first(what: string, ...actions: string[]): void {
    const { aimed, drafted } = this;
    const place = aimed === COPYIST ? null : aimed;
    const go = place && drafted?.kind !== "Rest" && actions.includes(this.actionAt(place)) ? goOf(this) : null;
    const button = go?.label.replace(/^./, (one) => one.toUpperCase());
    if (button) this.refuse("button-first", "L9", what, { button });
    else this.refuse("assistant-first", "L9", what);
  }

  /** It cannot be, and no move would say so: the page does, by `why-KEY` of its catalogue. */
  refuse(error: string, rule: string, what: string, figures: Figures = {}): void {
    if (!this.table.choosing) return;
    this.table.draft.refusal = new Refusal(0, { error, rule, figures, sentence: "" });
    this.refused = what;
  }

  /** An easel without a card: where one card alone can be taken or bought, that one is meant. */
  chooseBareEasel(index: number): void {
    const offers = this.of("Take", "Buy");
    if (offers.length === 1) this.choose(offers[0]!.text);
    else if (this.kind === "card") this.refuse("easel-bare", "L16", `easel ${index}`);
    else this.#elsewhere(`easel ${index}`, "card");
  }

  // The ring --------------------------------------------------------------------------------------------------------

  /** The place that chooses a move: of the copyist's first its own, then that of whom it copies. */
  #chosenAt(move: Move): string | null {
    switch (move.kind) {
      case "Place":
      case "Stay":
      case "Copy":
      case "CopyPaying":
        return move.place;
      case "ActCopy":
      case "ActCopyPaying":
        return this.place === COPYIST ? move.place : COPYIST;
      case "Act":
      case "ActPaying":
      case "Rest":
        return this.place === COPYIST && move.place !== COPYIST ? null : move.place;
      default:
        return null;
    }
  }

  /** For each place that may be chosen, the moves that it chooses. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.offers) {
      const place = this.#chosenAt(offer.move);
      if (place !== null) found.set(place, [...(found.get(place) ?? []), offer]);
    }
    return found;
  });

  /** The place that the draft names. */
  readonly aimed = $derived(this.drafted && "place" in this.drafted ? this.drafted.place : null);

  /** Is resting all that the assistant there can do? */
  idle = (place: string): boolean =>
    this.kind === "act" && (this.targets.get(place) ?? []).every(({ move }) => move.kind === "Rest");

  /** How many notches the disc would turn by the choice being looked at or prepared. */
  readonly ahead = $derived.by((): number => {
    const move = this.decision?.key === "rotation" ? (this.#looked ?? this.drafted) : null;
    return move?.kind === "Turn" ? move.notches : 0;
  });

  /** The place whose assistant acts now, while its action is asked in parts. */
  readonly acting = $derived.by((): string | null => {
    if (this.kind === "act" && this.place) return this.place;
    const { asked, busy } = this.shown;
    if (!asked || !busy || asked.key === "after") return null;
    for (const line of this.table.log.lines.toReversed()) {
      if (line.ply >= (this.table.drawing?.ply ?? 0) || line.seat !== asked.seat) continue;
      for (const event of line.events as CouleursEvent[]) {
        if (event.event === "act" || event.event === "act-disc" || event.event === "rest") return event.place;
        if (event.event === "copy") return COPYIST;
      }
    }
    return null;
  });

  /** What the others touched since the viewer's last turn, in the ids of `facts.where`; it stays until the turn that
   * follows is over. */
  readonly touched = $derived.by((): ReadonlySet<string> => {
    const { table } = this;
    if (table.seat === null || table.review || table.replay.on || this.view.outcome) return new Set();
    return new Set(table.log.since.flatMap(({ events }) => events.flatMap(table.facts.where)));
  });

  /** Is it the place in question: the one that acts, is aimed at, or pointed at? */
  lit = (place: string): boolean => this.acting === place || this.aimed === place || this.table.pointed.includes(place);

  /** Its ground, where that says something: it is in question, or may be chosen. */
  ground = (place: string): string | null =>
    this.lit(place) ? "#fff1cf" : this.targets.has(place) && !this.idle(place) ? "#ffdf94" : null;

  /** The move that a place stands for where nothing is offered there. */
  #meant(place: string): string {
    switch (this.kind) {
      case "stay":
        return write({ kind: "Stay", place });
      case "bonus-copy":
        return write({ kind: "Copy", place });
      case "act":
        return write({ kind: this.place === COPYIST ? "ActCopy" : "Act", place });
      default:
        return write({ kind: "Place", place });
    }
  }

  choosePlace(place: string): void {
    const { table, kind } = this;
    this.looked = table.choosing || this.looked === place ? null : place;
    if (!table.choosing) return;
    const offers = this.targets.get(place);
    const copying = this.place === COPYIST && place !== COPYIST;
    if (!offers) this.#notThere(place, copying);
    else if (kind === "act" && !copying) this.#chooseAssistant(place, offers);
    else if (kind !== "act" && offers.length === 1) this.choose(offers[0]!.text);
    else if (offers.some(({ text }) => text === table.draft.text)) table.draft.cancel();
    else void table.draft.prepare(offers[0]!.text);
  }

  /** What was prepared elsewhere is put back: nobody is told no beside a button that says yes. */
  #notThere(place: string, copying: boolean): void {
    this.unprepare();
    const meant = this.#meant(place);
    if (!copying) this.clear();
    void this.why(meant, place);
  }

  /** Its first way is prepared at once; a copyist has to be shown somebody first. */
  #chooseAssistant(place: string, offers: Offer[]): void {
    const again = this.place === place;
    this.unprepare();
    if (again) return this.clear();
    this.place = place;
    const asks = offers.some(({ move }) => move.kind === "ActCopy" || move.kind === "ActCopyPaying");
    if (!asks) this.#put(offers[0], offers.length === 1);
  }

  /** The ways in which the chosen assistant may be laid down. */
  readonly ways = $derived.by((): Offer[] => {
    const { place, aimed, targets } = this;
    if (this.kind === "bonus-copy") return aimed ? (targets.get(aimed) ?? []) : [];
    if (this.kind !== "act" || !place) return [];
    if (place !== COPYIST) return targets.get(place) ?? [];
    const copied = aimed && aimed !== COPYIST ? (targets.get(aimed) ?? []) : [];
    return [...copied, ...this.of("Rest").filter(({ move }) => move.place === COPYIST)];
  });

  // Tubes -----------------------------------------------------------------------------------------------------------

  /** May this tube be used now? */
  mayTube(pigment: string): boolean {
    const { tube } = this;
    switch (this.kind) {
      case "paint":
      case "flash":
      case "degas":
        return this.painting.fits(pigment);
      case "improve":
        return this.#improvements([...this.paid, pigment]).length > 0;
      case "pay":
        return this.of("Pay").some(({ move }) => move.pigment === pigment);
      case "bonus-swap":
        return (
          tube === pigment ||
          this.of("Swap").some(({ move }) =>
            tube ? move.pigment === tube && move.pigment_for === pigment : move.pigment === pigment,
          )
        );
      case "discard":
        return this.of("Discard").some(({ move }) => move.pigment === pigment);
      default:
        return false;
    }
  }

  /** How many of a tube are about to leave the stock. */
  spent(pigment: string): number {
    if (this.kind === "improve") return this.paid.filter((one) => one === pigment).length;
    const left = this.kind && OF_TUBES.includes(this.kind) ? this.after?.stock[pigment] : undefined;
    return left === undefined ? 0 : Math.max(0, this.me.stock[pigment]! - left);
  }

  chooseTube(pigment: string): void {
    switch (this.kind) {
      case "paint":
        return this.#lift(pigment, this.painting.meant(pigment));
      case "improve":
        return this.#pay(pigment);
      case "pay": {
        const { text, may } = this.whole({ kind: "Pay", pigment });
        return void (may ? this.lay(text) : this.why(text, pigment));
      }
      case "bonus-swap":
        return this.#swap(pigment);
      case "discard":
        return this.#discard(pigment);
      case "flash":
      case "degas":
        return this.#lift(pigment, this.painting.meant(pigment));
      case null:
        return;
      default:
        return this.#elsewhere(pigment, "tool", "paint");
    }
  }

  /** Take a tube up, or put it back; `meant` is asked about where it cannot be. */
  #lift(pigment: string, meant: string | null): void {
    if (this.tube === pigment) this.tube = null;
    else if (this.mayTube(pigment)) this.tube = pigment;
    else if (meant !== null) void this.why(meant, pigment);
    else this.refuse(this.me.stock[pigment] ? "pigment-useless" : "pigment-none", this.decision!.rule, pigment);
  }

  #swap(pigment: string): void {
    if (!this.tube || this.tube === pigment) return this.#lift(pigment, null);
    const { text, may } = this.whole({ kind: "Swap", pigment: this.tube, pigment_for: pigment });
    void (may ? this.lay(text) : this.why(text, pigment));
  }

  // Giving back -----------------------------------------------------------------------------------------------------

  /** What is being given back, and how much of it. */
  readonly discarded = $derived(this.drafted?.kind === "Discard" ? this.drafted : null);

  /** One more of this pigment; after the last one it begins again. */
  #discard(pigment: string): void {
    const count = this.discarded?.pigment === pigment ? this.discarded.count + 1 : 1;
    const more = this.whole({ kind: "Discard", pigment, count });
    void this.table.draft.prepare(more.may ? more.text : write({ kind: "Discard", pigment, count: 1 }));
  }

  #discardBy(step: number): Whole | null {
    const given = this.discarded;
    return given && this.whole({ ...given, count: given.count + step });
  }

  mayDiscardBy(step: number): boolean {
    return this.#discardBy(step)?.may ?? false;
  }

  /** One more or one less of what is given back. */
  discardBy(step: number): void {
    const other = this.#discardBy(step);
    if (other) void this.table.draft.prepare(other.text);
  }

  // Tools -----------------------------------------------------------------------------------------------------------

  /** The improvements that these pigments would pay, or begin to. */
  #improvements(paid: readonly string[]): Offer<OfKind<"Improve">>[] {
    return this.of("Improve").filter(
      ({ move }) => (!this.tool || move.tool === this.tool) && holds(move.payment, paid),
    );
  }

  /** How many pigments an improvement costs. */
  readonly price = $derived(this.of("Improve")[0]?.move.payment.length ?? 0);

  #pay(pigment: string): void {
    const tool = this.tool ?? this.of("Improve")[0]?.move.tool;
    if (this.mayTube(pigment)) {
      this.paid = [...this.paid, pigment];
      this.#improve();
    } else if (this.paid.length >= this.price && this.paid.includes(pigment)) this.unpay(this.paid.indexOf(pigment));
    else if (tool && Pigment.some((one) => one === pigment))
      void this.why(write({ kind: "Improve", tool, payment: [pigment, pigment] }), pigment);
    else this.refuse("pigment-useless", "L14", pigment);
  }

  unpay(index: number): void {
    this.paid = this.paid.filter((_, at) => at !== index);
    this.#improve();
  }

  #improve(): void {
    const { tool, paid } = this;
    this.#put(
      tool ? this.#improvements(paid).find(({ move }) => move.payment.length === paid.length) : undefined,
      true,
    );
  }

  /** The moves of the bonus card that move all of these tools, and perhaps more. */
  #advances(tools: readonly string[]): Offer<OfKind<"Advance">>[] {
    return this.of("Advance").filter(({ move }) => holds(move.tools, tools));
  }

  /** Are tools what is asked for? */
  get tooling(): boolean {
    return this.kind === "improve" || this.kind === "bonus-tool";
  }

  mayTool(tool: string): boolean {
    return this.of("Improve").some(({ move }) => move.tool === tool) || this.#advances([tool]).length > 0;
  }

  /** Would another press move this tool on by the bonus card? */
  mayAdvance(tool: string): boolean {
    return this.#advances([...this.moved, tool]).length > 0;
  }

  /** How many spaces a tool is about to move. */
  moves(tool: string): number {
    if (this.kind === "improve") return this.tool === tool ? 1 : 0;
    return this.kind === "bonus-tool" ? this.moved.filter((one) => one === tool).length : 0;
  }

  chooseTool(tool: string): void {
    if (this.kind === "improve") {
      if (!this.mayTool(tool)) return void this.why(write({ kind: "Improve", tool, payment: ["R", "R"] }), tool);
      this.tool = this.tool === tool ? null : tool;
      this.#improve();
    } else if (this.kind === "bonus-tool") this.#advance(tool);
    else if (this.kind !== null) this.#elsewhere(tool, "tool");
  }

  /** Once more, or not at all any more, or this one instead of the others. */
  #advance(tool: string): void {
    if (this.mayAdvance(tool)) this.moved = [...this.moved, tool];
    else if (this.moved.includes(tool)) this.moved = this.moved.filter((one) => one !== tool);
    else if (this.mayTool(tool)) this.moved = [tool];
    else return void this.why(write({ kind: "Advance", tools: [tool] }), tool);
    const more = this.#advances(this.moved).some(({ move }) => move.tools.length > this.moved.length);
    this.#put(
      this.#advances(this.moved).find(({ move }) => move.tools.length === this.moved.length),
      !more,
    );
  }

  // Back ------------------------------------------------------------------------------------------------------------

  override get holding(): boolean {
    return this.begun;
  }

  get begun(): boolean {
    return (
      this.place !== null || this.tube !== null || this.tool !== null || this.paid.length > 0 || this.moved.length > 0
    );
  }

  /** One step back: the draft, what is chosen, the last piece laid. `asks`: where a move is not one's own to take back,
   * the others are asked. */
  back(asks = true): void {
    const { table } = this;
    if (table.draft.text !== null) table.draft.cancel();
    else if (this.begun) this.clear();
    else if (table.draft.refusal) table.draft.cancel();
    else if (asks || table.undoTo !== null) void table.goBack();
  }
}
