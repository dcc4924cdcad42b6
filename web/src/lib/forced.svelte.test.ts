import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { seated } from "../../gallery/seated.ts";
import { settings } from "./settings.svelte.ts";

afterEach(() => {
  vi.useRealTimers();
  settings.text = false;
  settings.confirm = true;
});

/** A table where nothing is left to decide, and its clock. */
async function forced(position: string) {
  vi.useRealTimers();
  const found = await seated(position);
  expect(found.table.forced.due).toBeNull(); // nobody sees it yet
  found.table.forced.tell();
  vi.useFakeTimers();
  found.table.forced.begin(found.table.forced.due);
  return found;
}

test.each(["paris-forced", "couleurs-forced", "flatiron-forced"])(
  "%s: the only move is played after a moment",
  async (position) => {
    const { table, feed, recorded } = await forced(position);
    expect(table.forced.on).toBe(true);
    expect(table.forced.what).not.toMatch(/verb-/);
    vi.advanceTimersByTime(1400);
    expect(feed.sent.filter((one) => one.type === "move")).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(feed.sent.filter((one) => one.type === "move")).toEqual([
      { type: "move", ply: recorded.state.ply, move: recorded.state.moves[0] },
    ]);
    await vi.advanceTimersByTimeAsync(5000);
    flushSync();
    expect(feed.sent.filter((one) => one.type === "move")).toHaveLength(1);
    expect(table.draft.refusal).toBeNull();
  },
);

test("it is played at once, or not at all, as one likes; who hears the table has longer", async () => {
  const { table, feed } = await forced("paris-forced");
  table.forced.wait();
  vi.advanceTimersByTime(10_000);
  flushSync();
  expect([table.forced.on, feed.sent]).toEqual([false, []]);
  table.forced.now();
  expect(feed.sent).toHaveLength(1);
  settings.text = true;
  const other = await forced("paris-forced");
  vi.advanceTimersByTime(3000);
  expect(other.feed.sent).toEqual([]);
  vi.advanceTimersByTime(1500);
  expect(other.feed.sent).toHaveLength(1);
});

test("whoever has gone back to it is left in peace", async () => {
  const { table, feed, recorded } = await forced("paris-forced");
  const { state } = recorded;
  feed.take({ ...state, ply: state.ply + 1, moves: [], forced: false, to_act: [] });
  flushSync();
  expect(table.forced.on).toBe(false);
  const undo = { ply: state.ply + 1, event: "table-undo", seat: state.seat, to: state.ply };
  feed.take({ ...state, ply: state.ply + 2, events: [undo] });
  flushSync();
  vi.advanceTimersByTime(10_000);
  expect([table.forced.on, feed.sent]).toEqual([false, []]);
});

test("where something can be decided, nothing plays itself", async () => {
  const { table, feed } = await forced("paris-build");
  vi.advanceTimersByTime(10_000);
  expect([table.forced.on, feed.sent]).toEqual([false, []]);
});
