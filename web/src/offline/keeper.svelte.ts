/** The worker that keeps every file of a folder without a server: how far it is, and whether it has a newer version. */
/** What it says to whoever has the page open: so many files are there; or one that cannot be kept. */
export type Word =
  { type: "kept"; of: string; done: number; all: number } | { type: "unkept"; of: string; file: string };

export class Keeper {
  /** Files that are there; null where nobody keeps them. */
  kept = $state.raw<{ done: number; all: number } | null>(null);
  /** The file for which there was no room, or which was not to be had. */
  missing = $state<string | null>(null);
  /** Does another version wait until no tab is open? */
  newer = $state(false);
  #there: ServiceWorkerRegistration | null = null;

  /** `scope`: the folder, as a path. */
  constructor(readonly scope: string) {
    navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<Word>) => {
      if (data.of !== scope) return;
      if (data.type === "kept") [this.kept, this.missing] = [data, null];
      else if (data.type === "unkept") this.missing = data.file;
    });
    void this.look().catch(() => {});
  }

  /** Is the folder kept already? */
  async look(): Promise<void> {
    const found = await navigator.serviceWorker?.getRegistration(this.scope);
    if (found && new URL(found.scope).pathname === this.scope) this.#watch(found);
  }

  /** Keep it, from now on. */
  async keep(): Promise<void> {
    this.missing = null;
    this.kept ??= { done: 0, all: 0 };
    this.#watch(await navigator.serviceWorker.register(`${this.scope}sw.js`, { scope: this.scope }));
  }

  #watch(found: ServiceWorkerRegistration): void {
    this.#there = found;
    if (found.active) this.kept = { done: 1, all: 1 };
    const look = (): void => void (this.newer = found.active !== null && found.waiting !== null);
    look();
    const coming = (): void => {
      const next = found.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "activated") [this.kept, this.missing] = [{ done: 1, all: 1 }, null];
        look();
      });
    };
    coming();
    found.addEventListener("updatefound", coming);
  }

  /** Take the newer version now: in every tab, which are loaded anew. */
  renew(): void {
    this.#there?.waiting?.postMessage("now");
  }
}
