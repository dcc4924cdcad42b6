import { expect, test } from "vitest";
import { recorded } from "../../gallery/recorded.ts";
import type { Flatiron } from "../games/flatiron/types.ts";
import { type Drawing, drawingOf } from "./drawing.ts";
import type { State, Telling } from "../protocol.ts";
import { changed, followed, shownAfter } from "./frames.ts";

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

const frame = (event: string, seat: string, news: string): State["frames"][number] => ({
  ply: 86,
  events: [{ ply: 86, event, seat }],
  changes: [{ at: ["view", "news"], to: news }],
});
const FRAMES = [
  frame("end", "1", "card"),
  frame("daniel-card", "daniel", "swap"),
  frame("daniel-takes", "daniel", "build"),
];
const EVENTS = FRAMES.flatMap((one) => one.events);
const news = (drawing: Drawing | null): string | null => (drawing!.view as Flatiron["view"]).news;

/** A position before Daniel's turn, and the state after it. */
async function turn(more: Partial<State> = {}): Promise<[Drawing, State]> {
  const { state } = await recorded("flatiron-daniel");
  const view: Flatiron["view"] = { ...(state.view as Flatiron["view"]), news: "build" };
  return [drawingOf(state), { ...state, ply: 87, since: state.ply, frames: FRAMES, view, ...more }];
}

test("a state follows from the one before by frames and changes; what is not named stays the same thing", async () => {
  const [, after] = await turn();
  const before = { ...after, ply: 86, since: null, frames: [], events: [], moves: ["end"] };
  const { seats } = before;
  const found = followed(before, {
    type: "changes",
    seats,
    events: EVENTS,
    since: 86,
    frames: FRAMES,
    changes: [
      { at: ["ply"], to: 87 },
      { at: ["moves"], to: [] },
    ],
  });
  expect(found).toEqual({ ...after, since: 86, events: EVENTS, frames: FRAMES, moves: [] });
  expect(found.sheets).toBe(before.sheets);
  expect(followed(before, { type: "changes", seats, events: [], since: null, frames: [], changes: [] })).toEqual(
    before,
  );
});

test("a chain is shown from its frames; what one did oneself comes with the first of the others'", async () => {
  const [now, steps] = shownAfter(...(await turn()), EVENTS);
  expect(steps.map((step) => step.line.events.map((one) => one.event))).toEqual([["daniel-card"], ["daniel-takes"]]);
  expect(steps.map((step) => news(step.drawing))).toEqual(["swap", "build"]);
  expect(steps.map((step) => step.line.seat)).toEqual(["daniel", "daniel"]);
  expect(steps[0]!.drawing!.events.map((one) => one.event)).toEqual(["end", "daniel-card"]);
  // what is left on the table is what was shown last: nothing moves twice
  expect(now).toBe(steps[1]!.drawing);
  expect(now.ply).toBe(87);
});

test("where the last drawing was another one, or another seat's, nothing is shown step by step", async () => {
  const [before, after] = await turn();
  for (const [from, to] of [
    [null, after],
    [{ ...before, ply: 87 }, after],
    [{ ...before, view: { ...before.view, seat: "2" } }, after],
    [before, { ...after, frames: FRAMES.slice(0, 1) }],
  ] as [Drawing | null, State][]) {
    const [now, steps] = shownAfter(from, to, EVENTS);
    expect(steps).toEqual([]);
    expect(news(now)).toBe("build");
    expect(now.events).toEqual(from ? EVENTS : []);
  }
});

const KINDS: Record<string, Telling> = {
  "open-decree": { told: "quiet", gathers: [], sums: [], missing: {} },
  move: { told: "act", gathers: [], sums: [], missing: {} },
};

test("an act of somebody who decides is a step, with all that comes of it; what nobody misses is none", async () => {
  const [before, after] = await turn();
  const frames = [
    { ...frame("move", "2", "card"), ply: 86 },
    frame("open-decree", "2", "swap"),
    frame("floor", "2", "pillar"),
    { ...frame("move", "2", "build"), ply: 87, events: [{ ply: 87, event: "move", seat: "2" }] },
  ];
  const [, steps] = shownAfter(before, { ...after, frames }, EVENTS, KINDS);
  expect(steps.map((step) => step.line.events.map((one) => one.event))).toEqual([["move", "floor"], ["move"]]);
  expect(steps.map((step) => news(step.drawing))).toEqual(["pillar", "build"]);
  expect(steps[0]!.drawing!.events.map((one) => one.event)).toEqual(["move", "open-decree", "floor"]);
});

test("an act that came without frames is a step too; one's own is none", async () => {
  const [before, after] = await turn({ since: null, frames: [] });
  const act = (seat: string) => [{ ply: 86, event: "move", seat }];
  expect(shownAfter(before, after, act("2"), KINDS)[1].map((step) => news(step.drawing))).toEqual(["build"]);
  expect(shownAfter(before, after, act("1"), KINDS)[1]).toEqual([]);
});
