/** A problem under way. The server is told what was found so far, says what comes of a try, and keeps nothing; what is asked
 * for, and what speaks for it, it tells only once it was found, or was asked to be shown. */
import { ask, AWAY, Refusal, tellOnce } from "../lib/api.ts";
import type { Answer, Feed, Hears, Link } from "../lib/feed.ts";
import { settings } from "../lib/settings.svelte.ts";
import { Table } from "../lib/table.svelte.ts";
import type {
  Command,
  Founded,
  GameWhole,
  Happened,
  NudgeShown,
  ProblemShown,
  SolutionShown,
  State,
  TrialShown,
} from "../protocol.ts";
import type { How } from "./kept.ts";

/** The problem's position as a feed. */
class Position implements Feed {
  link = $state<Link>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Happened[]>([]);
  problem = $state.raw<ProblemShown | null>(null);
  found: string[] = [];
  /** The ply of the position. */
  begins = 0;
  #hears: Hears = () => {};

  /** `wrong`: what is said at once to a try that is not the answer. */
  constructor(
    readonly game: string,
    readonly number: number,
    readonly wrong: (move: string) => string,
  ) {}

  get table(): string {
    return `${this.game}-${this.number}`;
  }

  open(hears: Hears): void {
    this.#hears = hears;
  }

  close(): void {}

  retry(): void {
    void this.load([]);
  }

  path(what: string, moves: string[], more: Record<string, string> = {}): string {
    const query = new URLSearchParams([...moves.map((move) => ["moves", move]), ...Object.entries(more)]);
    return `/problems/${this.game}/${this.number}${what}?${query}`;
  }

  /** The position after these moves, of which the first were found before. */
  async load(moves: string[]): Promise<void> {
    try {
      this.#take(await ask<ProblemShown>(this.path("", moves)), moves);
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      if (this.state) throw why;
      [this.link, this.refusal] = ["refused", why];
    }
  }

  #take(found: ProblemShown, moves: string[]): void {
    const known = this.log.length;
    if (moves.length === 0) this.begins = found.state.ply;
    [this.link, this.refusal, this.found] = ["live", null, moves];
    [this.problem, this.state] = [found, found.state];
    this.log = found.state.events;
    this.#hears(found.state, found.state.events.slice(known));
  }

  async send(command: Command): Promise<Answer> {
    const accepted: Answer = { type: "accepted", id: null, ply: this.state?.ply ?? 0, table: "" };
    if (command.type === "preview") {
      // whether it is allowed is said; what it would bring is the problem
      await ask<boolean>(this.path("/allowed", this.found, { move: command.move }));
      return accepted;
    }
    if (command.type !== "move") throw new Refusal(0, AWAY);
    const moves = [...this.found, command.move];
    const tried = await ask<ProblemShown>(this.path("", moves));
    if (tried.wrong) {
      const sentence = this.wrong(command.move);
      throw new Refusal(0, { error: "not-the-answer", figures: {}, rule: null, sentence });
    }
    this.#take(tried, moves);
    return accepted;
  }

  ask<T>(path: string): Promise<T> {
    const [what, query] = path.split("?");
    if (what !== "choices" && what !== "words") return Promise.reject(new Refusal(0, AWAY));
    const given = new URLSearchParams(query);
    given.delete("seat");
    return ask<T>(this.path(`/${what}`, this.found, Object.fromEntries(given)));
  }

  content(game: string, rules: number): Promise<GameWhole> {
    return ask<GameWhole>(`/games/${game}?rules=${rules}`);
  }
}

export class Posing {
  readonly table: Table;
  readonly #feed: Position;
  /** The move that was tried and is not the answer, and what is said to it. */
  tried = $state<string | null>(null);
  trial = $state.raw<TrialShown | null>(null);
  nudge = $state.raw<NudgeShown | null>(null);
  /** How much was given away: nothing, what to think about, where to look. */
  depth = $state<0 | 1 | 2>(0);
  solution = $state.raw<SolutionShown | null>(null);
  tries = $state(0);
  helped = $state(false);
  shown = $state(false);

  /** `wrong`: what is said at once to a try; `over`: it was done. */
  constructor(
    readonly game: string,
    readonly number: number,
    wrong: () => string,
    readonly over: (how: How, problem: ProblemShown, solution: SolutionShown) => void,
  ) {
    this.#feed = new Position(game, number, (move) => {
      void this.#weigh(move);
      return wrong();
    });
    this.table = new Table(this.#feed);
    void this.#feed.load([]);
  }

  close(): void {
    this.table.close();
  }

  get problem(): ProblemShown | null {
    return this.#feed.problem;
  }

  get done(): boolean {
    return this.problem?.done ?? false;
  }

  /** A study that begins with the position and has the answer as a branch: its address. */
  async study(title: string): Promise<string> {
    const { game, number } = this;
    const made = await tellOnce<Founded>("/studies", { problem: { game, number }, title, name: settings.name });
    return `/study/${made.study}?node=m${this.#feed.begins}`;
  }

  /** Something said in each language, in the reader's. */
  said<T>(one: Record<string, T>): T {
    return one[settings.language] ?? one["en"]!;
  }

  async #weigh(move: string): Promise<void> {
    this.tries++;
    [this.tried, this.trial, this.depth] = [move, null, 0];
    this.table.pointed = [];
    const moves = [...this.#feed.found, move];
    try {
      const found = await ask<TrialShown>(this.#feed.path("/trial", moves));
      if (this.tried === move) this.trial = found;
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
    }
  }

  /** Put back what was tried. */
  again(): void {
    [this.tried, this.trial] = [null, null];
    this.table.draft.cancel();
  }

  /** Give away a little more: what to think about, then where to look. */
  async hint(): Promise<void> {
    if (this.done || this.depth === 2) return;
    this.again();
    this.helped = true;
    const { found } = this.#feed;
    const given = await ask<NudgeShown>(this.#feed.path("/nudge", found));
    if (found !== this.#feed.found) return;
    this.nudge = given;
    this.depth = this.depth === 0 ? 1 : 2;
    if (this.depth === 2) this.table.pointed = given.where.flatMap((event) => this.table.facts.where(event));
  }

  /** The answer is played on the table. */
  async show(): Promise<void> {
    this.again();
    this.shown = true;
    await this.#told();
    await this.#feed.load(this.solution!.steps.map((step) => step.move));
    this.#end();
  }

  /** All was found. */
  async found(): Promise<void> {
    if (this.shown || this.solution) return;
    await this.#told();
    this.#end();
  }

  async #told(): Promise<void> {
    this.solution = await ask<SolutionShown>(this.#feed.path("/solution", []));
  }

  #end(): void {
    [this.depth, this.tried, this.trial] = [0, null, null];
    this.table.pointed = [];
    const how = this.shown ? "shown" : this.tries > 0 || this.helped ? "helped" : "found";
    this.over(how, this.problem!, this.solution!);
  }

  /** A right move of several leaves its hints behind. */
  went(): void {
    [this.depth, this.nudge, this.tried, this.trial] = [0, null, null, null];
    this.table.pointed = [];
  }
}
