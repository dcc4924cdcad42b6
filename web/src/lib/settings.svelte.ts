/** What a guest chose for this browser; kept here, never sent. */

export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: "en" | "fr";
  theme: Theme;
  confirm: boolean;
  sound: boolean;
  text: boolean;
  name: string;
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

class Settings implements Kept {
  language = $state<"en" | "fr">("en");
  theme = $state<Theme>("auto");
  confirm = $state(true);
  sound = $state(false);
  text = $state(false);
  name = $state("");
  #dark = $state(system.matches);

  constructor() {
    const speaks = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === "fr" || one === "en");
    Object.assign(this, { language: speaks ?? "en", ...kept() });
    if (this.language !== "fr") this.language = "en";
    system.addEventListener("change", () => (this.#dark = system.matches));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.lang = this.language;
        document.documentElement.dataset.theme = this.dark ? "dark" : "light";
        const { language, theme, confirm, sound, text, name } = this;
        try {
          localStorage.setItem(KEY, JSON.stringify({ language, theme, confirm, sound, text, name }));
        } catch {
          // a browser that keeps nothing plays all the same
        }
      });
    });
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#dark);
  }
}

export const settings = new Settings();

/** Should things move? */
export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
