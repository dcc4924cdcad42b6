import { beforeEach, expect, test } from "vitest";
import { aboutMine, keepStrength, strengthOf } from "../lib/opening.ts";
import type { GameShown, State } from "../protocol.ts";
import { after, met } from "./strength.ts";

const LEVELS: Partial<GameShown> = {
  game: "paris",
  levels: [
    { bot: "fleuriste", rating: 1300 },
    { bot: "cocher", rating: 1440 },
    { bot: "modiste", rating: 1580 },
    { bot: "grand-maitre", rating: null },
  ],
};
const GAME = LEVELS as GameShown;

beforeEach(() => localStorage.clear());

test("a player begins where the weakest stands, and climbs by winning", () => {
  let mine = strengthOf(GAME);
  expect(mine).toEqual({ rating: 1300, games: 0, tables: [] });
  expect(aboutMine(GAME)).toBe("fleuriste");
  mine = after(mine, 1300, 1, "one");
  expect(mine).toEqual({ rating: 1380, games: 1, tables: ["one"] });
  keepStrength("paris", mine);
  expect(strengthOf(GAME)).toEqual(mine);
  expect(aboutMine(GAME)).toBe("cocher");
  expect(after(mine, 1380, 0.5, "two").rating).toBe(1380);
  expect(after({ ...mine, games: 5 }, 1380, 0, "six").rating).toBe(1340);
});

test("what is kept in a broken way is forgotten", () => {
  for (const broken of ["{", "[]", '{"paris":{"rating":"x"}}', '{"paris":null}']) {
    localStorage.setItem("boulevard-strength", broken);
    expect(strengthOf(GAME).rating).toBe(1300);
  }
});

test("where nothing was measured nobody is about my strength", () => {
  expect(aboutMine({ ...GAME, levels: [{ bot: "fleuriste", rating: null }] })).toBeNull();
  expect(aboutMine({ ...GAME, levels: [] })).toBeNull();
});

test("only a game of one person against one bot says something", () => {
  const shown: object = {
    status: "over",
    mine: ["orange"],
    seats: { orange: { kind: "guest", name: "" }, blue: { kind: "bot", name: "bot:cocher" } },
    outcome: { winners: ["orange"] },
  };
  const state = shown as State;
  expect(met(state)).toEqual({ bot: "cocher", result: 1 });
  expect(met({ ...state, outcome: { ...state.outcome!, winners: ["blue", "orange"] } })?.result).toBe(0.5);
  expect(met({ ...state, outcome: { ...state.outcome!, winners: ["blue"] } })?.result).toBe(0);
  expect(met({ ...state, status: "playing" })).toBeNull();
  expect(met({ ...state, mine: ["orange", "blue"] })).toBeNull();
  expect(met({ ...state, seats: { ...state.seats, blue: { ...state.seats["blue"]!, kind: "guest" } } })).toBeNull();
});
