import { expect, test } from "vitest";
import { spendingOf } from "./spending.ts";

test("C2, C6: each power that is spent has a mark of its own, in colour and in dashes, and both together too", () => {
  const marks = [["metropolitain"], ["chartier"], ["metropolitain", "chartier"]].map(spendingOf);
  expect(new Set(marks.map(({ stroke }) => stroke)).size).toBe(3);
  expect(new Set(marks.map(({ dashes }) => dashes.join(" "))).size).toBe(3);
});
