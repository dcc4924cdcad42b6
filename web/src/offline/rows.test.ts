import { describe, expect, test } from "vitest";
import { Passing, trouble } from "./rows.ts";

describe("rows of a browser that keeps nothing", () => {
  test("a change is made whole or not at all, and goes by what is there", async () => {
    const rows = new Passing();
    expect(
      await rows.change({ expected: { a: null }, put: { a: "1", "b/2": "2", "b/1": "1", bb: "3" }, gone: [] }),
    ).toBe("done");
    expect(await rows.change({ expected: { a: null }, put: { c: "1" }, gone: ["a"] })).toBe("other");
    expect([await rows.get("a"), await rows.get("c")]).toEqual(["1", undefined]);
    expect(await rows.range("b/", "")).toEqual([
      ["b/1", "1"],
      ["b/2", "2"],
    ]);
    expect(await rows.range("b/", "2")).toEqual([["b/2", "2"]]);
    expect(await rows.change({ expected: { a: "1" }, put: { a: "2" }, gone: ["b/"] })).toBe("done");
    expect(await rows.range("", "")).toEqual([
      ["a", "2"],
      ["bb", "3"],
    ]);
  });
});

test("no room is told apart from a store that is broken", () => {
  expect(trouble(new DOMException("", "QuotaExceededError"))).toBe("full");
  expect(trouble(new DOMException("", "UnknownError"))).toBe("lost");
  expect(trouble(null)).toBe("lost");
});
