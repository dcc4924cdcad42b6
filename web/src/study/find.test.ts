import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import type { Table } from "../lib/table.svelte.ts";
import type { AnalysisShown, MomentShown, Weighed } from "../protocol.ts";
import { dear, litOf } from "./analysis.svelte.ts";
import { answered, Finding } from "./find.svelte.ts";

const moment = (given: Partial<MomentShown>): MomentShown => ({
  ply: 3,
  seat: "blue",
  move: "pass",
  only: false,
  looked: true,
  best: false,
  exact: false,
  grade: "slip",
  value: 0.4,
  lead: 0,
  points: 6,
  chance: 0.1,
  chances: {},
  leads: {},
  ...given,
});
const tried = (points: number, chance: number, better = true): Weighed =>
  ({ points, chance, better: better ? { move: "best" } : null }) as Weighed;

test("a decision is dearer where the game was still open", () => {
  const open = moment({ value: 0.3, chance: 0.2, points: 6 });
  const over = moment({ value: 0.01, chance: 0, points: 11 });
  expect(dear(open)).toBeGreaterThan(dear(over));
  expect(dear(over)).toBeGreaterThan(dear(moment({ value: 0.99, chance: 0, points: 4 })));
});

test("a try is found where nothing is finer, better where it loses less", () => {
  const played = moment({});
  expect(answered(tried(0, 0, false), played)).toBe("found");
  expect(answered(tried(2, 0.1), played)).toBe("better");
  expect(answered(tried(6, 0.02), played)).toBe("better");
  expect(answered(tried(6, 0.09), played)).toBe("same");
  expect(answered(tried(9, 0.1), played)).toBe("less");
  expect(answered(tried(6, 0.2), played)).toBe("less");
});

test("a lantern is bright, lit or out, and none where there was nothing to decide", () => {
  expect(litOf(moment({ best: true, grade: "good" }))).toBe("finest");
  expect(litOf(moment({ grade: "good" }))).toBe("fine");
  expect(litOf(moment({ grade: "mistake" }))).toBe("costly");
  expect(litOf(moment({ only: true, looked: false }))).toBe("only");
  expect(litOf(moment({ looked: false }))).toBe(null);
});

test("who gave nothing away has nothing to find, and it is known once", async () => {
  const done = { status: "done", done: 4, all: 4, moments: [], turns: [] } as Partial<AnalysisShown>;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(done), { status: 200 })));
  const finding = new Finding({ id: "t", feed: {} } as Table, "blue", () => "");
  await vi.waitFor(() => {
    expect(finding.ready).toBe(true);
  });
  flushSync();
  expect([finding.tasks, finding.task]).toEqual([[], null]);
  finding.close();
  vi.unstubAllGlobals();
});
