import { expect, test } from "vitest";
import type { Texts } from "../lib/texts.svelte.ts";
import type { SeekShown } from "../protocol.ts";
import { evennessOf, nearest, oddsOf, optionsOf } from "./terms.ts";

const texts = { say: (key: string, figures?: object) => [key, ...Object.values(figures ?? {})].join(" ") } as Texts;

const seek = (id: string, win: number | null, since = 0): SeekShown => ({
  id,
  by: { name: id, kind: "member" },
  mine: false,
  terms: {
    game: "paris",
    players: 2,
    options: {},
    clock: null,
    whom: "anybody",
    guests: true,
    bots: false,
    rated: false,
    chance: null,
  },
  players: 2,
  taken: [],
  sits: false,
  since,
  to: null,
  table: null,
  declined: false,
  rating: { points: 1500, error: 40, early: false },
  chance: win === null ? null : { win, least: win - 10, most: win + 10 },
});

test("those nearest to an even game come first, and the newest of those of whom it is not known", () => {
  const found = nearest([
    seek("old", null, 1),
    seek("hard", 20),
    seek("new", null, 2),
    seek("even", 45),
    seek("easy", 62),
  ]);
  expect(found.map(({ id }) => id)).toEqual(["even", "easy", "hard", "new", "old"]);
});

test("a game is about even from 40 to 60 percent, and nothing is said where nobody knows", () => {
  expect([39, 40, 60, 61].map((win) => evennessOf(seek("x", win), texts))).toEqual([
    "chance-harder",
    "chance-even",
    "chance-even",
    "chance-easier",
  ]);
  expect(evennessOf(seek("x", null), texts)).toBeNull();
  expect(oddsOf(seek("x", null), texts)).toBe("seek-rating 1500 40");
});

test("options are said by the game's own words", () => {
  const word: Record<string, string> = {
    "option-painters": "Painters",
    "option-painters-on": "one each",
    "option-flip": "Mirrored",
    "option-limit": "Rounds",
    "option-cards": "Cards",
    "option-cards-a": "A",
    "option-cards-b": "B",
  };
  const game = { say: (key: string) => word[key]!, has: (key: string) => key in word } as Texts;
  const options = { painters: "on", flip: true, limit: 30, cards: ["a", "b"] };
  expect(optionsOf({ options }, game, texts)).toEqual([
    "seek-option Painters one each",
    "Mirrored",
    "seek-option Rounds 30",
    "seek-option Cards A, B",
  ]);
});
