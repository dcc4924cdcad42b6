/** What lies on the table of Flatiron, and what is being chosen. Every thing that can be clicked stands for some of the
 * offered texts; things clicked one after the other leave those for which all of them stand, and the last one left is
 * prepared. No rule is known here. */
import { untrack } from "svelte";
import type { Table } from "../../lib/table.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { COLOURS, ENDS, STREETS } from "./geometry.ts";
import type { Deed, Printed, Shown, View } from "./view.ts";

type Row = [string, ...unknown[]];
interface Half {
  action: Row;
  score: Row;
  mark: number;
}
export interface Box {
  boards: Record<
    string,
    { price: Record<string, number>; points: Record<string, number> } & Record<"violet" | "gold", Record<string, Row[]>>
  >;
  cards: Record<string, { pile: string; street: string; cost: number; top: Half; bottom: Half }>;
  decrees: Record<string, { top: Half; bottom: Half }>;
  floors: Record<string, { start: boolean; effect: Row; slots: Row[] }>;
  newspapers: Record<string, { action: Row }>;
  daniel: Record<string, { main: string; alternative: string; action: Row; popularity: number }>;
  price: { decree: number };
  paperboy: { spaces: number[] };
}

/** What the figures of a row of the content file are called in the catalogues. */
const FIELDS: Record<string, string[]> = {
  trade: ["colour"],
  buy_any: ["price"],
  build: ["many", "cost", "extra", "doubled"],
  floor: ["cost", "points"],
  money: ["dollars"],
  money_and_points: ["dollars", "points"],
  points_if_colour: ["colour", "points"],
  buy_card: ["change"],
  buy_decree: ["change"],
  copy_own: ["cost"],
  copy_open: ["cost"],
  city_hall: ["cost"],
  points: ["points"],
  dollars: ["dollars"],
  city_hall_dollars: ["dollars"],
  arrival_dollar: ["street"],
  point_per_card: ["points"],
  sell_more: ["dollars"],
  decrees_less: ["dollars"],
  pillars_less: ["dollars"],
  points_for_colour: ["colour", "points"],
  street_cards: ["points", "every"],
  reputation: ["points", "every"],
  stock: ["points"],
  decrees: ["points"],
  levels_with: ["colour_one", "colour_other", "points"],
  built: ["colour", "points"],
  fixed: ["points"],
  pillar: ["colour", "slots"],
};

export function printed([verb, ...figures]: Row, fields = FIELDS[verb] ?? []): Printed {
  const named = Object.fromEntries(fields.map((name, index) => [name, figures[index] ?? 0]));
  return { verb, figures: "street" in named ? { ...named, place: named["street"] } : named };
}

/** A decree's row: its dollars have other figures than an action's. */
export const earns = (row: Row): Printed =>
  printed(row, row[0] === "dollars" ? ["points", "every", "most"] : undefined);

const ICONS: Record<string, string> = {
  trade: "trade",
  buy_any: "any",
  swap: "swap",
  build: "build",
  floor: "floor",
  money: "coin",
  money_and_points: "coin",
  dollars_per_floor: "perfloor",
  dollars_per_paperboy: "boy",
  points_per_two_floors: "star",
  points_if_colour: "star",
  buy_card: "stack",
  buy_decree: "hall",
  newspaper: "news",
  copy_own: "copy",
  copy_open: "copy",
  city_hall: "hall",
  sell: "coin",
  points: "star",
  dollars: "coin",
  reputation: "token",
  draw_newspaper: "newsback",
};

export const iconOf = ({ verb, figures }: Printed): string =>
  verb === "build" && figures["many"] === 2 ? "build2" : (ICONS[verb] ?? "star");

/** How much of it a slot gives. */
export const amountOf = ({ figures }: Printed): number => Number(figures["points"] ?? figures["dollars"] ?? 1) || 1;

/** How a text may be asked about where it is not offered. */
const NONE: string[] = [];

export class Desk {
  /** The things clicked so far. */
  picked = $state.raw<string[]>([]);
  /** A thing that was clicked in vain, shaken once. */
  shaken = $state("");
  /** The choice that is pointed at or has the focus: what it would bring is shown before it is made. */
  regarded = $state<string | null>(null);
  /** The column's rows that were skipped in this activation, as far as this page saw it. */
  skipped = $state.raw<ReadonlySet<string>>(new Set());
  #ply = -1;

  constructor(readonly table: Table) {
    $effect.pre(() => {
      const ply = table.state?.ply ?? -1;
      untrack(() => {
        if (ply === this.#ply) return;
        this.#ply = ply;
        this.picked = [];
        this.shaken = "";
        this.regarded = null;
        if (
          this.view.decision?.key !== "action" &&
          this.view.decision?.key !== "second-pillar" &&
          this.view.decision?.key !== "keep"
        )
          this.skipped = new Set();
      });
    });
    // what was cancelled elsewhere is not chosen any more
    $effect(() => {
      if (table.draft.text === null && this.picked.length > 0 && this.left.length < 2) this.picked = [];
    });
    // where there is one way to do what is asked, it is prepared
    $effect(() => {
      const only = this.only;
      if (only !== null)
        untrack(() => table.draft.text === null && table.draft.refusal === null && void table.draft.prepare(only));
    });
  }

  get view(): View {
    return this.table.drawing!.view as View;
  }

  get shown(): Shown {
    return this.table.drawing!.shown as Shown;
  }

  get box(): Box {
    return this.table.game!.box as unknown as Box;
  }

  /** Whose board lies near: the viewer's, or for those who only watch the first. */
  get near(): string {
    const seats = Object.keys(this.view.players);
    return seats.find((seat) => seat === (this.view.seat ?? this.table.seat)) ?? seats[0]!;
  }

  get far(): string {
    return this.view.daniel ? "daniel" : (Object.keys(this.view.players).find((seat) => seat !== this.near) ?? "2");
  }

  get mine(): boolean {
    return this.near === this.table.seat;
  }

  get here(): string | null {
    return this.view.players[this.near]?.place ?? null;
  }

  get key(): string {
    return this.table.choosing ? (this.view.decision?.key ?? "") : "";
  }

  /** The only way to do what is asked, where one can but do it or leave it. */
  get only(): string | null {
    if (this.key !== "action" && this.key !== "end") return null;
    const ways = [...this.table.offered].filter((text) => !/^(skip|done|news )/.test(text));
    return ways.length === 1 && this.key === "action" ? ways[0]! : null;
  }

  /** The card that Daniel opened last, also after he has shuffled. */
  get opened(): string | null {
    const open = this.view.daniel?.open.at(-1);
    if (open || !this.view.daniel) return open ?? null;
    const till = this.table.drawing?.ply ?? 0;
    for (const line of this.table.log.lines.toReversed()) {
      const found = line.ply < till ? line.events.find((event) => event.event === "daniel-card") : undefined;
      if (found) return String(found["daniel"]);
    }
    return null;
  }

  /** Who is at a location. */
  at(place: string): string[] {
    return [...Object.keys(this.view.players), "daniel"].filter(
      (seat) => (seat === "daniel" ? this.view.daniel?.place : this.view.players[seat]?.place) === place,
    );
  }

  points(seat: string): number {
    return seat === "daniel" ? (this.view.daniel?.points ?? 0) : (this.view.players[seat]?.points ?? 0);
  }

  // Things and the texts they stand for ------------------------------------------------------------------------------

  #offered: Set<string> | null = null;
  #texts = new Map<string, string[]>();

  /** The offered texts that a thing stands for. */
  texts(id: string): string[] {
    const offered = this.table.offered;
    if (offered !== this.#offered) {
      this.#offered = offered;
      this.#texts = new Map();
    }
    if (offered.size === 0) return NONE;
    let found = this.#texts.get(id);
    if (!found) {
      const meant = this.#meant(id);
      found = [...offered].filter((text) => meant(text));
      this.#texts.set(id, found);
    }
    return found;
  }

  #meant(id: string): (text: string) => boolean {
    const [kind, one = "", two = ""] = id.split(":");
    const { piles } = this.view;
    const goes = (pile: string | null): string | null => {
      const card = pile === null ? null : piles[pile]?.open;
      return card ? this.box.cards[card]!.street : null;
    };
    switch (kind) {
      case "at":
        return (text) => text === `move ${one}`;
      case "half":
        return (text) =>
          text === `card ${one} ${two}` ||
          text === `copy ${piles[one]?.open} ${two}` ||
          (this.here === one && text === `buy ${two}`);
      case "decree":
        return (text) => text.includes(`decree ${one} `) && text.endsWith(` ${two}`);
      case "tuck":
        return (text) => {
          const words = text.split(" ");
          if (words.at(-1) !== two) return false;
          if (words.includes("decree")) return words.at(-2) === one;
          return words[0] === "buy" ? goes(this.here) === one : words[0] === "card" && goes(words[1]!) === one;
        };
      case "pillar": {
        const trade = this.shown.asked?.action;
        const traded = trade?.verb === "trade" && trade.figures["colour"] === one;
        return (text) =>
          (traded && (text === "buy" || text === "sell")) ||
          text === `buy ${one}` ||
          (/^(build|swap) /.test(text) && text.split(" ").slice(1).includes(one));
      }
      case "slot":
        return (text) => text.startsWith("build ") && text.endsWith(` ${one}`);
      case "row":
        return (text) => text === `copy ${one} ${two}`;
      case "board":
        return (text) => text === `board ${one} ${two}`;
      case "verb":
        return (text) => text === one || text.startsWith(`${one} `);
      default:
        return (text) => text === `${kind}${one ? ` ${one}` : ""}${two ? ` ${two}` : ""}`;
    }
  }

  /** The texts for which everything clicked stands. */
  get left(): string[] {
    const [first, ...others] = this.picked;
    if (first === undefined) return [...this.table.offered];
    return this.texts(first).filter((text) => others.every((id) => this.texts(id).includes(text)));
  }

  /** May it be clicked? */
  may(id: string): boolean {
    return this.texts(id).length > 0;
  }

  /** Does it go with what was clicked before? */
  lit(id: string): boolean {
    const texts = this.texts(id);
    if (texts.length === 0) return false;
    return this.picked.length === 0 || this.is(id) || this.left.some((text) => texts.includes(text));
  }

  is(id: string): boolean {
    if (this.picked.includes(id)) return true;
    const draft = this.table.draft.text;
    return draft !== null && this.texts(id).includes(draft);
  }

  /** Click a thing: it joins those clicked, and what was clicked and does not go with it is left. A second click plays
   * what lies there whole, and takes away what does not. `twice`: the second half of a double click, which is not meant
   * for what the first one brought. */
  pick(id: string, twice = false): void {
    const { table } = this;
    if (!table.choosing) return;
    if (table.draft.whole && this.texts(id).includes(table.draft.text!)) return void table.draft.confirm();
    if (twice) return;
    if (!this.may(id)) return this.#refuse(id);
    table.draft.refusal = null;
    if (this.picked.includes(id)) {
      this.picked = this.picked.filter((one) => one !== id);
      table.draft.cancel();
      return;
    }
    const before = this.picked;
    this.picked = [...before, id];
    if (this.left.length === 0) this.picked = [id];
    const left = this.left;
    if (left.length === 1) void this.#lay(left[0]!);
    else table.draft.cancel();
  }

  /** A whole move, said in words. */
  choose(text: string, twice = false): void {
    this.picked = [];
    if (this.table.draft.text === text) void this.table.draft.confirm();
    else if (!twice) void this.#lay(text);
  }

  /** Prepare; what only leads to another question of mine is played at once, since it can be taken back. */
  async #lay(text: string): Promise<void> {
    const { table } = this;
    await table.draft.prepare(text);
    if (table.draft.text !== text || !table.draft.preview || !table.draft.whole) return;
    const goesOn = table.draft.preview.whole && (table.draft.preview.shown as Shown | null)?.turn === table.seat;
    if (!settings.confirm || goesOn) await table.draft.confirm();
  }

  /** Leave out what is asked. */
  leave(text: string): void {
    const asked = this.shown.asked;
    if (text === "skip" && asked?.street) this.skipped = new Set([...this.skipped, `${asked.street}:${asked.row}`]);
    void this.table.play(text);
  }

  cancel(): void {
    this.picked = [];
    this.table.draft.cancel();
  }

  /** It cannot be: it shakes its head, and the server names the rule. */
  #refuse(id: string): void {
    const text = this.#wanted(id);
    this.shaken = "";
    requestAnimationFrame(() => (this.shaken = id));
    if (text !== null) void this.table.draft.whyNot(text);
  }

  #wanted(id: string): string | null {
    const [kind, one = "", two = ""] = id.split(":");
    const stock: string[] = this.view.players[this.near]?.stock ?? [];
    switch (kind) {
      case "at":
        return `move ${one}`;
      case "half":
        return this.key === "one-thing" && this.here === one
          ? `buy ${two}`
          : this.shown.asked?.action.verb === "copy_open"
            ? `copy ${this.view.piles[one]?.open} ${two}`
            : `card ${one} ${two}`;
      case "decree":
        return `decree ${one} ${this.picked.find((id) => id.startsWith("tuck:"))?.split(":")[1] ?? STREETS[0]} ${two}`;
      case "tuck": {
        const decree = this.picked.find((id) => id.startsWith("decree:"))?.split(":")[1] ?? this.view.decrees[0];
        return this.here === "hall" || this.shown.asked
          ? decree
            ? `decree ${decree} ${one} ${two}`
            : null
          : `buy ${two}`;
      }
      case "pillar": {
        const verb = this.shown.asked?.action.verb;
        if (verb === "build") return `build ${one} ${(this.view.levels.at(-1)?.pillars.indexOf(null) ?? 0) + 1 || 1}`;
        if (verb === "swap")
          return stock.includes(one)
            ? `swap ${one} ${COLOURS.find((other) => other !== one && !stock.includes(other)) ?? COLOURS[0]}`
            : `swap ${stock[0] ?? COLOURS.find((other) => other !== one)} ${one}`;
        return verb === "trade" ? (stock.includes(one) ? "sell" : "buy") : `buy ${one}`;
      }
      case "slot":
        return `build ${this.picked.find((id) => id.startsWith("pillar:"))?.split(":")[1] ?? stock[0] ?? COLOURS[0]} ${one}`;
      case "row":
        return `copy ${one} ${two}`;
      case "board":
        return `board ${one} ${two}`;
      case "verb":
        return one === "buy" ? `buy ${ENDS[0]}` : one;
      default:
        return `${kind}${one ? ` ${one}` : ""}`;
    }
  }

  // What the draft shows on the board ---------------------------------------------------------------------------------

  get draft(): string[] {
    return this.table.draft.text?.split(" ") ?? [];
  }

  /** The location to which a move is prepared, or at which one is looking before one moves. */
  get goal(): string | null {
    if (this.draft[0] === "move") return this.draft[1]!;
    return this.key === "move" && this.regarded?.startsWith("at:") && this.may(this.regarded)
      ? this.regarded.slice(3)
      : null;
  }

  /** Look at a choice; before one moves the last place looked at stays in sight. */
  regard(id: string | null): void {
    if (id === null ? this.key !== "move" : /^(at:|activate$)/.test(id)) this.regarded = id;
  }

  /** Is it the activation that is prepared or looked at? */
  get activating(): boolean {
    return (
      this.draft[0] === "activate" ||
      (this.key === "one-thing" && this.table.draft.text === null && this.regarded === "activate")
    );
  }

  /** What the activation being looked at would do. */
  get deeds(): Deed[] {
    const place = this.key === "move" ? this.goal : this.here;
    return place ? (this.shown.activations[place] ?? []) : [];
  }

  /** Pillars that would come to the floor under construction, by slot. */
  get ghosts(): Map<number, string> {
    const found = new Map<number, string>();
    const [verb, colour, slot] = this.draft;
    if (verb === "build") found.set(Number(slot), colour!);
    else if (this.activating && this.here !== "hall") {
      const build = this.deeds.find((deed) => deed.way === "build");
      const put = build ? [build.figures["colour"]].flat()[0] : null;
      if (put && build!.figures["level"] === this.view.levels.length)
        this.view.levels
          .at(-1)
          ?.pillars.forEach((pillar, index) => pillar === null && found.set(index + 1, String(put)));
    } else if (this.shown.asked?.action.verb === "build") {
      const picked = this.picked.find((id) => id.startsWith("pillar:"))?.split(":")[1];
      const colours = new Set(this.left.filter((text) => text.startsWith("build ")).map((text) => text.split(" ")[1]!));
      const one = picked ?? (colours.size === 1 ? [...colours][0] : undefined);
      if (one)
        for (const text of this.left) if (text.startsWith(`build ${one} `)) found.set(Number(text.split(" ")[2]), one);
    }
    return found;
  }

  /** Points after what is prepared, if it scores. */
  get scored(): number | null {
    if ((this.table.draft.text === null && !this.activating) || !this.mine) return null;
    const now = this.points(this.near);
    const gain = this.activating
      ? this.deeds.reduce((sum, deed) => sum + deed.points, 0)
      : (this.table.draft.preview?.sheets[this.near]?.["play"] ?? now) - now;
    return gain > 0 ? now + gain : null;
  }

  /** Is something that a score or a log line points at? */
  pointed(id: string): boolean {
    return this.table.pointed.includes(id);
  }
}
