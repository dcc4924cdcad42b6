/** Who looks for an opponent, who challenges, who is here: told as it changes, as long as somebody looks or waits. */
import { mount } from "svelte";
import { router } from "../lib/router.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { call, tell, tellOnce } from "../lib/api.ts";
import { Wire } from "../lib/wire.svelte.ts";
import type { ClubMessage, ClubSent, Sat, SeekShown, Seeking, Sought } from "../protocol.ts";

/** Where one goes to the table at once; elsewhere one is told. */
const WAITS_AT = ["/", "/club"];

class Lobby {
  now = $state.raw<ClubSent | null>(null);
  /** A table that was opened for me while I am elsewhere. */
  met = $state.raw<{ table: string; game: string } | null>(null);
  #looking = 0;
  #gone = new Set<string>();
  #wire: Wire<ClubMessage> | null = null;
  #told = false;

  /** Somebody looks; what is returned ends it. While an own seat is open, the connection stays. */
  look(): () => void {
    this.#looking++;
    this.#open();
    return () => {
      this.#looking--;
      this.#rest();
    };
  }

  #open(): void {
    if (this.#wire !== null) return;
    this.#wire = new Wire<ClubMessage>({
      address: () => "/club/live",
      hears: (message) => this.#read(message),
      lost: () => {},
      refused: () => (this.now = null),
    });
    this.#wire.open();
  }

  #rest(): void {
    if (this.#looking > 0 || this.now?.seats.some((one) => one.sits && one.table === null)) return;
    this.#wire?.close();
    this.#wire = null;
  }

  #read(message: ClubMessage): void {
    switch (message.type) {
      case "club": {
        // a table that was set before this page was there is no news
        const known = this.now === null ? message.seats : [];
        this.now = message;
        this.#wire?.stands();
        for (const one of known) if (one.table !== null) this.#gone.add(one.table);
        for (const one of message.seats) if (one.sits && one.table !== null) this.#meet(one.table, one.terms.game);
        return this.#rest();
      }
      case "met":
        return this.#meet(message.table, message.game);
      default:
        return;
    }
  }

  #meet(table: string, game: string): void {
    if (this.#gone.has(table)) return;
    this.#gone.add(table);
    const address = `/tables/${table}`;
    if (router.path === address) return;
    if (WAITS_AT.includes(router.path)) return router.go(address);
    this.met = { table, game };
    if (this.#told) return;
    this.#told = true;
    void import("./Met.svelte").then(({ default: Met }) =>
      mount(Met, { target: document.body, props: { lobby: this } }),
    );
  }

  /** Whoever was nobody here is somebody now: the connection is made again, as whom one is. */
  #known(): void {
    if (this.now?.me == null) this.#wire?.retry();
  }

  async seek(asked: Omit<Seeking, "name" | "id">): Promise<void> {
    await tellOnce<Sought>("/club/seats", { ...asked, name: settings.name });
    this.#open();
    this.#known();
  }

  async sit(seek: SeekShown): Promise<void> {
    const { table } = await tell<Sat>(`/club/seats/${seek.id}/sit`, { name: settings.name });
    if (table !== null) this.#meet(table, seek.terms.game);
    else this.#known();
  }

  /** Withdrawn, declined, or got up again. */
  async leave(seek: SeekShown): Promise<void> {
    await call("DELETE", `/club/seats/${seek.id}`);
  }

  async befriend(asked: { name?: string; key?: string; id?: string }): Promise<{ name: string; friends: boolean }> {
    const done = await tell<{ name: string; friends: boolean }>("/club/friends", { ...asked, called: settings.name });
    this.#known();
    return done;
  }

  async link(): Promise<string> {
    const { link } = await tell<{ link: string }>("/club/friends/link", { called: settings.name });
    this.#known();
    return link;
  }

  async mute(asked: { name?: string; seat?: string; friend?: string }): Promise<void> {
    await tell("/club/muted", asked);
  }
}

export const lobby = new Lobby();
export type { Lobby };
