/** What the drawn examples of a game's rules are told with. */
import type { GameWhole } from "../protocol.ts";
import { ask } from "./api.ts";
import { type Texts, texts } from "./texts.svelte.ts";

/** The words of the game and of its examples, and what is in its box. */
export interface Teller {
  t: Texts["say"];
  box: unknown;
}

const boxes = new Map<string, Promise<unknown>>();

/** For the book, where nobody sits at a table. */
export async function tellerOf(game: string, language: "en" | "fr"): Promise<Teller> {
  let box = boxes.get(game);
  if (!box) {
    box = ask<GameWhole>(`/games/${game}`).then((found) => found.box);
    box.catch(() => boxes.delete(game));
    boxes.set(game, box);
  }
  const words = await texts(language, game, "examples");
  return { t: words.say, box: await box };
}
