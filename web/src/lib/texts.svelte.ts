/** Catalogues in the browser: the same Fluent files as on the server, the frame's own, and those of a game's folder.
 *
 * A figure is shown by the catalogue where it has a word for it: the figure `building` with the value `STAIRS` is shown
 * as the message `building-STAIRS`; `building_old` is a `building` too.
 */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
import { settings } from "./settings.svelte.ts";

type Language = "en" | "fr";
export type Figures = Record<string, unknown>;
/** A catalogue that is asked for a sentence. */
export type Say = (key: string, figures?: Figures) => string;
type More =
  | ""
  | "clock"
  | "club"
  | "desk"
  | "home"
  | "examples"
  | "guide"
  | "learn"
  | "levels"
  | "offline"
  | "pad"
  | "privacy"
  | "problems"
  | "settings"
  | "study"
  | "talk";

const frame = import.meta.glob<string>("../../locale/*/*.ftl", { import: "default" });
const shared = import.meta.glob<string>("../../../src/boulevard/{core,server}/locale/*.ftl", { import: "default" });
const games = import.meta.glob<string>("../../../src/boulevard/games/*/locale/*.ftl", { import: "default" });
const drawn = import.meta.glob<string>("../games/*/locale/*.ftl", { import: "default" });
const pads = import.meta.glob<string>(["../pad/locale/*.ftl", "../games/*/pad/*.ftl"], { import: "default" });
const lessons = import.meta.glob<string>("../learn/locale/*.ftl", { import: "default" });
const puzzles = import.meta.glob<string>("../problems/locale/*.ftl", { import: "default" });
const levels = import.meta.glob<string>(["../levels/locale/*.ftl", "../games/*/levels/*.ftl"], { import: "default" });
const studies = import.meta.glob<string>("../study/locale/*.ftl", { import: "default" });
const clock = import.meta.glob<string>("../clock/locale/*.ftl", { import: "default" });
const club = import.meta.glob<string>("../club/locale/*.ftl", { import: "default" });
const desk = import.meta.glob<string>("../desk/locale/*.ftl", { import: "default" });
const home = import.meta.glob<string>("../home/locale/*.ftl", { import: "default" });
const kept = import.meta.glob<string>("../privacy/locale/*.ftl", { import: "default" });
const chosen = import.meta.glob<string>("../settings/locale/*.ftl", { import: "default" });
const offline = import.meta.glob<string>("../offline/locale/*.ftl", { import: "default" });
const talk = import.meta.glob<string>("../talk/locale/*.ftl", { import: "default" });
const guides = import.meta.glob<string>("../games/*/guide/*.ftl", { import: "default" });
const examples = import.meta.glob<string>("../games/*/examples/*.ftl", { import: "default" });
const posters = import.meta.glob<string>("../games/*/poster/*.ftl", { import: "default", eager: true });

async function source(files: Record<string, () => Promise<string>>, wanted: string): Promise<string> {
  const found = await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.includes(wanted))
      .map(([, load]) => load()),
  );
  return found.join("\n");
}

function bundle(language: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const one of sources) made.addResource(new FluentResource(one), { allowOverrides: true });
  return made;
}

/** French typography: a sign stays with the word before it, points with their figure, and a quotation with its marks. */
export const tied = (text: string): string => text.replace(/ (?=[$:;?!»%])|(?<=\d) (?=pts?\b)|(?<=«) /g, "\u00a0");

/** French grammar: “à le Maître” is “au Maître”, and “de le Maître” “du Maître”. A name keeps its own capital. */
export const contracted = (text: string): string =>
  text.replace(/(?<!\p{L})([ÀàDd])e? le (?=\p{Lu})/gu, (_, sign: string) => `${CONTRACTED[sign]} `);
const CONTRACTED: Record<string, string> = { à: "au", À: "Au", d: "du", D: "Du" };

/** A sentence begins with a capital, whatever name stands first in it. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is said of one's own accord, within a sentence: “Take 3 red”, “next round: take 3 red”. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Each word once, with how often it comes: yellow ×2. */
function counted(all: string[]): string[] {
  return [...new Set(all)].map((word) => {
    const count = all.filter((one) => one === word).length;
    return count === 1 ? word : `${word} ×${count}`;
  });
}

/** A count. Small ones are written alike everywhere, and need none of the browser's slow machinery for it. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000
      ? String(this.value)
      : super.toString(scope);
  }
}

/** The sentences of one language for one place: the frame (and the server), or these with a game. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    bundle: FluentBundle,
  ) {
    this.#bundle = bundle;
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** The sentence. A key that no catalogue has is shown as it is, and said aloud to the engineer. */
  say = (key: string, figures: Figures = {}): string => {
    const message = this.#bundle.getMessage(key);
    if (message?.value == null) {
      console.error(`no text for "${key}" in ${this.language}`);
      return key;
    }
    const shown: Record<string, string | Count> = {};
    for (const [name, value] of Object.entries(figures)) {
      const figure = this.figure(name, value);
      shown[name] = typeof figure === "number" ? new Count(figure) : figure;
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(message.value, shown, errors);
    for (const one of errors) console.error(`"${key}" in ${this.language}: ${one.message}`);
    return this.language === "fr" ? tied(contracted(said)) : said;
  };

  /** A figure as a reader sees it. */
  figure(name: string, value: unknown): string | number {
    if (Array.isArray(value)) return this.#each(name, value).join(", ");
    if (value === null || value === undefined) value = "none";
    else if (typeof value === "boolean") value = String(value);
    else if (value === "?") value = "hidden";
    if (typeof value === "number") return value;
    const word = `${name.split("_")[0]}-${String(value)}`;
    if (/^[\p{L}\p{N}_-]+$/u.test(String(value)) && this.has(word)) return this.say(word);
    return String(value);
  }

  /** Several figures as a sentence enumerates them: a, b and c. */
  enumerated(name: string, values: readonly unknown[]): string {
    const all = this.#each(name, values);
    const last = all.pop() ?? "";
    return all.length > 0 ? `${all.join(", ")}${this.say("story-and")} ${last}` : last;
  }

  #each(name: string, values: readonly unknown[]): string[] {
    return counted(values.map((one) => String(this.figure(name, one))));
  }
}

const cache = new Map<string, Promise<Texts>>();

/** Is there somebody who explains a first game of this? */
export const guided = (game: string): boolean => `../games/${game}/guide/en.ftl` in guides;

/** The catalogue of a language, with that of a game if one is named, and with the words of its drawn examples, of the
 * score pad, of lessons, of opponents, of a finished game looked through, of the club, of who comes back, of the settings or of the guide through a first
 * game. */
export function texts(language: Language, game = "", more: More = ""): Promise<Texts> {
  const key = `${language} ${game} ${more}`;
  let found = cache.get(key);
  if (!found) {
    found = make(language, game, more);
    found.catch(() => cache.delete(key));
    cache.set(key, found);
  }
  return found;
}

async function make(language: Language, game: string, more: string): Promise<Texts> {
  const end = `/${language}.ftl`;
  const eager = Object.entries(posters)
    .filter(([path]) => path.endsWith(end))
    .map(([, text]) => text);
  const of = `/games/${game}/locale${end}`;
  const loaded = await Promise.all([
    source(shared, `/core/locale${end}`),
    source(shared, `/server/locale${end}`),
    source(frame, `/locale/${language}/`),
    ...(game ? [source(games, of), source(drawn, of)] : []),
    ...(more === "clock" ? [source(clock, `/clock/locale${end}`)] : []),
    ...(more === "club" ? [source(club, `/club/locale${end}`)] : []),
    ...(more === "desk" ? [source(desk, `/desk/locale${end}`)] : []),
    ...(more === "home" ? [source(home, `/home/locale${end}`)] : []),
    ...(more === "examples" ? [source(examples, `/games/${game}/examples${end}`)] : []),
    ...(more === "learn" ? [source(lessons, `/learn/locale${end}`)] : []),
    ...(more === "levels" ? [source(levels, end)] : []),
    ...(more === "problems" ? [source(puzzles, `/problems/locale${end}`)] : []),
    ...(more === "privacy" ? [source(kept, `/privacy/locale${end}`)] : []),
    ...(more === "settings" ? [source(chosen, `/settings/locale${end}`)] : []),
    ...(more === "study" ? [source(studies, `/study/locale${end}`)] : []),
    ...(more === "offline" ? [source(offline, `/offline/locale${end}`)] : []),
    ...(more === "talk" ? [source(talk, `/talk/locale${end}`)] : []),
    ...(more === "guide" ? [source(guides, `/games/${game}/guide${end}`)] : []),
    ...(more === "pad" ? [source(pads, `/pad/locale${end}`), source(pads, `/games/${game}/pad${end}`)] : []),
  ]);
  return new Texts(language, bundle(language, [...eager, ...loaded]));
}

const NONE = new Texts("en", new FluentBundle("en"));

/** The frame's texts in the language of the moment: the whole page follows a switch at once. */
class Words {
  now = $state.raw<Texts>(NONE);
  ready = $state(false);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const language = settings.language;
        void texts(language).then((found) => {
          if (language !== settings.language) return;
          this.now = found;
          this.ready = true;
        });
      });
    });
  }
}

export const words = new Words();

/** The words of a screen in the language of the moment, with those of a game where it is about one; made while the screen
 * is. None until they are here. */
export class Spoken {
  now = $state.raw<Texts | null>(null);

  constructor(more: More, game: () => string = () => "") {
    $effect(() => {
      const [language, name] = [settings.language, game()];
      void texts(language, name, more).then((found) => {
        if (language === settings.language) this.now = found;
      });
    });
  }

  say = (key: string, figures: Figures = {}): string => this.now?.say(key, figures) ?? "";
}

/** A sentence of the frame. */
export const t = (key: string, figures: Figures = {}): string => words.now.say(key, figures);
