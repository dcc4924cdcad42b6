/** A game that is looked through by the server, a table's or the one a study began with: how far that has come, and what
 * was found. */
import { call, Refusal } from "../lib/api.ts";
import type { Figures } from "../lib/texts.svelte.ts";
import type { AnalysisShown, MomentShown, MomentTold, TurnShown } from "../protocol.ts";

/** While it is under way, it is asked so often. */
const OFTEN = 1000;
/** So many turning points are marked: among more, none stands out. */
const TURNS = 8;

/** How a move is called: nothing finer was found, hardly anything was, it cost something, or there was no other. */
export type Lit = "finest" | "fine" | "costly" | "only";

export function litOf(moment: MomentShown): Lit | null {
  if (moment.only) return "only";
  if (!moment.looked) return null;
  return moment.best ? "finest" : moment.grade === "good" ? "fine" : "costly";
}

export class Analysis {
  now = $state.raw<AnalysisShown | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #timer = 0;
  #closed = false;
  readonly #told = new Map<number, Promise<MomentTold>>();

  /** `of`: the address of the table, or of the study. */
  constructor(readonly of: string) {
    void this.#ask("GET");
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get goesOn(): boolean {
    return this.now?.status === "runs" || this.now?.status === "waits";
  }

  get any(): boolean {
    return (this.now?.done ?? 0) > 0;
  }

  begin(): Promise<void> {
    return this.#ask("POST");
  }

  async stop(): Promise<void> {
    try {
      await call("DELETE", `${this.of}/analysis`);
    } catch (why) {
      if (why instanceof Refusal) this.refusal = why;
    }
    await this.#ask("GET");
  }

  async #ask(method: "GET" | "POST"): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await call<AnalysisShown>(method, `${this.of}/analysis`);
      if (this.#closed) return;
      if (found.done < (this.now?.done ?? 0)) this.#told.clear(); // it is made anew
      [this.now, this.refusal] = [found, null];
    } catch (why) {
      if (this.#closed || !(why instanceof Refusal)) return;
      this.refusal = why;
      if (why.status !== 0) return; // nobody answered: that passes
    }
    if (this.goesOn) this.#timer = window.setTimeout(() => void this.#ask("GET"), OFTEN);
  }

  /** What was found of the decision at that line. */
  at(ply: number): MomentShown | null {
    return this.now?.moments.find((one) => one.ply === ply) ?? null;
  }

  /** The same in words. */
  told(ply: number): Promise<MomentTold> {
    let found = this.#told.get(ply);
    if (!found) {
      found = call<MomentTold>("GET", `${this.of}/analysis/${ply}`);
      found.catch(() => this.#told.delete(ply));
      this.#told.set(ply, found);
    }
    return found;
  }

  /** The turning points, the largest where there are many, each with its number; those at the end of the game are told
   * with its last move. */
  get turns(): { number: number; turn: TurnShown; ply: number }[] {
    const last = this.now?.moments.at(-1)?.ply ?? 0;
    const all = this.now?.turns ?? [];
    const largest = all.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, TURNS);
    return all
      .filter((turn) => largest.includes(turn))
      .map((turn, at) => ({ number: at + 1, turn, ply: turn.ply ?? last }));
  }

  /** One's costliest decisions, the dearest first. */
  costly(seat: string, most: number): MomentShown[] {
    const dear = (one: MomentShown): number => Math.max(one.points / 3, one.chance / 0.1);
    return (this.now?.moments ?? [])
      .filter((one) => one.seat === seat && litOf(one) === "costly")
      .sort((one, other) => dear(other) - dear(one))
      .slice(0, most);
  }
}

/** What was found of a decision, in words, as soon as they are here. */
export class Wording {
  now = $state.raw<MomentTold | null>(null);

  /** `ply`: none where nothing was looked at. */
  constructor(analysis: () => Analysis | null, ply: () => number | null) {
    $effect(() => {
      const [from, wanted] = [analysis(), ply()];
      this.now = null;
      if (wanted === null || from === null) return;
      let left = false;
      from.told(wanted).then(
        (found) => {
          if (!left) this.now = found;
        },
        () => {},
      );
      return () => (left = true);
    });
  }
}

/** What a decision gave away, and on which lines; that nothing finer was found where it is among the best. */
export function sentenceOf(told: MomentTold, moment: MomentShown, language: string, say: Say): string {
  const words = told.said[language] ?? told.said["en"]!;
  const [best] = told.best;
  if (moment.best) return say(best && best.move !== told.played.move ? "study-nothing-else" : "study-nothing");
  const cost =
    moment.exact && best
      ? say("study-better-exact", { after: ends(moment.lead, say), before: ends(best.lead, say) })
      : words.cost;
  return [cost, words.reason].filter((one) => one !== "").join(" ");
}

export type Say = (key: string, figures?: Figures) => string;

export const percent = (chance: number): number => Math.round(100 * chance);

/** What a moment is called by what it gave away. */
export function graded(of: MomentShown, say: Say): string {
  const called = litOf(of);
  if (called !== "costly") return say(`study-${called ?? "unlooked"}`);
  const points = Math.round(of.points);
  return points > 0 ? say("study-costly", { points }) : say("study-costly-chance", { chance: percent(of.chance) });
}

/** How it ends, where that is known for sure. */
export function ends(lead: number, say: Say): string {
  const points = Math.abs(Math.round(lead));
  return points === 0 ? say("study-evens") : say(lead > 0 ? "study-wins" : "study-loses", { points });
}
