import { beforeEach, expect, test } from "vitest";
import { before, FIRST, keep, kept, longest, next, rated, row } from "./kept.ts";

beforeEach(() => localStorage.clear());

const done = { rating: 1500, themes: ["gain-lit"], day: null };

test("a problem counts once, by how it was done at first", () => {
  const once = keep("paris", 3, { ...done, how: "found" });
  expect(once.rating).toBe(rated(FIRST, 1500, "found", 0));
  expect(once.rating).toBeGreaterThan(FIRST);
  const twice = keep("paris", 3, { ...done, how: "shown" });
  expect(twice.rating).toBe(once.rating);
  expect(kept()).toEqual(twice);
  expect(kept().done["paris/3"]).toEqual({ how: "found", themes: ["gain-lit"] });
});

test("between equals a find is worth half of what it may move, and less once the rating has settled", () => {
  expect(rated(1500, 1500, "found", 0)).toBe(1520);
  expect(rated(1500, 1500, "shown", 0)).toBe(1480);
  expect(rated(1500, 1500, "helped", 0)).toBe(1500);
  expect(rated(1500, 1500, "found", 10)).toBe(1510);
});

test("whatever is kept there, there is something to go on with", () => {
  for (const broken of ["", "null", "[]", "{", '{"rating":"x","done":{"a":1,"b":{"how":"?"}},"days":{"d":3}}']) {
    localStorage.setItem("boulevard-problems", broken);
    expect(kept()).toEqual({ rating: FIRST, done: {}, days: {} });
  }
});

test("a day is lit by its problem, and stays as bright as it was", () => {
  keep("paris", 1, { ...done, how: "helped", day: "2026-11-18" });
  keep("couleurs", 1, { ...done, how: "shown", day: "2026-11-17" });
  expect(kept().days).toEqual({ "2026-11-18": "helped" });
  keep("paris", 1, { ...done, how: "found", day: "2026-11-18" });
  keep("flatiron", 1, { ...done, how: "helped", day: "2026-11-18" });
  expect(kept().days).toEqual({ "2026-11-18": "found" });
});

test("a row of days waits for today, and for one dark evening in seven", () => {
  const lit = (...ago: number[]) =>
    Object.fromEntries(ago.map((days) => [before("2026-11-18", days), "found" as const]));
  expect(row({}, "2026-11-18")).toBe(0);
  expect(row(lit(0, 1, 2), "2026-11-18")).toBe(3);
  expect(row(lit(1, 2), "2026-11-18")).toBe(2);
  expect(row(lit(2, 3), "2026-11-18")).toBe(2);
  expect(row(lit(3, 4), "2026-11-18")).toBe(0);
  expect(row(lit(0, 2, 3), "2026-11-18")).toBe(3);
  expect(row(lit(0, 2, 4, 5), "2026-11-18")).toBe(2);
  expect(longest(lit(0, 10, 11, 12, 13))).toBe(4);
  expect(before("2026-03-01", 1)).toBe("2026-02-28");
});

test("the next problem is near one's rating, and was not done", () => {
  const ratings = [800, 1190, 1210, 2000];
  expect(next(ratings, "paris", kept(), 2, 0)).toBe(3);
  keep("paris", 3, { ...done, how: "shown" });
  expect(next([1200], "paris", kept(), 1)).toBeNull();
  expect([1, 4]).toContain(next(ratings, "paris", kept(), 2, 0.99));
});
