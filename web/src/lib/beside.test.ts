import { expect, test } from "vitest";
import { aboveIt, atLog, freeOf } from "./beside.ts";

const box = (left: number, top: number, right: number, bottom: number): DOMRect =>
  ({ left, top, right, bottom, width: right - left, height: bottom - top }) as DOMRect;

/** Flatiron on a laptop: a log of a few lines, with the score and Confirm over it. */
const LOG = box(1055, 667, 1358, 760);
const CONFIRM = box(1182, 508, 1348, 557);
const PLACE = box(300, 120, 470, 300);

test("a low log gives its place together with what stands between it and Confirm", () => {
  expect(atLog(LOG, [CONFIRM, PLACE], 768)).toEqual({ left: 1055, width: 303, bottom: 8, most: 195 });
});

test("words too long for it lie above Confirm, in the same rail", () => {
  expect(aboveIt(LOG, CONFIRM, [], 768)).toEqual({ left: 1055, width: 303, bottom: 268, most: 436 });
  expect(aboveIt(LOG, PLACE, [], 768)).toBeNull();
});

test("what may be pressed above Confirm stays in sight: they lie below it, or not there", () => {
  const choices = [box(1066, 174, 1348, 211), box(1066, 265, 1348, 303)];
  expect(aboveIt(LOG, CONFIRM, choices, 768)).toEqual({ left: 1055, width: 303, bottom: 268, most: 189 });
  expect(aboveIt(LOG, CONFIRM, [...choices, box(1066, 356, 1348, 395)], 768)).toBeNull();
});

test("what a table keeps free is taken where it is in sight, and high enough", () => {
  const room = box(1000, 520, 1320, 755);
  expect(freeOf([room], 210, 768)).toEqual({ left: 1000, width: 320, bottom: 13, most: 235 });
  expect(freeOf([room], 240, 768)).toBeNull();
  expect(freeOf([room], 210, 740)).toBeNull();
  expect(freeOf([], 0, 768)).toBeNull();
});

test("a log out of sight, or close under what may be pressed, has no place to give", () => {
  expect(atLog(undefined, [], 768)).toBeNull();
  expect(atLog(box(0, 740, 400, 900), [], 768)).toBeNull();
  expect(atLog(LOG, [box(1055, 600, 1358, 660)], 768)).toBeNull();
});
