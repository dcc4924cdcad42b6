/** What the strongest bots have learned: a net a game. It comes with the first of them, or is kept before there is no network. */
import { base } from "../lib/transport.ts";

const folder = new URL(`${base}house/`, location.href).href;
const address = (game: string): string => `${folder}${game}.net.zst`;
/** Milliseconds that the page's keeper may take to put away what has come. */
const PATIENCE = 20_000;

class Nets {
  /** How many bytes each is on the way; null: not known yet. Without any, nothing was compiled for bots. */
  sizes = $state.raw<Record<string, number> | null>(null);
  missing = $state.raw<string[]>([]);
  /** While they are being kept, the part of them that has come. */
  part = $state<number | null>(null);
  failed = $state(false);

  constructor() {
    navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type === "came") void this.look().catch(() => {});
    });
    void this.look().catch(() => {}); // without the folder's list nothing is said of nets
  }

  /** The bytes that are still to come. */
  get bytes(): number {
    return this.missing.reduce((sum, game) => sum + (this.sizes?.[game] ?? 0), 0);
  }

  async look(): Promise<void> {
    if (typeof caches === "undefined") return;
    const sizes = (this.sizes ??= (await (await fetch(`${folder}cores.json`)).json()) as Record<string, number>);
    const games = Object.keys(sizes).filter((game) => sizes[game]! > 0);
    const kept = await Promise.all(games.map((game) => caches.match(address(game))));
    this.missing = games.filter((_, at) => !kept[at]);
  }

  /** Fetch what is missing; the page's keeper keeps what passes through it. */
  async keep(): Promise<void> {
    const all = this.bytes;
    let done = 0;
    this.failed = false;
    this.part = 0;
    try {
      for (const game of this.missing) {
        const answer = await fetch(address(game));
        if (!answer.ok || !answer.body) throw new TypeError(String(answer.status));
        for (const reader = answer.body.getReader(); ;) {
          const { value } = await reader.read();
          if (!value) break;
          this.part = Math.min(1, (done += value.length) / all);
        }
      }
      for (const until = Date.now() + PATIENCE; this.missing.length > 0 && Date.now() < until; await this.look())
        await new Promise((later) => setTimeout(later, 200));
    } catch (why) {
      if (!(why instanceof TypeError)) throw why;
    }
    this.failed = this.missing.length > 0;
    this.part = null;
  }
}

export const nets = new Nets();
