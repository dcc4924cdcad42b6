/** What was chosen for this browser; kept here, and sent only for whoever has kept a name. */

export type Theme = "auto" | "light" | "dark";

/** How what others do is shown: at once, act by act, or act by act with a press. */
export type Pace = "once" | "normal" | "step";

/** From when on a teacher speaks up at tables against bots: at dear moves, at all that cost something, or never. */
export type Teaching = "off" | "patient" | "strict";

interface Kept {
  language: "en" | "fr";
  /** `system` where that was chosen; none where nothing was. */
  theme: Exclude<Theme, "auto"> | "system" | null;
  confirm: boolean;
  sound: boolean;
  /** How loud what happens is, and the room around it, of a hundred. */
  volume: number;
  room: number;
  text: boolean;
  name: string;
  /** Null: as the system asks for motion or none. */
  pace: Pace | null;
  teaching: Teaching;
  /** Are open seats shown on the home page? */
  seats: boolean;
}

const KEY = "boulevard";

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

const system = matchMedia("(prefers-color-scheme: dark)");

class Settings implements Omit<Kept, "theme"> {
  language = $state<"en" | "fr">("en");
  /** The light a game opens in, where the guest has chosen none. */
  opens = $state<Theme | null>(null);
  #theme = $state<Theme | null>(null);
  confirm = $state(true);
  sound = $state(false);
  volume = $state(60);
  room = $state(30);
  text = $state(false);
  name = $state("");
  pace = $state<Pace | null>(null);
  teaching = $state<Teaching>("off");
  seats = $state(true);
  #dark = $state(system.matches);

  constructor() {
    const speaks = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === "fr" || one === "en");
    this.bring({ language: speaks ?? "en", ...kept() });
    system.addEventListener("change", () => (this.#dark = system.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.lang = this.language;
        document.documentElement.dataset.theme = this.dark ? "dark" : "light";
        try {
          localStorage.setItem(KEY, JSON.stringify(this.chosen));
        } catch {
          // a browser that keeps nothing plays all the same
        }
      });
    });
  }

  /** All that was chosen, as it is kept. */
  get chosen(): Kept {
    const { language, confirm, sound, volume, room, text, name, pace, teaching, seats } = this;
    // kept as "auto" before it could be chosen: that is no choice
    const theme = this.#theme === "auto" ? "system" : this.#theme;
    return { language, theme, confirm, sound, volume, room, text, name, pace, teaching, seats };
  }

  /** What was chosen before, here or on another device; what is not known is left out. */
  bring(kept: Partial<Kept>): void {
    const { theme, ...others } = kept;
    const known = Object.entries(others).filter(([name]) => name in this.chosen);
    Object.assign(this, Object.fromEntries(known));
    this.#theme = theme === "system" ? "auto" : theme === "light" || theme === "dark" ? theme : null;
    if (this.language !== "fr") this.language = "en";
    if (this.teaching !== "patient" && this.teaching !== "strict") this.teaching = "off";
  }

  get theme(): Theme {
    return this.#theme ?? this.opens ?? "auto";
  }

  set theme(chosen: Theme) {
    this.#theme = chosen;
  }

  /** How what others do is shown now. */
  get shows(): Pace {
    return this.pace ?? (still() ? "once" : "normal");
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#dark);
  }
}

export const settings = new Settings();

/** Should things move? */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
