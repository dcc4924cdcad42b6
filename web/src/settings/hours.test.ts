import { describe, expect, it } from "vitest";
import { clockTime, parts } from "./hours.ts";

describe("quiet hours", () => {
  it("lie around midnight, in the middle of the day, or nowhere", () => {
    expect(parts([1320, 480])).toEqual([
      { from: 0, until: 480, quiet: true },
      { from: 480, until: 1320, quiet: false },
      { from: 1320, until: 1440, quiet: true },
    ]);
    expect(parts([540, 720]).map((one) => one.quiet)).toEqual([false, true, false]);
    expect(parts([0, 480])).toEqual([
      { from: 0, until: 480, quiet: true },
      { from: 480, until: 1440, quiet: false },
    ]);
    expect(parts([0, 0])).toEqual([{ from: 0, until: 1440, quiet: false }]);
  });

  it("are told as one tells the time", () => {
    expect(clockTime(485, "en")).toBe("8:05");
    expect(clockTime(0, "fr")).toBe("00:00");
  });
});
