/** A finished game as a feed: at each moment the table as it was before a decision. Nothing is played here; one move at a
 * time can be laid on the board, to see what it would have done. */
import { AWAY, Refusal } from "../lib/api.ts";
import { drawingOf } from "../lib/drawing.ts";
import type { Answer, Feed, Hears, Link } from "../lib/feed.ts";
import { Table } from "../lib/table.svelte.ts";
import type { Command, GameWhole, Happened, Previewed, State } from "../protocol.ts";

export class Moments implements Feed {
  readonly link: Link = "live";
  readonly refusal = null;
  state = $state.raw<State | null>(null);
  log = $state.raw<Happened[]>([]);
  #hears: Hears = () => {};

  /** `feed`: that of the table whose game is over. */
  constructor(readonly feed: Feed) {
    this.state = feed.state;
  }

  get table(): string {
    return this.feed.table;
  }

  open(hears: Hears): void {
    this.#hears = hears;
    if (this.state) hears(this.state, []);
  }

  close(): void {}

  retry(): void {}

  /** The table as it was then. */
  show(state: State): void {
    this.state = { ...state, moves: [], frames: [], since: null };
    this.#hears(this.state, []);
  }

  /** Offer one move to be laid on the board, or none. */
  offer(move: string | null): void {
    if (this.state) this.state = { ...this.state, moves: move === null ? [] : [move] };
  }

  async send(command: Command): Promise<Answer> {
    if (command.type !== "preview" || !this.state) throw new Refusal(0, AWAY);
    const path = `review/${this.state.ply}/preview?move=${encodeURIComponent(command.move)}`;
    return { type: "preview", id: null, ...(await this.ask<Previewed>(path)) };
  }

  ask<T>(path: string): Promise<T> {
    return this.feed.ask<T>(path);
  }

  content(game: string, rules: number): Promise<GameWhole> {
    return this.feed.content(game, rules);
  }
}

/** The table on which a finished game is looked through. */
export class Scene {
  readonly moments: Moments;
  readonly table: Table;
  /** The move that is laid on the board. */
  laid = $state<string | null>(null);
  /** Is there a board to lay it on? */
  drawn = true;
  #then: State | null = null;

  constructor(of: Table) {
    this.moments = new Moments(of.feed);
    this.table = new Table(this.moments);
    if (of.state?.view) this.table.review = drawingOf(of.state);
  }

  close(): void {
    this.table.close();
  }

  /** A moment comes into sight; `events`: what is seen to happen on the way to it. */
  show(state: State, events: Happened[]): void {
    this.lay(null);
    this.#then = state;
    this.moments.show(state);
    this.table.review = { ...drawingOf(state), events };
  }

  /** Lay a move of whoever decides on the board, as far as the game's hand can; nothing takes it away. */
  lay(move: string | null): void {
    const { table, moments } = this;
    if (this.laid === move) return;
    if (this.laid !== null) table.draft.cancel();
    const may = move !== null && this.drawn && this.#then?.moves.includes(move) === true;
    this.laid = may ? move : null;
    moments.offer(this.laid);
    if (this.#then?.view) table.review = may ? null : drawingOf(this.#then);
    if (!may) return;
    table.draft.hinted = move;
    void table.draft.prepare(move);
  }
}
