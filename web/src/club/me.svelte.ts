/** Whoever has kept a name in this browser. Settings come along: what is chosen here is chosen on every device. */
import { ask, tell } from "../lib/api.ts";
import { regular } from "../lib/regular.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Me } from "../protocol.ts";

const QUIET = 1000;

class Own {
  now = $state.raw<Me | null>(null);
  #follows = false;

  /** Learn who it is, and take the settings over. */
  async load(): Promise<Me> {
    return this.take(await ask<Me>("/me"));
  }

  take(me: Me): Me {
    this.now = me;
    regular.keeps(me.name);
    if (me.name !== null) {
      if (Object.keys(me.settings ?? {}).length > 0) settings.bring(me.settings!);
      settings.name = me.name;
      this.#follow();
    }
    return me;
  }

  /** From now on the server hears what is chosen here, a moment later. */
  #follow(): void {
    if (this.#follows) return;
    this.#follows = true;
    let last = JSON.stringify(settings.chosen);
    let timer = 0;
    $effect.root(() => {
      $effect(() => {
        const chosen = settings.chosen;
        clearTimeout(timer);
        timer = window.setTimeout(() => {
          const now = JSON.stringify(chosen);
          if (now === last || this.now?.name == null) return;
          last = now;
          void tell("/me/settings", { settings: chosen }).catch(() => (last = ""));
        }, QUIET);
      });
    });
  }
}

export const own = new Own();
