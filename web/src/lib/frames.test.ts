import { expect, test } from "vitest";
import type { State } from "../protocol.ts";
import type { Drawing } from "./drawing.ts";
import type { GameEvent } from "./feed.ts";
import { changed, type Framed, shownAfter } from "./frames.ts";

test("changes are put where they belong, and what was there stays as it was", () => {
  const before = { view: { piles: { hall: [1, 2, 3] }, news: null }, sheets: { 1: { total: 4 } } };
  const kept = structuredClone(before);
  const after = changed(before, [
    { at: ["view", "piles", "hall", 1], to: 9 },
    { at: ["view", "news"], to: "gazette" },
    { at: ["sheets"], to: {} },
  ]);
  expect(after).toEqual({ view: { piles: { hall: [1, 9, 3] }, news: "gazette" }, sheets: {} });
  expect(before).toEqual(kept);
  expect(after.view.piles).not.toBe(before.view.piles);
  expect(changed(before, [])).toBe(before);
  expect(changed(before, [{ at: [], to: 1 }])).toBe(1);
});

const EVENT = { ply: 7, seat: "daniel" };
const frame = (event: string, seat: string | null, card: string) => ({
  ply: 7,
  events: [{ ...EVENT, event, seat }],
  changes: [{ at: ["view", "open"], to: card }],
});
const FRAMES = [frame("end", "1", "a"), frame("daniel-card", "daniel", "b"), frame("daniel-takes", "daniel", "c")];
const before = { ply: 7, view: { seat: "1", open: "-" }, sheets: {}, shown: null, events: [] } as unknown as Drawing;
const state = { ply: 8, seat: "1", since: 7, frames: FRAMES, view: { seat: "1", open: "c" }, sheets: {}, shown: null };
const events: GameEvent[] = FRAMES.flatMap((one) => one.events);
const after = (more: object = {}): Framed => ({ ...state, ...more }) as unknown as State;
const open = (drawing: Drawing | null): unknown => (drawing?.view as unknown as { open: string }).open;

test("a chain is shown from its frames; what one did oneself comes with the first of the others'", () => {
  const [now, steps] = shownAfter(before, after(), events);
  expect(steps.map((step) => step.line.events.map((one) => one.event))).toEqual([["daniel-card"], ["daniel-takes"]]);
  expect(steps.map((step) => open(step.drawing))).toEqual(["b", "c"]);
  expect(steps.map((step) => step.line.seat)).toEqual(["daniel", "daniel"]);
  expect(steps[0]!.drawing!.events.map((one) => one.event)).toEqual(["end", "daniel-card"]);
  // what is left on the table is what was shown last: nothing moves twice
  expect(now).toBe(steps[1]!.drawing);
  expect(now.ply).toBe(8);
});

test("where the last drawing was another one, or another seat's, nothing is shown step by step", () => {
  for (const [from, to] of [
    [null, after()],
    [{ ...before, ply: 6 }, after()],
    [{ ...before, view: { ...before.view, seat: "2" } }, after()],
    [before, after({ since: null, frames: [] })],
    [before, after({ frames: FRAMES.slice(0, 1) })],
  ] as [Drawing | null, Framed][]) {
    const [now, steps] = shownAfter(from, to, events);
    expect(steps).toEqual([]);
    expect(open(now)).toBe("c");
    expect(now.events).toEqual(from ? events : []);
  }
});
