/** One's own tables, asked for as long as somebody looks at them. */
import type { TableShown } from "../protocol.ts";
import { ask } from "./api.ts";
import { known, learn } from "./opening.ts";

const EVERY = 20_000;

class Shelf {
  tables = $state.raw<TableShown[]>(known().tables);
  trouble = $state.raw<unknown>(null);
  #looking = 0;
  #timer = 0;
  #asked: Promise<void> | null = null;

  get running(): TableShown[] {
    return this.tables.filter((one) => one.status === "playing" || one.status === "open");
  }

  /** It is my turn there: the soonest deadline first, live games before all. */
  get due(): TableShown[] {
    return this.running.filter((one) => one.my_turn).toSorted(sooner);
  }

  /** Somebody looks; what is returned ends it. */
  look(): () => void {
    if (this.#looking++ === 0) {
      this.#timer = window.setInterval(this.#again, EVERY);
      document.addEventListener("visibilitychange", this.#again);
    }
    return () => {
      if (--this.#looking > 0) return;
      clearInterval(this.#timer);
      document.removeEventListener("visibilitychange", this.#again);
    };
  }

  #again = (): void => {
    if (document.visibilityState === "visible") void this.load();
  };

  /** Who asks while it is asked waits for the same answer. */
  load(): Promise<void> {
    this.#asked ??= this.#load().finally(() => (this.#asked = null));
    return this.#asked;
  }

  async #load(): Promise<void> {
    try {
      this.tables = await ask<TableShown[]>("/me/tables");
      this.trouble = null;
      learn({ tables: this.tables });
    } catch (why) {
      this.trouble = why;
    }
  }
}

const rank = (one: TableShown): number => (one.timing?.kind === "live" ? 0 : one.left === null ? 2 : 1);

function sooner(a: TableShown, b: TableShown): number {
  return rank(a) - rank(b) || (a.left ?? 0) - (b.left ?? 0) || b.touched - a.touched;
}

export const shelf = new Shelf();
