import { beforeEach, expect, test } from "vitest";
import { explained, Guide } from "./guide.svelte.ts";

beforeEach(() => localStorage.clear());

test("nobody is guided who was not asked, or said no", () => {
  const guide = new Guide();
  expect([guide.answered("paris"), guide.on("paris"), guide.due("paris", "phase-one")]).toEqual([false, false, false]);
  guide.want("paris", false);
  expect([guide.answered("paris"), guide.due("paris", "phase-one")]).toEqual([true, false]);
  expect(guide.answered("flatiron")).toBe(false);
});

test("each kind of decision is explained once, and that is remembered by the next page", () => {
  const guide = new Guide();
  guide.want("couleurs", true);
  expect(guide.due("couleurs", "place")).toBe(true);
  guide.told("couleurs", "place");
  guide.told("couleurs", "place");
  const later = new Guide();
  expect([later.due("couleurs", "place"), later.due("couleurs", "act"), later.due("paris", "act")]).toEqual([
    false,
    true,
    false,
  ]);
});

test("whoever wants no more hears no more, and whoever wants it again begins anew", () => {
  const guide = new Guide();
  guide.want("flatiron", true);
  guide.told("flatiron", "move");
  guide.want("flatiron", false);
  expect([guide.due("flatiron", "move"), guide.due("flatiron", "end")]).toEqual([false, false]);
  guide.told("flatiron", "end");
  guide.want("flatiron", true);
  expect([guide.due("flatiron", "move"), guide.due("flatiron", "end")]).toEqual([true, true]);
});

test("what another window keeps of another game is not lost", () => {
  const [one, other] = [new Guide(), new Guide()];
  one.want("paris", true);
  other.want("couleurs", true);
  expect([new Guide().on("paris"), new Guide().on("couleurs")]).toEqual([true, true]);
});

test("a browser that keeps nonsense is a new one", () => {
  localStorage.setItem("boulevard-guide", "{");
  expect(new Guide().answered("paris")).toBe(false);
});

test("the rules stand last, in brackets", () => {
  expect(explained("Lay a tile (any). (P9, S1)")).toEqual({ text: "Lay a tile (any).", rules: ["P9", "S1"] });
  expect(explained("No rule (here).")).toEqual({ text: "No rule (here).", rules: [] });
});
