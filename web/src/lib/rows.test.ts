import { expect, test } from "vitest";
import { figured, rows } from "./rows.ts";

type Verb =
  { verb: "build"; many: number; cost: number; doubled: boolean } | { verb: "swap" } | { verb: "card"; change: number };

const read = rows<Verb>({ build: { many: null, cost: null, doubled: null }, swap: {}, card: { change: 0 } });

test("a row's figures have names", () => {
  expect(read(["build", 2, 3, false])).toEqual({ verb: "build", many: 2, cost: 3, doubled: false });
  expect(read(["swap"])).toEqual({ verb: "swap" });
});

test("a row that ends early has what is usual", () => {
  expect(read(["card"])).toEqual({ verb: "card", change: 0 });
  expect(read(["card", -1])).toEqual({ verb: "card", change: -1 });
});

test("a row told as its verb and its figures", () => {
  const told = figured(read)(["card", -1]);
  expect(told.verb === "card" && told.figures.change).toBe(-1);
  expect(told).toEqual({ verb: "card", figures: { change: -1 } });
});
