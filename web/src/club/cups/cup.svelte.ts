/** A tournament as it is now, asked for again every few seconds while somebody looks. */
import { ask, call } from "../../lib/api.ts";
import type { CupGame, CupShown } from "../../protocol.ts";
import { Doing } from "../doing.svelte.ts";

const SOON = 2500;
const LATER = 15_000;
const SECOND = 1000;

export class Cup {
  now = $state.raw<CupShown | null>(null);
  trouble = $state.raw<unknown>(null);
  /** Seconds since it was asked for: what is left is less by so many. */
  since = $state(0);
  readonly doing = new Doing();
  #asked = 0;

  constructor(readonly id: string) {
    $effect(() => {
      void this.load();
      const timer = window.setInterval(() => this.#tick(), SECOND);
      return () => clearInterval(timer);
    });
  }

  #tick(): void {
    const past = performance.now() - this.#asked;
    this.since = past / 1000;
    const live = this.now === null || this.now.terms.clock.kind === "live";
    if (!document.hidden && past > (live ? SOON : LATER)) void this.load();
  }

  async load(): Promise<void> {
    this.#asked = performance.now();
    try {
      this.#take(await ask<CupShown>(`/cups/${this.id}`));
      this.trouble = null;
    } catch (why) {
      if (this.now === null) this.trouble = why;
    }
  }

  #take(found: CupShown): void {
    if (this.now !== null && found.version < this.now.version) return; // it was asked for before something was done
    this.now = found;
    this.since = 0;
    this.#asked = performance.now();
  }

  /** Join, withdraw, be ready, start, cancel. */
  act(what: string, body: object = {}): Promise<void> {
    return this.doing.run(async () => this.#take(await call<CupShown>("POST", `/cups/${this.id}/${what}`, body)));
  }

  /** Seconds that are left now of those that were left when it was asked for. */
  left(seconds: number): number {
    return Math.max(0, seconds - this.since);
  }
}

export const both = (game: CupGame): number[] => (game.second === null ? [game.first] : [game.first, game.second]);

/** 2½, as one writes it. */
export const points = (count: number): string => {
  const whole = Math.floor(count);
  return count === whole ? String(whole) : `${whole === 0 ? "" : whole}½`;
};
