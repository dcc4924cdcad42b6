/** A recorded position as a feed: a table that needs no server. What was not recorded cannot be asked. */
import type { Command, GameWhole, Happened, PreviewSent, State } from "../protocol.ts";
import { AWAY, Refusal } from "./api.ts";
import { type Answer, counting, type Feed, type Hears, type Link } from "./feed.ts";
/** What is recorded of a position; made by `tools/gallery.py`. */
export interface Recorded {
  state: State;
  content: GameWhole;
  /** What some of the offered moves would bring. */
  previews?: Record<string, Omit<PreviewSent, "type" | "id">>;
  /** Why some moves are not possible. */
  refusals?: Record<string, Refusal["said"]>;
  /** What is told besides the state, by its path. */
  told?: Record<string, unknown>;
}

export class Fixture implements Feed {
  link = $state<Link>("live");
  refusal = $state.raw<Refusal | null>(null);
  state = $state.raw<State | null>(null);
  log = $state.raw<Happened[]>([]);
  /** What was asked of it, for those who look. */
  readonly sent: Command[] = [];
  #hears: Hears = () => {};

  constructor(readonly recorded: Recorded) {}

  get table(): string {
    return this.recorded.state.table;
  }

  open(hears: Hears): void {
    this.#hears = hears;
    this.take(this.recorded.state);
  }

  /** Another state comes, as it would from a server. */
  take(state: State): void {
    this.state = state;
    this.log = counting(this.log, state.events);
    this.#hears(state, state.events);
  }

  close(): void {}
  retry(): void {}

  async send(command: Command): Promise<Answer> {
    this.sent.push(command);
    if (command.type !== "preview") throw new Refusal(0, AWAY);
    const preview = this.recorded.previews?.[command.move];
    if (preview) return { type: "preview", id: null, ...preview };
    throw new Refusal(0, this.recorded.refusals?.[command.move] ?? AWAY);
  }

  async ask<T>(path: string): Promise<T> {
    const told = this.recorded.told?.[path];
    if (told === undefined) throw new Refusal(0, AWAY);
    return told as T;
  }

  async content(): Promise<GameWhole> {
    return this.recorded.content;
  }
}
