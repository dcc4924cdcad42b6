/** What the player has in hand at this table: an assistant chosen, a tube lifted, a tool and its payment. Knows no rules: it
 * makes texts of the notation and matches them with those that are offered. */
import { untrack } from "svelte";
import type { Table } from "../../lib/table.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { CanvasSeen, PlaceSeen, PlayerSeen, Shown, View } from "./view.ts";

/** The content file, as far as a drawing needs it. */
export interface Box {
  ring: { half_turn: number };
  disc: { rim: string[] };
  tools: Record<string, number[]>;
  tool_track: { bonus_space: number; end_space: number };
  score: { tool_bonus: number; tool_end: number; black: number; white: number };
  supply: { K: number };
  player: { whites_per_painting: number };
  bonus: Record<string, { cost: number }>;
  paintings: Record<string, { points: number; painter: string; title: string; squares: string[] }>;
}

/** A pigment laid in this action, which can still be taken up again. */
export interface Laid {
  ply: number | null;
  text: string;
  card: string;
  colour: string;
  pigment: string;
  /** The square on which it lies, as it is shown. */
  square: number;
}

const ORDER = "RYBOGVWK";
const PAINTING = ["paint", "flash", "degas"];
export const TOOLS = ["tube", "palette", "brush"];

export const joined = (pigments: readonly string[]): string =>
  [...pigments].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join("+");

/** Does a list hold all of another, each as often? */
function holds(all: string[], some: readonly string[]): boolean {
  const left = [...all];
  return some.every((one) => {
    const at = left.indexOf(one);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

export class Desk {
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
  /** Where squares of one colour are interchangeable, a pigment is shown where it was put. */
  #shift = $state.raw<Record<string, number[]>>({});
  /** The choice in words under the pointer. */
  hovered = $state<string | null>(null);
  /** What was refused last, so that it can shake. */
  refused = $state<string | null>(null);
  #had: string | null = null;

  constructor(readonly table: Table) {
    $effect(() => {
      void table.state?.ply;
      void table.seat;
      untrack(() => this.clear());
    });
    // cancelled elsewhere: by a button, a key, a move of another
    $effect(() => {
      const draft = table.draft.text;
      untrack(() => {
        if (this.#had !== null && draft === null) this.clear();
        this.#had = draft;
      });
    });
    $effect(() => {
      if (table.draft.refusal === null) this.refused = null;
    });
  }

  clear(): void {
    this.place = this.tube = this.tool = this.hovered = null;
    this.paid = [];
    this.moved = [];
  }

  // What is there ---------------------------------------------------------------------------------------------------

  get view(): View {
    return this.table.drawing!.view as View;
  }

  get shown(): Shown {
    return this.table.drawing!.shown as Shown;
  }

  get box(): Box {
    return this.table.game!.box as unknown as Box;
  }

  /** The seat whose studio is in the middle: one's own, or for spectators whose turn it is. */
  readonly near = $derived.by(() => {
    const seats = Object.keys(this.view.players);
    const seat = this.view.seat ?? this.table.seat;
    return seat && seats.includes(seat)
      ? seat
      : (this.view.to_act.find((one) => seats.includes(one)) ?? this.view.outcome?.winners[0] ?? seats[0]!);
  });

  /** The others, in the order in which they come after. */
  readonly others = $derived.by(() => {
    const seats = Object.keys(this.view.players);
    const at = seats.indexOf(this.near);
    return [...seats.slice(at + 1), ...seats.slice(0, at)];
  });

  get me(): PlayerSeen {
    return this.view.players[this.near]!;
  }

  /** What is asked of me now. */
  readonly kind = $derived.by((): string | null =>
    this.table.choosing && this.table.offered.size > 0
      ? ((this.table.state?.view as View).decision?.key ?? null)
      : null,
  );

  readonly left = $derived.by(() => {
    const figures = (this.table.state?.view as View | undefined)?.decision?.figures ?? {};
    return "left" in figures ? figures.left : 0;
  });

  /** What an assistant of mine lacks for acting there, as a sentence. */
  lack = (place: string): string | null => {
    const lacks = this.shown.uses[place]?.lacks;
    return lacks ? this.table.t(`why-${lacks.key}`, lacks.figures) : null;
  };

  /** How many notches the disc would turn by the choice being looked at or prepared. */
  readonly ahead = $derived.by((): number => {
    const [verb, notches] = (this.kind === "rotation" ? (this.hovered ?? this.table.draft.text ?? "") : "").split(" ");
    return verb === "turn" ? Number(notches) : 0;
  });

  /** Is resting all that the assistant there can do? */
  idle = (place: string): boolean =>
    this.kind === "act" && (this.targets.get(place) ?? []).every((text) => text.startsWith("rest "));

  placeSeen = (place: string): PlaceSeen => this.view.places.find((one) => one.place === place)!;

  /** The place whose assistant acts now, while its action is asked in parts. */
  readonly acting = $derived.by((): string | null => {
    if (this.kind === "act" && this.place) return this.place;
    const asked = this.shown.asked;
    if (this.shown.phase !== "acting" || !asked || asked.key === "act" || asked.key === "after") return null;
    for (const line of this.table.log.lines.toReversed()) {
      if (line.ply >= (this.table.drawing?.ply ?? 0) || line.seat !== asked.seat) continue;
      const found = line.events.find((event) => ["act", "act-disc", "copy", "rest"].includes(event.event));
      if (found) return found.event === "copy" ? "copy" : String(found["place"]);
    }
    return null;
  });

  /** Prepare; what only leads to another question of mine is played at once, since it can be taken up again. */
  async lay(text: string): Promise<void> {
    const { table } = this;
    await table.draft.prepare(text);
    if (table.draft.text !== text || !table.draft.preview || !table.draft.whole) return;
    const asked = (table.draft.preview.shown as Shown | null)?.asked;
    if (!settings.confirm || asked?.seat === table.seat) await table.draft.confirm();
  }

  #why(text: string, what: string): void {
    if (!this.table.choosing) return;
    this.refused = null;
    void this.table.draft.whyNot(text).then(() => {
      if (this.table.draft.refusal) this.refused = what;
    });
  }

  #choose(text: string): void {
    if (this.table.draft.text === text) this.table.draft.cancel();
    else void this.table.draft.choose(text);
  }

  // The ring --------------------------------------------------------------------------------------------------------

  /** For each place that may be chosen, the texts that choose it. */
  readonly targets = $derived.by(() => {
    const found = new Map<string, string[]>();
    const add = (place: string, text: string): void => void found.set(place, [...(found.get(place) ?? []), text]);
    const copying = this.place === "copy";
    for (const text of this.table.offered) {
      const [verb, first, second] = text.split(" ") as [string, string, string | undefined];
      if (verb === "place" || verb === "stay" || verb === "copy") add(first, text);
      else if (verb === "act" && first === "copy" && second) add(copying ? second : "copy", text);
      else if ((verb === "act" || verb === "rest") && (!copying || first === "copy")) add(first, text);
    }
    return found;
  });

  /** The place that the draft names. */
  readonly aimed = $derived.by((): string | null => {
    const words = this.table.draft.text?.split(" ") ?? [];
    if (words[0] === "act" && words[1] === "copy") return words[2] ?? null;
    return ["place", "stay", "copy", "act", "rest"].includes(words[0] ?? "") ? (words[1] ?? null) : null;
  });

  choosePlace(place: string): void {
    const { table, kind } = this;
    this.looked = place;
    if (!table.choosing) return;
    const texts = this.targets.get(place);
    if (!texts) {
      const verb =
        kind === "stay"
          ? "stay"
          : kind === "bonus-copy"
            ? "copy"
            : kind === "act"
              ? this.place === "copy"
                ? "act copy"
                : "act"
              : "place";
      this.#why(`${verb} ${place}`, place);
    } else if (kind === "act" && !(this.place === "copy" && place !== "copy")) {
      if (this.place === place) {
        table.draft.cancel();
        this.clear();
      } else {
        table.draft.cancel();
        this.place = place;
        if (place !== "copy" || !texts.some((text) => text.startsWith("act "))) void table.draft.prepare(texts[0]!);
      }
    } else if (kind === "act" || texts.length > 1) {
      if (texts.includes(table.draft.text ?? "")) table.draft.cancel();
      else void table.draft.prepare(texts[0]!);
    } else this.#choose(texts[0]!);
  }

  /** The ways in which the chosen assistant may be laid down. */
  readonly ways = $derived.by((): string[] => {
    if (this.kind === "bonus-copy") return this.aimed ? (this.targets.get(this.aimed) ?? []) : [];
    if (this.kind !== "act" || !this.place) return [];
    if (this.place === "copy")
      return [
        ...(this.aimed && this.aimed !== "copy" ? (this.targets.get(this.aimed) ?? []) : []),
        ...this.table.beginning("rest copy"),
      ];
    return this.targets.get(this.place) ?? [];
  });

  // Cards -----------------------------------------------------------------------------------------------------------

  mayTake = (card: string): boolean => this.table.offered.has(`take ${card}`);
  mayBuy = (card: string): boolean => this.table.offered.has(`buy ${card}`);
  mayPlay = (card: string): boolean => this.table.offered.has(`play ${card}`);

  take(card: string): void {
    if (this.mayTake(card)) this.#choose(`take ${card}`);
    else this.#why(`take ${card}`, card);
  }

  buy(card: string): void {
    if (this.mayBuy(card)) this.#choose(`buy ${card}`);
    else this.#why(`buy ${card}`, card);
  }

  playBonus(card: string): void {
    if (this.mayPlay(card)) this.#choose(`play ${card}`);
    else this.#why(`play ${card}`, card);
  }

  // Painting --------------------------------------------------------------------------------------------------------

  get painting(): boolean {
    return this.kind !== null && PAINTING.includes(this.kind);
  }

  /** Which square of the card is shown at a place of its picture. */
  squareAt = (card: string, shown: number): number => this.#shift[card]?.[shown] ?? shown;

  /** A painting as it is shown: what is printed is the same, what lies on it lies where it was put. */
  filled(canvas: CanvasSeen): string {
    return Array.from({ length: 9 }, (_, at) => canvas.filled[this.squareAt(canvas.card, at)]).join("");
  }

  /** What was laid in this action, in order; last the one being prepared. */
  readonly laid = $derived.by((): Laid[] => {
    const { table } = this;
    if (!this.painting) return [];
    const found: Omit<Laid, "square">[] = [];
    for (const line of table.log.lines.toReversed()) {
      const event = line.events.find((one) => one.event === "paint");
      if (!event || line.seat !== table.seat || !table.state!.undo_to.includes(line.ply)) break;
      const [card, colour, pigment] = [String(event["card"]), String(event["colour"]), String(event["pigment"])];
      found.unshift({
        ply: line.ply,
        text: `paint ${card} ${colour}${pigment === colour ? "" : ` ${pigment}`}`,
        card,
        colour,
        pigment,
      });
    }
    // the last one of a colour lies on the last painted square of it
    const taken: Record<string, number[]> = {};
    const lying = found.toReversed().map((piece) => {
      const canvas = this.me.canvases.find((one) => one.card === piece.card);
      const used = (taken[piece.card] ??= []);
      const at = canvas
        ? [8, 7, 6, 5, 4, 3, 2, 1, 0].find(
            (one) => canvas.squares[one] === piece.colour && canvas.filled[one] !== "." && !used.includes(one),
          )
        : undefined;
      if (at !== undefined) used.push(at);
      return { ...piece, square: at === undefined ? -1 : this.#shownAt(piece.card, at) };
    });
    const [verb, card, colour, pigment] = (table.draft.text ?? "").split(" ");
    const prepared =
      verb === "paint"
        ? [
            {
              ply: null,
              text: table.draft.text!,
              card: card!,
              colour: colour!,
              pigment: pigment ?? colour!,
              square: this.#aim,
            },
          ]
        : [];
    return [...lying.toReversed(), ...prepared];
  });

  #aim = $state(-1);

  #shownAt(card: string, square: number): number {
    return this.#shift[card]?.indexOf(square) ?? square;
  }

  laidOn = (card: string, square: number): number =>
    this.laid.findIndex((piece) => piece.card === card && piece.square === square);

  /** What a click on a square would lay, as a text. */
  textFor(card: string, colour: string): string {
    const own = `paint ${card} ${colour}`;
    if (this.tube) return this.tube === colour ? own : `${own} ${this.tube}`;
    const { offered } = this.table;
    return !offered.has(own) && offered.has(`${own} W`) ? `${own} W` : own;
  }

  /** How a square is marked: its own colour or the lifted one fits, white alone does, or nothing. */
  mark(card: string, colour: string): "fits" | "white" | null {
    if (!this.painting) return null;
    const text = this.textFor(card, colour);
    if (!this.table.offered.has(text)) return null;
    return text.endsWith(" W") ? "white" : "fits";
  }

  chooseSquare(canvas: CanvasSeen, shown: number): void {
    if (!this.table.choosing) return;
    const { card } = canvas;
    const colour = canvas.squares[shown]!;
    const lying = this.laidOn(card, shown);
    if (lying >= 0) return void this.takeBack(lying);
    if (!this.painting || this.filled(canvas)[shown] !== ".") return;
    const text = this.textFor(card, colour);
    if (!this.table.offered.has(text)) return this.#why(text, `${card} ${shown}`);
    // the first open square of the colour is the one that is filled: show it where it was put
    const order = Array.from({ length: 9 }, (_, at) => this.squareAt(card, at));
    const filling = [0, 1, 2, 3, 4, 5, 6, 7, 8].find(
      (at) => canvas.squares[at] === colour && canvas.filled[at] === ".",
    )!;
    const other = order.indexOf(filling);
    [order[shown], order[other]] = [order[other]!, order[shown]!];
    this.#shift = { ...this.#shift, [card]: order };
    this.#aim = shown;
    void this.lay(text);
  }

  /** Take a laid pigment up again: back to before it, and what was laid after it once more. */
  async takeBack(index: number): Promise<void> {
    const { table } = this;
    const piece = this.laid[index]!;
    if (piece.ply === null) return table.draft.cancel();
    const later = this.laid.slice(index + 1).filter((one) => one.ply !== null);
    table.draft.cancel();
    await table.undo(piece.ply);
    for (const one of later) {
      if (!(await this.#until(() => table.offered.has(one.text)))) return;
      await table.play(one.text);
    }
  }

  async #until(ready: () => boolean): Promise<boolean> {
    for (let tries = 0; tries < 60; tries++) {
      if (ready()) return true;
      await new Promise((go) => setTimeout(go, 50));
    }
    return false;
  }

  // Tubes -----------------------------------------------------------------------------------------------------------

  /** May this tube be used now? */
  mayTube(pigment: string): boolean {
    const offered = [...this.table.offered];
    switch (this.kind) {
      case "paint":
        return offered.some((text) => {
          const [verb, , colour, other] = text.split(" ");
          return verb === "paint" && (other ?? colour) === pigment;
        });
      case "improve":
        return this.paid.length < 2 && offered.some((text) => this.#pays(text, [...this.paid, pigment]));
      case "pay":
        return this.table.offered.has(`pay ${pigment}`);
      case "bonus-swap":
        return this.tube
          ? this.tube === pigment || this.table.offered.has(`swap ${this.tube} ${pigment}`)
          : offered.some((text) => text.startsWith(`swap ${pigment} `));
      case "discard":
        return this.table.offered.has(`discard ${pigment} 1`);
      default:
        return false;
    }
  }

  #pays(text: string, paid: readonly string[]): boolean {
    const [verb, tool, payment] = text.split(" ");
    return verb === "improve" && (!this.tool || tool === this.tool) && holds(payment!.split("+"), paid);
  }

  /** How many of a tube are about to leave the stock. */
  spent(pigment: string): number {
    const [verb, what, count] = (this.table.draft.text ?? "").split(" ");
    if (this.kind === "improve") return this.paid.filter((one) => one === pigment).length;
    if (verb === "discard" && what === pigment) return Number(count);
    if (verb === "paint")
      return this.kind === "paint" && this.laid.at(-1)?.ply === null && this.laid.at(-1)?.pigment === pigment ? 1 : 0;
    return verb === "pay" && what === pigment ? 1 : 0;
  }

  chooseTube(pigment: string): void {
    const { table } = this;
    switch (this.kind) {
      case "paint": {
        if (this.tube === pigment) this.tube = null;
        else if (this.mayTube(pigment)) this.tube = pigment;
        else {
          const canvas = this.me.canvases[0];
          const colour = canvas && [...canvas.squares].find((_, at) => canvas.filled[at] === ".");
          if (canvas && pigment !== "K")
            this.#why(`paint ${canvas.card} ${colour}${pigment === colour ? "" : ` ${pigment}`}`, pigment);
        }
        return;
      }
      case "improve":
        if (this.mayTube(pigment)) {
          this.paid = [...this.paid, pigment];
          this.#improve();
        } else if (this.paid.length < 2)
          this.#why(
            `improve ${this.tool ?? TOOLS[0]} ${joined([pigment === "K" ? "R" : pigment, pigment === "K" ? "R" : pigment])}`,
            pigment,
          );
        return;
      case "pay":
        return this.mayTube(pigment) ? void this.lay(`pay ${pigment}`) : this.#why(`pay ${pigment}`, pigment);
      case "bonus-swap":
        if (!this.tube) this.tube = this.mayTube(pigment) ? pigment : null;
        else if (this.tube === pigment) this.tube = null;
        else if (table.offered.has(`swap ${this.tube} ${pigment}`)) void this.lay(`swap ${this.tube} ${pigment}`);
        else this.#why(`swap ${this.tube} ${pigment}`, pigment);
        return;
      case "discard": {
        const more = `discard ${pigment} ${this.spent(pigment) + 1}`;
        void table.draft.prepare(table.offered.has(more) ? more : `discard ${pigment} 1`);
        return;
      }
    }
  }

  /** One more or one less of what is given back. */
  discardBy(step: number): void {
    const [verb, pigment, count] = (this.table.draft.text ?? "").split(" ");
    if (verb === "discard") void this.table.draft.prepare(`discard ${pigment} ${Number(count) + step}`);
  }

  mayDiscardBy(step: number): boolean {
    const [verb, pigment, count] = (this.table.draft.text ?? "").split(" ");
    return verb === "discard" && this.table.offered.has(`discard ${pigment} ${Number(count) + step}`);
  }

  // Tools -----------------------------------------------------------------------------------------------------------

  mayTool(tool: string): boolean {
    const offered = [...this.table.offered];
    if (this.kind === "improve") return offered.some((text) => text.startsWith(`improve ${tool} `));
    return (
      this.kind === "bonus-tool" &&
      offered.some((text) => text.startsWith("advance ") && text.slice(8).split("+").includes(tool))
    );
  }

  /** How many spaces a tool is about to move. */
  moves(tool: string): number {
    if (this.kind === "improve") return this.tool === tool ? 1 : 0;
    return this.kind === "bonus-tool" ? this.moved.filter((one) => one === tool).length : 0;
  }

  chooseTool(tool: string): void {
    const { table } = this;
    if (this.kind === "improve") {
      if (!this.mayTool(tool)) return this.#why(`improve ${tool} R+R`, tool);
      this.tool = this.tool === tool ? null : tool;
      this.#improve();
    } else if (this.kind === "bonus-tool") {
      const wanted = [...this.moved, tool].sort();
      const fits = (tools: string[]): boolean =>
        [...table.offered].some((text) => text.startsWith("advance ") && holds(text.slice(8).split("+"), tools));
      if (fits(wanted)) this.moved = wanted;
      else if (this.moved.includes(tool)) this.moved = this.moved.filter((one) => one !== tool);
      else if (fits([tool])) this.moved = [tool];
      else return this.#why(`advance ${tool}`, tool);
      const text = `advance ${this.moved.join("+")}`;
      if (table.offered.has(text)) void table.draft.prepare(text);
      else this.#unprepare();
    }
  }

  /** Would another press move this tool on by the bonus card? */
  mayAdvance(tool: string): boolean {
    const wanted = [...this.moved, tool];
    return (
      this.kind === "bonus-tool" &&
      [...this.table.offered].some((text) => text.startsWith("advance ") && holds(text.slice(8).split("+"), wanted))
    );
  }

  unpay(index: number): void {
    this.paid = this.paid.filter((_, at) => at !== index);
    this.#improve();
  }

  #improve(): void {
    const text = `improve ${this.tool} ${joined(this.paid)}`;
    if (this.table.offered.has(text)) void this.table.draft.prepare(text);
    else this.#unprepare();
  }

  /** Drop the draft and keep what is chosen. */
  #unprepare(): void {
    this.#had = null;
    this.table.draft.cancel();
  }

  // Back ------------------------------------------------------------------------------------------------------------

  get begun(): boolean {
    return (
      this.place !== null || this.tube !== null || this.tool !== null || this.paid.length > 0 || this.moved.length > 0
    );
  }

  /** One step back: the draft, what is chosen, the last piece laid. */
  back(): void {
    const { table } = this;
    if (table.draft.text !== null) table.draft.cancel();
    else if (this.begun) this.clear();
    else if (table.draft.refusal) table.draft.cancel();
    else void table.goBack();
  }
}
