import { expect, test } from "vitest";
import { both, points } from "./cup.svelte.ts";

test("points are written with halves", () => {
  expect([0, 0.5, 1, 2.5, 11].map(points)).toEqual(["0", "½", "1", "2½", "11"]);
});

test("a bye has one player", () => {
  const game = { round: 1, board: 1, first: 3, second: null, table: null, ready: [], grace: null, result: null };
  expect(both({ ...game, to_act: null, left: null })).toEqual([3]);
});
