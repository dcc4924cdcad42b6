import { beforeEach, expect, test, vi } from "vitest";
import { begun, finished, keep, progress } from "./progress.ts";

beforeEach(() => localStorage.clear());

test("what is kept is found again, lesson by lesson", () => {
  keep("paris", "light", { at: 3, done: [0, 1, 2] });
  keep("paris", "end", { at: 1, done: [0] });
  expect(progress("paris", "light", 8)).toEqual({ at: 3, done: [0, 1, 2] });
  expect(progress("paris", "end", 9)).toEqual({ at: 1, done: [0] });
  expect(progress("couleurs", "end", 9)).toEqual({ at: 0, done: [] });
});

test.each([
  "",
  "nothing",
  "null",
  "7",
  "[]",
  '{"paris/light":null}',
  '{"paris/light":"x"}',
  '{"paris/light":[1,2]}',
  '{"paris/light":{"at":"x","done":{}}}',
  '{"paris/light":{"at":-3,"done":[-1,99,"a",null,1.5]}}',
])("of nonsense nothing is left: %s", (kept) => {
  localStorage.setItem("boulevard-lessons", kept);
  expect(progress("paris", "light", 8)).toEqual({ at: 0, done: [] });
});

test("a lesson that has become shorter goes on within itself, and no step is counted twice", () => {
  keep("paris", "light", { at: 12, done: [2, 0, 2, 11] });
  expect(progress("paris", "light", 8)).toEqual({ at: 8, done: [0, 2] });
});

test("one who left a lesson in the middle is asked to go on, one who came to its end is not", () => {
  expect(begun("paris")).toBe(false);
  keep("paris", "light", { at: 3, done: [0, 1, 2], ended: false });
  expect([begun("paris"), begun("couleurs")]).toEqual([true, false]);
  keep("paris", "light", { at: 8, done: [0, 1, 2, 3, 4, 5, 6, 7], ended: true });
  expect(begun("paris")).toBe(false);
  localStorage.setItem("boulevard-lessons", '{"paris/light":null}');
  expect(begun("paris")).toBe(false);
});

test("a lesson that came to its end stays finished while it is played again", () => {
  expect(finished("paris")).toEqual([]);
  keep("paris", "light", { at: 8, done: [7], ended: true });
  keep("paris", "end", { at: 2, done: [0, 1], ended: false });
  keep("paris", "light", { at: 1, done: [0], ended: false });
  expect([finished("paris"), finished("couleurs")]).toEqual([["light"], []]);
});

test("a browser that keeps nothing learns all the same", () => {
  const full = (): never => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
  keep("paris", "light", { at: 3, done: [] });
  expect(progress("paris", "light", 8).at).toBe(0);
  vi.unstubAllGlobals();
});
