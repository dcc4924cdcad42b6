/** Where nothing is left to decide, the only move is played by itself, after a moment that is seen and can be stopped. Python
 * says where: never where playing at once would tell the others something that is hidden from them. */
import { untrack } from "svelte";
import { settings, still } from "./settings.svelte.ts";
import type { Table } from "./table.svelte.ts";

const MOMENT = 1500;
/** For those who hear the table, or want no motion. */
const LONGER = 4000;

export class Forced {
  /** Does the moment run? */
  on = $state(false);
  /** How long it takes. */
  moment = $state(MOMENT);
  /** How many places say so: before anybody can see it, no moment begins. */
  #told = $state(0);
  #timer = 0;
  /** The ply at which it is not to come by itself: it was stopped there, gone back to, or played already. */
  #past = -1;

  constructor(readonly table: Table) {}

  /** The ply at which nothing is left to decide, while something could be. */
  get due(): number | null {
    const { table } = this;
    return this.#told > 0 && table.mine && table.choosing && table.state!.forced ? table.state!.ply : null;
  }

  /** It is said somewhere, until that is taken away. */
  tell(): () => void {
    untrack(() => this.#told++);
    return () => this.#told--;
  }

  begin(ply: number | null): void {
    clearTimeout(this.#timer);
    this.on = ply !== null && ply !== this.#past;
    if (!this.on) return;
    this.moment = settings.text || still() ? LONGER : MOMENT;
    this.#timer = window.setTimeout(() => this.now(), this.moment);
  }

  /** The only move, in a word; nothing, once it was made. */
  get what(): string {
    const [verb] = this.table.state?.moves[0]?.split(" ") ?? [];
    return verb === undefined ? "" : this.table.t(`verb-${verb}`);
  }

  /** Play it at once. */
  now(): void {
    const [only] = this.table.state?.moves ?? [];
    this.wait();
    if (only !== undefined) void this.table.play(only, true);
  }

  /** Let it be: whoever sits here plays it when they like. */
  wait(ply = this.table.state?.ply ?? -1): void {
    clearTimeout(this.#timer);
    this.#past = ply;
    this.on = false;
  }
}
