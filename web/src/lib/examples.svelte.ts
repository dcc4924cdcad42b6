/** The words of a game's drawn examples, fetched with the first of them. */
import { settings } from "./settings.svelte.ts";
import { type Texts, texts } from "./texts.svelte.ts";

export class ExampleTexts {
  now = $state.raw<Texts | null>(null);

  constructor(game: () => string) {
    $effect(() => {
      const language = settings.language;
      // without its words an example is not shown
      void texts(language, game(), "examples").then((found) => language === settings.language && (this.now = found), () => {}); // prettier-ignore
    });
  }
}
