/** A score sheet that is being filled in: what was entered, what the server counts of it, and the way back. No rule stands
 * here: sheets, refusals and remarks come from the code that counts games. */
import { factsOf } from "../games/facts.ts";
import type { Colour } from "../art/Emblem.svelte";
import { call, Refusal } from "../lib/api.ts";
import { plain } from "../lib/figures.ts";
import { linesOf, type Sheets } from "../lib/sheets.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Figures, Texts } from "../lib/texts.svelte.ts";
import type { Item, PadRefused, Remark, Scored } from "../protocol.ts";
import { keep, type Kept, newId } from "./kept.ts";

/** What a game's pad is told by: an empty one, and whether something from a link is one. */
export interface Form<D extends object = object> {
  blank: () => D;
  seats: (data: D) => string[];
  /** Can the page show it? What it holds is for the server to judge. */
  fits: (data: D) => boolean;
  /** Remarks that a finished table may have. */
  usual?: string[];
}

const PAUSE = 150;
const GAIN = 2000;

export class Sheet<D extends object = object> {
  readonly at: string;
  id: string | null;
  names = $state.raw<Record<string, string>>({});
  data = $state.raw<D>({} as D);
  counted = $state.raw<Scored | null>(null);
  refused = $state.raw<PadRefused | null>(null);
  /** Does nobody answer? What was entered stays, and is counted later. */
  away = $state(false);
  /** By how much totals have just changed. */
  gains = $state.raw<Record<string, number>>({});
  /** What a line of the sheet is made of, to be shown on the board. */
  pointed = $state.raw<string[]>([]);
  #past = $state.raw<D[]>([]);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;
  #line: Promise<unknown> = Promise.resolve();
  texts = $state.raw<Texts>() as Texts;

  constructor(
    readonly game: string,
    readonly form: Form<D>,
    /** The printed facts of the box. */
    readonly box: unknown,
    texts: Texts,
    kept?: Pick<Kept, "names" | "data" | "at"> & { id?: string },
  ) {
    this.texts = texts;
    this.id = kept?.id ?? null;
    this.at = kept?.at ?? new Date().toISOString();
    this.names = kept?.names ?? {};
    this.data = { ...form.blank(), ...kept?.data };
  }

  t = (key: string, figures: Figures = {}): string => this.texts.say(key, figures);

  get seats(): string[] {
    return this.form.seats(this.data);
  }

  get scores(): Sheets {
    return this.counted?.scores ?? {};
  }

  get lines(): string[] {
    return linesOf(this.scores);
  }

  get items(): Item[] {
    return (this.counted?.shown["items"] as Item[] | undefined) ?? [];
  }

  get remarks(): Remark[] {
    return this.counted?.remarks ?? [];
  }

  get blank(): boolean {
    return JSON.stringify(this.data) === JSON.stringify(this.form.blank());
  }

  /** Is everything there that a finished table has? */
  get whole(): boolean {
    return !this.blank && !this.refused && this.remarks.every((one) => this.form.usual?.includes(one.error));
  }

  colour = (seat: string): Colour | null => factsOf(this.game).seats[seat] ?? null;

  name = (seat: string): string => this.names[seat]?.trim() || String(this.texts.figure("seat", seat));

  total = (seat: string): string => plain(this.scores[seat]?.["total"] ?? 0);

  /** The words of a refusal or a remark, in the language of the moment. */
  said = ({ said, rule }: PadRefused | Remark): string => {
    const words = said[settings.language] ?? said["en"] ?? "";
    const whole = words.charAt(0).toUpperCase() + words.slice(1);
    return rule ? `${whole} (${rule})` : whole;
  };

  /** Who is ahead or has won, and by how much. */
  get standing(): string {
    const { scores } = this;
    const winners = this.counted?.winners ?? [];
    const rivals = Object.keys(scores).filter((seat) => !winners.includes(seat));
    if (winners.length !== 1 || rivals.length === 0) return this.t("scorepad-level");
    const [winner, total] = [winners[0]!, scores[winners[0]!]!["total"]!];
    const by = total - Math.max(...rivals.map((seat) => scores[seat]!["total"]!));
    const name = this.name(winner);
    if (!this.whole) return by === 0 ? this.t("scorepad-level") : this.t("scorepad-ahead", { name, points: by });
    if (by === 0) return this.t("scorepad-wins", { name });
    return rivals.length > 1
      ? this.t("scorepad-wins-with", { name, points: total })
      : this.t("scorepad-wins-by", { name, points: by });
  }

  get winner(): string | null {
    return this.counted?.winners.length === 1 ? this.counted.winners[0]! : null;
  }

  /** What decided between two that are level. */
  get verdict(): string {
    const verdict = this.counted?.verdict;
    return this.whole && verdict?.key.startsWith("tie")
      ? this.t(`decided-${verdict.key}`, { who: "other", ...verdict.figures })
      : "";
  }

  // Entering ----------------------------------------------------------------------------------------------------------

  /** Something is entered; it is counted a moment later. */
  change(next: D): void {
    this.#enter(next);
    this.recount(PAUSE);
  }

  rename(seat: string, name: string): void {
    this.names = { ...this.names, [seat]: name };
    this.keep();
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.data = before;
    this.keep();
    this.recount();
  }

  /** Enter it only if it can be; why not, where it cannot. One after the other, each upon what the one before left. */
  async attempt(make: (data: D) => D): Promise<PadRefused | null> {
    const tried = this.#line.then(async () => {
      const next = make(this.data);
      const number = ++this.#asked;
      clearTimeout(this.#timer);
      const answer = await this.#count(next);
      if (answer && "sentence" in answer) return answer;
      this.#enter(next);
      if (number === this.#asked) this.#hear(answer);
      else this.recount();
      return null;
    });
    this.#line = tried.catch(() => {});
    return tried;
  }

  #enter(next: D): void {
    this.#past = [...this.#past, this.data].slice(-200);
    this.data = next;
    this.keep();
  }

  /** Keep it on this device. */
  keep(): void {
    this.id ??= newId();
    const totals = Object.fromEntries(Object.entries(this.scores).map(([seat, one]) => [seat, one["total"]!]));
    keep({ id: this.id, game: this.game, at: this.at, names: this.names, data: this.data, totals });
  }

  // Counting ----------------------------------------------------------------------------------------------------------

  recount(after = 0): void {
    const number = ++this.#asked;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      const answer = await this.#count(this.data);
      if (number === this.#asked) this.#hear(answer);
    }, after);
  }

  /** The sheets, or why there are none; null where nobody answers. */
  async #count(data: D): Promise<Scored | PadRefused | null> {
    try {
      return await call<Scored>("POST", `/score/${this.game}`, data);
    } catch (why) {
      if (why instanceof Refusal && why.status === 422) return why.said as PadRefused;
      if (why instanceof Refusal) return null;
      throw why;
    }
  }

  #hear(answer: Scored | PadRefused | null): void {
    this.away = answer === null;
    if (answer === null) return;
    if ("sentence" in answer) {
      this.refused = answer;
      return;
    }
    const before = this.counted?.scores;
    [this.refused, this.counted] = [null, answer];
    if (this.id) this.keep();
    if (!before) return;
    this.gains = Object.fromEntries(
      Object.entries(answer.scores).map(([seat, one]) => [seat, one["total"]! - (before[seat]?.["total"] ?? 0)]),
    );
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.gains = {}), GAIN);
  }
}
