/** A teacher beside a table against bots: before a move is played it is weighed, and where it is dear the player may look
 * at it again. Whatever goes wrong with that, the move is played. */
import type { WeighedSent } from "../protocol.ts";
import { settings, type Teaching } from "./settings.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** So long a move waits to be weighed. */
const PATIENCE = 3000;

/** What a teacher speaks of. */
const TAUGHT: Record<Teaching, WeighedSent["grade"][]> = {
  off: [],
  patient: ["mistake"],
  strict: ["slip", "mistake"],
};

export class Teacher {
  /** Is a move being weighed? */
  looks = $state(false);
  /** The move that is dear, until the player has decided. */
  weighed = $state.raw<WeighedSent | null>(null);
  /** Is the better move told and shown? */
  shows = $state(false);
  /** What was prepared when the teacher spoke up. */
  #draft: string | null = null;
  /** The moves of a turn that need no weighing: those that the teacher has spoken of, and hints. */
  #known = { ply: -1, moves: new Set<string>() };

  constructor(readonly table: Table) {}

  /** Can there be a teacher here? Where the table allows hints and nobody but bots sits at the other seats. */
  get may(): boolean {
    const { table } = this;
    const state = table.state;
    return state !== null && state.hints && state.seat !== null && state.mine.length === 1 && table.alone;
  }

  /** Is there something to weigh in this move? */
  weighs(move: string): boolean {
    const state = this.table.state!;
    const known = this.#known.ply === state.ply && this.#known.moves.has(move);
    return settings.teaching !== "off" && this.may && state.moves.length > 1 && !state.forced && !known;
  }

  /** May a move be played? Not, if the teacher speaks up, or the player has thought of something else meanwhile. */
  async lets(move: string): Promise<boolean> {
    const { table } = this;
    const [ply, draft] = [table.state!.ply, table.draft.text];
    this.looks = table.sending = true;
    const found = await this.#weighed(move);
    this.looks = table.sending = false;
    if (table.state?.ply !== ply || table.draft.text !== draft) return false;
    if (found?.ply !== ply || !found.better || !TAUGHT[settings.teaching].includes(found.grade)) return true;
    table.hints.close();
    this.trust([move, found.better.move]);
    this.shows = false;
    this.#draft = draft;
    this.weighed = found;
    return false;
  }

  /** What a move costs; null where nobody says so in time. */
  async #weighed(move: string): Promise<WeighedSent | null> {
    let timer = 0;
    const late = new Promise<null>((resolve) => (timer = window.setTimeout(() => resolve(null), PATIENCE)));
    const asked = this.table.feed.send({ type: "weigh", move }).then(
      (answer) => (answer.type === "weighed" ? answer : null),
      () => null,
    );
    const found = await Promise.race([asked, late]);
    clearTimeout(timer);
    return found;
  }

  /** These moves are not weighed in this turn. */
  trust(moves: string[]): void {
    const ply = this.table.state?.ply ?? -1;
    const before = this.#known.ply === ply ? this.#known.moves : [];
    this.#known = { ply, moves: new Set([...before, ...moves]) };
  }

  /** The table has gone on. */
  heard(ply: number): void {
    if (this.weighed && this.weighed.ply !== ply) this.leave();
  }

  /** Tell the better move; where there is a board, it is shown there. */
  show(): void {
    this.shows = true;
  }

  /** Think again: nothing is prepared any more. */
  again(): void {
    this.leave();
    this.table.draft.cancel();
  }

  /** Has something else been prepared since? Then the player has gone on. */
  get passed(): boolean {
    const { text } = this.table.draft;
    return this.weighed !== null && text !== this.#draft && text !== this.weighed.better?.move;
  }

  /** Play it all the same. */
  async anyway(): Promise<void> {
    const move = this.weighed?.move;
    this.leave();
    if (move !== undefined) await this.table.play(move);
  }

  /** Take the better move up, as a hint is. */
  async take(): Promise<void> {
    const better = this.weighed?.better;
    this.weighed = null;
    if (better) await this.table.hints.take(better);
  }

  /** The player has decided: what is shown is what is played. */
  settle(): void {
    if (!this.weighed) return;
    this.weighed = null;
    this.table.hints.settle();
  }

  /** Nothing more is said about it; what was prepared before comes back. */
  leave(): void {
    this.weighed = null;
    this.table.hints.leave();
  }
}
