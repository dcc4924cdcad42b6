import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { seated } from "../../gallery/seated.ts";
import { settings } from "./settings.svelte.ts";

afterEach(() => {
  vi.useRealTimers();
  settings.text = false;
});

/** Before an action of an activation that only brings something. */
async function sure() {
  vi.useRealTimers();
  const found = await seated("flatiron-sure");
  const { state } = found.recorded;
  expect(state.moves).toEqual(["gain", "skip"]);
  expect(state.sure).toBe("gain");
  vi.useFakeTimers();
  const moves = (): unknown[] => found.feed.sent.filter((one) => one.type === "move");
  return { ...found, moves };
}

test("what nobody would leave is asked about where nothing was confirmed before it", async () => {
  const { table, moves } = await sure();
  flushSync();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(table.sure.due).toBeNull();
  expect(moves()).toEqual([]);
});

test("it comes along with the move that was confirmed before it, seen after it", async () => {
  const { table, moves, recorded } = await sure();
  table.sure.goes();
  flushSync();
  expect(table.sure.soon).toBe(true);
  await vi.advanceTimersByTimeAsync(400);
  expect(moves()).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(moves()).toEqual([{ type: "move", ply: recorded.state.ply, move: "gain" }]);
});

test("not where something else is taken up, where one went back, nor at the text table", async () => {
  const { table, moves } = await sure();
  table.sure.goes();
  flushSync();
  void table.draft.prepare("skip");
  await vi.advanceTimersByTimeAsync(1000);
  expect(moves()).toEqual([]);
  table.draft.cancel();
  table.sure.rests();
  flushSync();
  await vi.advanceTimersByTimeAsync(1000);
  expect(moves()).toEqual([]);
  settings.text = true;
  table.sure.goes();
  flushSync();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(moves()).toEqual([]);
});
