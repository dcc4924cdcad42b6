import { expect, test } from "vitest";
import type { SeatClock } from "../protocol.ts";
import { left } from "./ticking.svelte.ts";

const clock: SeatClock = {
  left: 90,
  running: true,
  stands: 0,
  holiday: 0,
  spare: 0,
  gone: null,
  due: null,
  claims: {},
  needed: 0,
  day: false,
};

test("what runs passes, never below nothing", () => {
  expect(left(clock, 30)).toBe(60);
  expect(left(clock, 300)).toBe(0);
  expect(left({ ...clock, running: false }, 300)).toBe(90);
});

test("a pause that is on passes first", () => {
  expect(left({ ...clock, stands: 40 }, 30)).toBe(90);
  expect(left({ ...clock, stands: 40 }, 50)).toBe(80);
});
