/** One's costliest decisions of a finished game as small tasks: the table as it was, where something better is to be found.
 * What a try is worth, the server says; nothing is kept. */
import { untrack } from "svelte";
import { AWAY, Refusal } from "../lib/api.ts";
import type { Answer, Feed, Hears, Link } from "../lib/feed.ts";
import { settings } from "../lib/settings.svelte.ts";
import { Table } from "../lib/table.svelte.ts";
import type { Command, GameWhole, Happened, MomentShown, MomentTold, Previewed, State, Weighed } from "../protocol.ts";
import { Analysis } from "./analysis.svelte.ts";

/** So many decisions are tasks. */
export const TASKS = 3;
/** A try that is better by so little is worth the same. */
const [POINTS, CHANCE] = [1, 0.03];

/** What a try was: nothing is finer, better than what was played, as good, or worse. */
export type Answered = "found" | "better" | "same" | "less";

export function answered(tried: Weighed, played: MomentShown): Answered {
  if (tried.better === null) return "found";
  const [points, chance] = [played.points - tried.points, played.chance - tried.chance];
  if (points >= POINTS || (chance >= CHANCE && points > -POINTS)) return "better";
  return points <= -POINTS || chance <= -CHANCE ? "less" : "same";
}

/** The table before one of the decisions: whatever is played there is weighed, and stays unplayed. */
class Tries implements Feed {
  link = $state<Link>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Happened[]>([]);
  #hears: Hears = () => {};

  /** `tried` answers what is said to a move; null where it was found. */
  constructor(
    readonly feed: Feed,
    readonly seat: string,
    readonly tried: (ply: number, move: string) => Promise<string | null>,
  ) {}

  get table(): string {
    return this.feed.table;
  }

  open(hears: Hears): void {
    this.#hears = hears;
  }

  close(): void {}

  retry(): void {}

  async go(ply: number): Promise<void> {
    try {
      const found = await this.feed.ask<State>(`review/${ply}?seat=${encodeURIComponent(this.seat)}`);
      this.state = { ...found, events: [], frames: [], since: null, mine: [this.seat] };
      [this.link, this.refusal] = ["live", null];
      this.#hears(this.state, []);
    } catch (why) {
      if (why instanceof Refusal) [this.link, this.refusal] = ["refused", why];
    }
  }

  async send(command: Command): Promise<Answer> {
    const then = `review/${this.state?.ply ?? 0}`;
    if (command.type === "preview") {
      const found = await this.ask<Previewed>(`${then}/preview?move=${encodeURIComponent(command.move)}`);
      return { type: "preview", id: null, ...found };
    }
    if (command.type !== "move") throw new Refusal(0, AWAY);
    const said = await this.tried(command.ply, command.move);
    if (said !== null) throw new Refusal(0, { error: "not-yet", figures: {}, rule: null, sentence: said });
    return { type: "accepted", id: null, ply: this.state!.ply, table: "" };
  }

  /** The words and the choices of the text table are those of then. */
  ask<T>(path: string): Promise<T> {
    const [what, query] = path.split("?");
    const given = new URLSearchParams(query);
    if (what === "choices") {
      given.delete("seat");
      return this.feed.ask<T>(`review/${this.state?.ply ?? 0}/choices?${given}`);
    }
    if (what === "words") {
      given.set("ply", String(this.state?.ply ?? 0));
      given.set("seat", this.seat);
      return this.feed.ask<T>(`words?${given}`);
    }
    return this.feed.ask<T>(path);
  }

  content(game: string, rules: number): Promise<GameWhole> {
    return this.feed.content(game, rules);
  }
}

export class Finding {
  readonly analysis: Analysis;
  readonly table: Table;
  tasks = $state.raw<MomentShown[]>([]);
  /** Which of them; after the last, the end. */
  at = $state(0);
  /** How much was given away: nothing, what to think about, where, the move. */
  depth = $state<"none" | "nudge" | "place" | "move">("none");
  answer = $state.raw<{ kind: Answered; said: string } | null>(null);
  told = $state.raw<MomentTold | null>(null);
  solved = $state.raw<number[]>([]);
  readonly #feed: Tries;
  readonly #over: () => void;
  #begun = false;
  #chosen = false;

  /** `say`: what is said to a try. */
  constructor(
    of: Table,
    readonly seat: string,
    readonly say: (answer: Answered, tried: Weighed, played: MomentShown) => string,
  ) {
    this.analysis = new Analysis(`/tables/${of.id}`);
    this.#feed = new Tries(of.feed, seat, (ply, move) => this.#tried(ply, move));
    this.table = new Table(this.#feed);
    this.#over = $effect.root(() => {
      $effect(() => {
        const { now } = this.analysis;
        if (!now) return;
        if (now.status === "none" || now.status === "stopped") {
          if (!this.#begun) void this.analysis.begin();
          this.#begun = true;
        } else if (now.status === "done" && !this.#chosen) {
          this.#chosen = true; // once: there may be none
          untrack(() => {
            this.tasks = this.analysis.costly(seat, TASKS);
            this.go(0);
          });
        }
      });
    });
  }

  close(): void {
    this.#over();
    this.analysis.close();
    this.table.close();
  }

  get task(): MomentShown | null {
    return this.tasks[this.at] ?? null;
  }

  /** Is it known what there is to do? */
  get ready(): boolean {
    return this.analysis.now?.status === "done";
  }

  go(to: number): void {
    [this.at, this.depth, this.answer, this.told] = [to, "none", null, null];
    const { task } = this;
    if (!task) return;
    void this.#feed.go(task.ply);
    this.analysis.told(task.ply).then(
      (found) => {
        if (this.task === task) this.told = found;
      },
      () => {},
    );
  }

  /** What was found to be best needs no second look. */
  async #tried(ply: number, move: string): Promise<string | null> {
    const task = this.task!;
    if (move !== this.told?.best[0]?.move) {
      const path = `review/${ply}/weigh?move=${encodeURIComponent(move)}`;
      const tried = await this.#feed.feed.ask<Weighed>(path);
      if (task !== this.task) throw new Refusal(0, AWAY); // somebody went on
      const kind = answered(tried, task);
      this.answer = { kind, said: kind === "found" ? "" : this.say(kind, tried, task) };
      if (kind !== "found") return this.answer.said;
    } else this.answer = { kind: "found", said: "" };
    this.solved = [...new Set([...this.solved, this.at])];
    return null;
  }

  get done(): boolean {
    return this.answer?.kind === "found";
  }

  /** The words of the best move. */
  get best() {
    const best = this.told?.best[0];
    return best ? (best.said[settings.language] ?? best.said["en"]!) : null;
  }

  /** Give away a little more: what to think about, where to look, and then the move. */
  hint(): void {
    const { best, depth, table } = this;
    if (!best) return;
    if (depth === "none") this.depth = "nudge";
    else if (depth === "nudge" && best.place !== "") {
      this.depth = "place";
      table.pointed = this.told!.best[0]!.where.flatMap((event) => table.facts.where(event));
    } else void this.show();
  }

  /** The best move lies on the board. */
  async show(): Promise<void> {
    const move = this.told?.best[0]?.move;
    if (move === undefined) return;
    this.depth = "move";
    this.answer = null;
    this.table.pointed = [];
    this.table.draft.cancel();
    this.table.draft.hinted = move;
    await this.table.draft.prepare(move);
  }
}
