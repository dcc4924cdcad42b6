/** A stretch of the game shown one thing after the other: what the others did since my last move, or a chain of events
 * that reached the page as one. */
import type { Happened } from "../protocol.ts";
import type { Drawing } from "./drawing.ts";
import type { LogLine } from "./log.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** A line, and the drawing after it; where that is not known any more, the table stays as it is. */
export interface Step {
  line: LogLine;
  drawing: Drawing | null;
}

/** How long a step of a chain stays, and of what was asked for once more. */
const PACE = 1000;
const AGAIN = 1600;
const KEPT = 80;

export class Replay {
  at = $state(0);
  /** Is it a chain that has just happened? */
  chain = $state(false);
  #steps = $state.raw<Step[]>([]);
  /** The drawing after each line that was seen to happen. */
  #kept = new Map<number, Drawing>();
  #timer = 0;

  constructor(readonly table: Table) {}

  /** Is something shown that is not the table as it is, or should be seen before it goes on? Not where the last step is the
   * table now and I am to play. */
  get on(): boolean {
    return this.#steps.length > 0 && !(this.chain && this.at + 1 === this.count && this.table.mine);
  }

  /** Does it wait for a press before it goes on? */
  get waits(): boolean {
    return this.on && settings.shows === "step";
  }

  get count(): number {
    return this.#steps.length;
  }

  get line(): LogLine | null {
    return this.#steps[this.at]?.line ?? null;
  }

  get drawing(): Drawing | null {
    return (this.on && this.#steps[this.at]?.drawing) || null;
  }

  /** Remember a drawing as the one after what happened. */
  keep(drawing: Drawing, events: readonly Happened[]): void {
    for (const event of events) this.#kept.set(event.ply, drawing);
    for (const ply of [...this.#kept.keys()].slice(0, Math.max(0, this.#kept.size - KEPT))) this.#kept.delete(ply);
  }

  /** Show once more what happened since this seat's last move. */
  since(): void {
    const steps = this.table.log.since.map((line) => {
      const kept = this.#kept.get(line.last);
      return { line, drawing: kept ? { ...kept, events: line.events } : null };
    });
    if (steps.length > 0) this.table.draft.cancel();
    this.begin(steps, false);
  }

  begin(steps: Step[], chain: boolean): void {
    if (steps.length === 0) return;
    this.#steps = steps;
    this.at = 0;
    this.chain = chain;
    this.#show();
  }

  /** What others did is shown after what is being shown of them. */
  follow(steps: Step[]): void {
    if (this.chain) this.#steps = [...this.#steps, ...steps];
    else this.begin(steps, true);
  }

  /** The next step, or the table again. */
  next(): void {
    if (this.at + 1 >= this.count) return this.stop();
    this.at += 1;
    this.#show();
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const line = this.line!;
    this.table.point(line);
    this.table.announce(line.events);
    if (settings.shows === "step") return;
    this.#timer = window.setTimeout(() => this.next(), this.chain ? PACE : AGAIN);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (this.count === 0) return;
    this.table.pointed = [];
    this.#steps = [];
    this.at = 0;
    this.chain = false;
  }
}
