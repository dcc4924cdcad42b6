/** Talk at a table: what was said, what is on its way, what nobody has read yet. Everything that counts is the server's. */
import type { Phrase, SaidShown, TalkShown } from "../protocol.ts";
import { Refusal, tell } from "./api.ts";
import type { Table } from "./table.svelte.ts";

/** Those at hand, by what the game is at; five of them answer to Alt and a digit. */
const FIRST: Phrase[] = ["hello", "luck", "thanks", "first", "moment"];
const LATER: Phrase[] = ["nice", "well", "thanks", "moment", "soon"];
const LAST: Phrase[] = ["well", "thanks", "again", "yes", "no"];
/** All, as they are laid out. */
export const GROUPS: Record<"meeting" | "play" | "time" | "end", Phrase[]> = {
  meeting: ["hello", "luck", "met", "first", "learning", "bye"],
  play: ["nice", "bold", "unseen", "close", "lucky", "mistake"],
  time: ["moment", "thinking", "gently", "there", "back", "soon"],
  end: ["well", "thanks", "again", "later", "yes", "no"],
};

/** So many milliseconds a bubble stays, and the offer to take a mute back. */
const BUBBLE = 6000;
const UNDO = 8000;

/** Something of one's own that is not kept yet. */
export interface Pending {
  id: string;
  phrase: Phrase | null;
  text: string | null;
  /** Why it was not sent; null where it is on its way, `away` where nobody answered. */
  why: Refusal | "away" | null;
}

const READ = "boulevard-talk";

/** Until when somebody has read what is said at each table, in this browser. */
function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export class Talk {
  open = $state(false);
  pending = $state.raw<Pending[]>([]);
  /** What was said just now, in sight for a moment. */
  bubbles = $state.raw<SaidShown[]>([]);
  /** Whom nobody hears since a moment: the seat, or what was said; and what became of a report. */
  offer = $state.raw<{ of: string; name: string } | null>(null);
  reported = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  #until = $state(0);
  #offered = 0;
  #number = 0;
  #timers = new Set<number>();
  readonly #session = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(readonly table: Table) {
    this.#until = read()[table.id] ?? 0;
  }

  get shown(): TalkShown | null {
    return this.table.feed.talk ?? null;
  }

  /** Is there talk at this table? */
  get there(): boolean {
    return this.shown?.open === true;
  }

  get said(): SaidShown[] {
    return this.shown?.said ?? [];
  }

  get may(): boolean {
    return this.there && this.shown!.may !== "nothing";
  }

  get words(): boolean {
    return this.shown?.may === "words";
  }

  /** Is everybody muted who plays against me? */
  get muted(): boolean {
    const others = this.others;
    return others.length > 0 && others.every((seat) => this.shown!.muted.includes(seat));
  }

  /** The seats of other people. */
  get others(): string[] {
    const state = this.table.state;
    if (!state) return [];
    return Object.keys(state.seats).filter(
      (seat) => state.seats[seat]!.kind === "person" && !state.mine.includes(seat),
    );
  }

  readonly unread = $derived.by((): number => this.said.filter((one) => !one.mine && one.at > this.#until).length);

  /** The phrases at hand. */
  readonly near = $derived.by((): Phrase[] => {
    const state = this.table.state;
    if (state === null || state.status !== "playing") return LAST;
    return state.ply < 12 && !this.said.some((one) => one.mine) ? FIRST : LATER;
  });

  /** The language in which the others read, as far as they have shown it, where it is another one than mine. */
  reads(mine: string): string | null {
    const last = this.said.findLast((one) => !one.mine && one.ring === this.shown?.ring);
    return last && last.language !== mine ? last.language : null;
  }

  /** All has been seen. */
  seen(): void {
    const last = this.said.at(-1)?.at ?? 0;
    if (last <= this.#until) return;
    this.#until = last;
    const kept = Object.entries({ ...read(), [this.table.id]: last });
    const newest = kept.sort(([, a], [, b]) => b - a).slice(0, 100);
    try {
      localStorage.setItem(READ, JSON.stringify(Object.fromEntries(newest)));
    } catch {
      // a browser that keeps nothing counts anew
    }
  }

  /** Somebody has said something just now. */
  heard(one: SaidShown): void {
    if (one.mine) {
      const sent = this.pending.find((other) => other.phrase === one.phrase && (one.phrase || other.text === one.text));
      if (sent) this.pending = this.pending.filter((other) => other !== sent);
    }
    if (this.open) return this.seen();
    this.bubbles = [...this.bubbles.filter((other) => other.seat !== one.seat || other.seat === null), one].slice(-3);
    this.#after(BUBBLE, () => (this.bubbles = this.bubbles.filter((other) => other !== one)));
  }

  toggle(open = !this.open): void {
    this.open = open && this.there;
    this.trouble = null;
    if (!this.open) return;
    this.bubbles = [];
    this.seen();
  }

  async say(said: { phrase: Phrase } | { text: string }): Promise<void> {
    if (!this.may) return;
    const one = { id: `${this.#session}-${++this.#number}`, phrase: null, text: null, why: null, ...said };
    this.pending = [...this.pending, one];
    await this.#send(one);
  }

  /** What was not sent is sent again: it counts once. */
  async again(one: Pending): Promise<void> {
    const next = { ...one, why: null };
    this.pending = this.pending.map((other) => (other === one ? next : other));
    await this.#send(next);
  }

  /** What was not sent is given up. */
  drop(one: Pending): void {
    this.pending = this.pending.filter((other) => other !== one);
  }

  async #send(one: Pending): Promise<void> {
    const { id, phrase, text } = one;
    const seat = this.table.state?.seat;
    try {
      const said = await tell<SaidShown>(`/tables/${this.table.id}/talk`, {
        id,
        ...(phrase ? { phrase } : { text }),
        ...(seat ? { seat } : {}),
      });
      this.table.feed.hear?.({ ...said, mine: true });
      this.pending = this.pending.filter((other) => other.id !== id);
      if (this.open) this.seen();
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      const why = refused.status === 0 ? "away" : refused;
      this.pending = this.pending.map((other) => (other.id === id ? { ...one, why } : other));
    }
  }

  /** Somebody is heard no more, at once; for a moment that is taken back by a press. */
  async mute(of: string, name: string, on = true): Promise<void> {
    clearTimeout(this.#offered);
    this.offer = null;
    try {
      this.table.feed.listen?.(await tell<TalkShown>(`/tables/${this.table.id}/talk/mutes`, { of, on }));
    } catch (refused) {
      return this.#refused(refused);
    }
    this.bubbles = [];
    if (!on) return;
    this.offer = { of, name };
    this.#offered = this.#after(UNDO, () => (this.offer = null));
  }

  /** The other one at a table of two; where there are more, all of them. */
  async muteAll(name: string): Promise<void> {
    const on = !this.muted;
    for (const seat of this.others) await this.mute(seat, name, on);
  }

  async report(said: string): Promise<void> {
    try {
      await tell(`/tables/${this.table.id}/talk/${said}/report`, {});
    } catch (refused) {
      return this.#refused(refused);
    }
    this.reported = true;
    this.#after(UNDO, () => (this.reported = false));
  }

  #refused(refused: unknown): void {
    if (!(refused instanceof Refusal)) throw refused;
    this.trouble = refused;
  }

  #after(milliseconds: number, work: () => void): number {
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, milliseconds);
    this.#timers.add(timer);
    return timer;
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
