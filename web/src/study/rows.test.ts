import { expect, test } from "vitest";
import type { NodeShown } from "../protocol.ts";
import { childrenOf, pathTo, rowsOf, turnsOf } from "./rows.ts";

const node = (id: string, parent: string | null, seat: string, more: Partial<NodeShown> = {}): NodeShown => ({
  id,
  parent,
  seat,
  text: id,
  by: "",
  bot: "",
  born: 0,
  changed: 0,
  lifted: 0,
  gone: false,
  name: "",
  comments: {},
  marks: [],
  events: [],
  ...more,
});

const GAME = [
  node("m0", null, ""),
  node("m1", "m0", "-"),
  node("m2", "m1", "1"),
  node("m3", "m2", "-"),
  node("m4", "m3", "2"),
];

test("a row is a move with the chance that followed, and branches stand under the move in whose place they are", () => {
  const tried = [
    node("a", "m1", "1", { born: 1 }),
    node("b", "a", "2", { born: 2 }),
    node("c", "m1", "1", { born: 3, lifted: 4 }),
    node("d", "m1", "1", { born: 5, gone: true }),
  ];
  const rows = rowsOf(childrenOf([...GAME, ...tried]), new Set());
  expect(rows.map(({ id, end, level, number, begins }) => [id, end, level, number, begins])).toEqual([
    ["m1", "m1", 1, 0, false],
    ["m2", "m3", 1, 1, false],
    ["c", "c", 2, 1, true],
    ["a", "a", 2, 1, true],
    ["b", "b", 2, 2, false],
    ["m4", "m4", 1, 2, false],
  ]);
});

test("a folded branch says how much is behind it", () => {
  const tried = [node("a", "m1", "1", { born: 1 }), node("b", "a", "2", { born: 2 }), node("c", "b", "1", { born: 3 })];
  const rows = rowsOf(childrenOf([...GAME, ...tried]), new Set(["a"]));
  expect(rows.find((row) => row.id === "a")).toMatchObject({ folded: 2, long: true });
  expect(rows.some((row) => row.id === "b")).toBe(false);
});

test("a turn of several moves is its first one with the others behind it, unless a branch begins in it", () => {
  const seats = ["1", "1", "1", "2", "2", "1", "2", "2"];
  const game = [node("m0", null, ""), ...seats.map((seat, at) => node(`m${at + 1}`, `m${at}`, seat))];
  const opens = ["m1", "m4", "m6", "m7"];
  const of = (more: NodeShown[]): [string, string[]][] => {
    const rows = rowsOf(childrenOf([...game, ...more]), new Set());
    const turns = turnsOf(rows, (row) => opens.includes(row.id));
    return [...turns].map(([id, others]) => [id, others.map((row) => row.id)]);
  };
  expect(of([])).toEqual([
    ["m1", ["m2", "m3"]],
    ["m4", ["m5"]],
    ["m7", ["m8"]],
  ]);
  expect(of([node("a", "m1", "1", { born: 1 })]).map(([id]) => id)).toEqual(["m4", "m7"]);
});

test("where chance has branches, each is a row of its own", () => {
  const rows = rowsOf(childrenOf([...GAME, node("x", "m2", "-", { born: 1 })]), new Set());
  expect(rows.map((row) => row.id)).toEqual(["m1", "m2", "m3", "x", "m4"]);
});

test("from the root to a node", () => {
  const all = new Map(GAME.map((one) => [one.id, one]));
  expect(pathTo(all, "m3")).toEqual(["m0", "m1", "m2", "m3"]);
});
