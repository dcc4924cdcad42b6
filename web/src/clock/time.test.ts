import { expect, test } from "vitest";
import { figures, inWords, tightly } from "./time.ts";

test("live time is figures, with tenths in the last ten seconds, and never more than is left", () => {
  expect(figures(767)).toBe("12:47");
  expect(figures(3723)).toBe("1:02:03");
  expect(figures(59.99)).toBe("0:59");
  expect(figures(9.99)).toBe("0:09.9");
  expect(figures(0)).toBe("0:00.0");
});

test("over days the two largest units are told", () => {
  const say = (key: string, of: Record<string, unknown> = {}): string => `${key} ${Object.values(of).join(" ")}`;
  expect(inWords(86_400 + 15 * 3600 + 5, say)).toBe("time-days 1 15");
  expect(inWords(5 * 3600 + 1200, say)).toBe("time-hours 5 0");
  expect(inWords(2 * 3600 + 1200, say)).toBe("time-hours 2 20");
  expect(inWords(2520, say)).toBe("time-minutes 42");
  expect(inWords(12.9, say)).toBe("time-seconds 12");
  expect(tightly(3 * 86_400, say)).toBe("time-days 3 0");
  expect(tightly(3 * 86_400 - 1, say)).toBe("time-hours 71 0");
  expect(tightly(5 * 3600 + 1200, say)).toBe("time-hours 5 0");
});
