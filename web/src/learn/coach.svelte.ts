/** A lesson under way: what the lamplighter says now, and what is waited for. What may be done, and whether it is what was
 * asked, is for the server to say. */
import type { Lesson, Step, Words } from "../protocol.ts";
import { settings } from "../lib/settings.svelte.ts";
import { Table } from "../lib/table.svelte.ts";
import { keep, progress } from "./progress.ts";
import { Tries } from "./tries.svelte.ts";

/** So many wrong tries, and the way is offered aloud. */
const PATIENCE = 3;

export class Coach {
  readonly table: Table;
  /** The step; after the last, the end. */
  at = $state(0);
  done = $state.raw<number[]>([]);
  /** Has the lesson been begun? */
  begun = $state(false);
  /** The answer that was chosen last, of a question. */
  answer = $state<number | null>(null);
  tries = $state(0);
  readonly #feed: Tries;

  constructor(
    readonly game: string,
    readonly name: string,
    readonly lesson: Lesson,
    wanted: number | null = null,
  ) {
    const kept = progress(game, name, lesson.steps.length);
    this.done = kept.done;
    this.at = wanted ?? (kept.at < lesson.steps.length ? kept.at : 0);
    this.begun = this.at > 0 || wanted !== null;
    this.#feed = new Tries(game, name, (other) => this.#answered(other));
    this.table = new Table(this.#feed);
    void this.#feed.go(this.at);
  }

  close(): void {
    this.table.close();
  }

  words(said: Words): string {
    return said[settings.language];
  }

  /** The step that is shown; at the end, the last one goes on being. */
  get step(): Step {
    return this.lesson.steps[Math.min(this.at, this.lesson.steps.length - 1)]!;
  }

  get ended(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  /** What is going on. */
  get phase(): "begin" | "tell" | "question" | "ask" | "done" | "end" {
    const { step } = this;
    if (!this.begun) return "begin";
    if (this.ended) return "end";
    if (this.#feed.done || (this.answer !== null && step.answers[this.answer]!.right)) return "done";
    if (step.moves.length > 0) return "ask";
    return step.answers.length > 0 ? "question" : "tell";
  }

  /** May one go on, or is something still to be done? */
  get free(): boolean {
    return this.phase !== "ask" && this.phase !== "question" && !this.ended;
  }

  /** Were there so many wrong tries that the way should be shown? */
  get stuck(): boolean {
    return this.tries >= PATIENCE;
  }

  #answered(other: number): { said: string; rule: string | null } {
    const found = this.step.others[other];
    return { said: found ? this.words(found.say) : "", rule: found?.rule ?? null };
  }

  /** What was tried was refused, or is not what is asked. */
  tried(): void {
    this.tries += 1;
  }

  choose(answer: number): void {
    this.answer = answer;
    if (!this.step.answers[answer]!.right) this.tries += 1;
  }

  /** Lay the model on the board, to be confirmed or done again by oneself. */
  async show(): Promise<void> {
    const model = this.step.moves[this.#feed.at]?.[0];
    if (model === undefined || this.phase !== "ask") return;
    this.table.draft.cancel();
    this.table.draft.hinted = model;
    await this.table.draft.prepare(model);
  }

  next(): void {
    if (!this.free) return;
    if (!this.begun) this.begun = true;
    else this.go(this.at + 1, true);
  }

  back(): void {
    if (this.at > 0) this.go(this.at - 1);
    else this.begun = false;
  }

  go(step: number, done = false): void {
    if (done) this.done = [...new Set([...this.done, this.at])];
    this.at = step;
    this.begun = true;
    this.answer = null;
    this.tries = 0;
    keep(this.game, this.name, { at: this.at, done: this.done, ended: this.ended });
    if (!this.ended) void this.#feed.go(step);
  }

  again(): void {
    this.go(0);
  }
}
