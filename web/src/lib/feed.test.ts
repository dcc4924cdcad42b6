import type { Happened } from "../protocol.ts";
import { expect, test } from "vitest";
import { counting } from "./feed.ts";
import { linesOf } from "./log.svelte.ts";

const event = (ply: number, name: string, figures = {}): Happened => ({ ply, event: name, seat: "1", ...figures });

test("what is new is added to what counts", () => {
  const log = counting([event(0, "deal")], [event(1, "move"), event(1, "points")]);
  expect(log.map((one) => one.event)).toEqual(["deal", "move", "points"]);
});

test("an undo takes away what it undid, and is told itself", () => {
  const log = [event(0, "deal"), event(1, "move"), event(2, "build"), event(2, "points")];
  expect(counting(log, [event(3, "table-undo", { to: 2 })]).map((one) => one.event)).toEqual([
    "deal",
    "move",
    "table-undo",
  ]);
  expect(counting(log, [event(3, "table-takeback", { to: 1 }), event(4, "build")]).map((one) => one.event)).toEqual([
    "deal",
    "table-takeback",
    "build",
  ]);
});

test("events of one ply are a line, whoever they are about", () => {
  const lines = linesOf([event(4, "move"), { ...event(4, "points"), seat: "2" }, event(5, "move")]);
  expect(lines.map((line) => [line.ply, line.seat, line.events.length])).toEqual([
    [4, "1", 2],
    [5, "1", 1],
  ]);
});
