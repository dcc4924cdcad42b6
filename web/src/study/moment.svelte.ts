/** A moment of a study as a feed: a table at which every seat may be played. What is played begins a branch, or goes on
 * with one. */
import { ask, AWAY, Refusal } from "../lib/api.ts";
import { drawingOf } from "../lib/drawing.ts";
import type { Answer, Feed, Hears, Link } from "../lib/feed.ts";
import { Table } from "../lib/table.svelte.ts";
import type { Command, GameWhole, Happened, Previewed, State } from "../protocol.ts";
import type { Live } from "./live.svelte.ts";

export const OPEN = "open";

export class Moment implements Feed {
  refusal = $state.raw<Refusal | null>(null);
  /** What the board shows: the moment or, while a move is laid there, the one before it. */
  state = $state.raw<State | null>(null);
  /** The moment that one is at. */
  now = $state.raw<State | null>(null);
  /** The move that is laid on the board. */
  laid = $state<string | null>(null);
  log = $state.raw<Happened[]>([]);
  /** The node that is shown. */
  node = $state("m0");
  eyes = $state(OPEN);
  /** Is it played here, or looked at? */
  plays = $state(false);
  readonly on: Table;
  #hears: Hears = () => {};
  #asked = 0;
  /** The node whose position is on the board. */
  #board = "m0";
  readonly #states = new Map<string, Promise<State>>();

  /** `played`: hears of the node that a move led to. */
  constructor(
    readonly live: Live,
    readonly played: (node: string) => void,
  ) {
    this.on = new Table(this);
  }

  get link(): Link {
    return this.state === null ? "connecting" : "live";
  }

  get table(): string {
    return this.live.study;
  }

  open(hears: Hears): void {
    this.#hears = hears;
  }

  close(): void {}

  retry(): void {}

  #stateOf(node: string, eyes: string): Promise<State> {
    const path = `nodes/${node}?eyes=${encodeURIComponent(eyes)}`;
    let found = this.#states.get(path);
    if (!found) {
      found = this.live.ask<State>(path);
      found.catch(() => this.#states.delete(path));
      this.#states.set(path, found);
      if (this.#states.size > 200) this.#states.delete(this.#states.keys().next().value!);
    }
    return found;
  }

  /** Fetch what may be wanted next. */
  expect(nodes: string[]): void {
    for (const node of nodes) void this.#stateOf(node, this.eyes).catch(() => {});
  }

  /** Go to a node. `steps`: is it the one after what is shown, so that what happened is seen to happen? */
  async go(node: string, eyes: string, plays: boolean): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await this.#stateOf(node, eyes);
      if (asked !== this.#asked) return;
      const steps = node !== this.node && found.ply === (this.state?.ply ?? -2) + 1;
      const events = steps ? found.events : [];
      this.#clear();
      [this.node, this.eyes, this.plays, this.refusal] = [node, eyes, plays, null];
      this.#board = node;
      const may = plays && this.live.mayWrite;
      this.state = {
        ...found,
        moves: may ? found.moves : [],
        ...(steps ? {} : { frames: [], since: null, events: [] }),
      };
      this.now = this.state;
      this.log = found.events;
      this.#hears(this.state, events);
      this.on.review = plays ? null : { ...drawingOf(found), events };
    } catch (why) {
      if (asked === this.#asked && why instanceof Refusal) this.refusal = why;
    }
  }

  #clear(): void {
    if (this.laid !== null) this.on.draft.cancel();
    this.laid = null;
  }

  /** Lay a move on the board as it was before this moment, at the node named, as far as whoever looks may see it there;
   * null: the board of now again. Nothing is written. */
  async lay(move: string | null, before: string): Promise<void> {
    if (this.plays || this.laid === move || !this.now) return;
    const asked = ++this.#asked;
    this.#clear();
    try {
      const found = move === null ? null : await this.#stateOf(before, this.eyes);
      if (asked !== this.#asked) return;
      const shown = found && move !== null && found.moves.includes(move) ? { ...found, moves: [move] } : this.now;
      const lies = shown !== this.now;
      this.#board = lies ? before : this.node;
      this.laid = lies ? move : null;
      this.state = { ...shown, frames: [], since: null, events: [] };
      this.#hears(this.state, []);
      this.on.review = lies ? null : drawingOf(shown);
      if (!lies) return;
      this.on.draft.hinted = move;
      await this.on.draft.prepare(move!);
    } catch (why) {
      if (asked === this.#asked && why instanceof Refusal) this.refusal = why;
    }
  }

  async send(command: Command): Promise<Answer> {
    const { node, state } = this;
    if (command.type === "preview") {
      const path = `nodes/${this.#board}/preview?move=${encodeURIComponent(command.move)}`;
      return { type: "preview", id: null, ...(await this.live.ask<Previewed>(path)) };
    }
    if (command.type !== "move" || !state?.seat) throw new Refusal(0, AWAY);
    const edit = { edit: "add" as const, node, seat: state.seat, text: command.move };
    const written = await this.live.write(edit, this.draws);
    this.played(written.node);
    return { type: "accepted", id: null, ply: state.ply + 1, table: "" };
  }

  /** Does chance speak by lot after a move? */
  draws = $state(true);

  /** The words and the choices of the text table are those of this moment. */
  ask<T>(path: string): Promise<T> {
    const [what, query] = path.split("?");
    const given = new URLSearchParams(query);
    given.delete("seat");
    if (what === "words") given.set("eyes", this.eyes);
    if (what !== "words" && what !== "choices") return Promise.reject(new Refusal(0, AWAY));
    return this.live.ask<T>(`nodes/${this.node}/${what}?${given}`);
  }

  content(game: string, rules: number): Promise<GameWhole> {
    return ask<GameWhole>(`/games/${game}?rules=${rules}`);
  }
}
