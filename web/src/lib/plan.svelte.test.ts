import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { seated } from "../../gallery/seated.ts";
import { ParisHand } from "../games/paris/hand.svelte.ts";
import { settings } from "./settings.svelte.ts";

const MOVE = "build LINE a2+a3+a4";

// what others do is not shown act by act here
beforeEach(() => void (settings.pace = "once"));
afterEach(() => void Object.assign(settings, { confirm: true, pace: null }));

async function planning() {
  const found = await seated("paris-waits");
  const { table } = found;
  expect([table.mine, table.choosing, table.plan.waits]).toEqual([false, false, true]);
  await table.plan.begin();
  flushSync();
  return found;
}

const settle = async (): Promise<void> => {
  for (let round = 0; round < 3; round++) {
    flushSync();
    await new Promise((go) => setTimeout(go));
  }
};

test("who waits is told what could be done, and plans it as if the turn had come", async () => {
  const { table, feed } = await planning();
  expect([table.plan.on, table.choosing, table.mine, table.decision?.key]).toEqual([true, true, false, "phase-two"]);
  expect(table.offered.has(MOVE)).toBe(true);
  await table.draft.prepare(MOVE);
  expect(feed.sent).toEqual([{ type: "preview", move: MOVE, plan: true }]);
  expect(table.draft.preview?.events).toMatchObject([{ event: "build", seat: table.seat }]);
});

test.each([true, false])("a plan is kept and never sent, asked before a move or not (%s)", async (confirm) => {
  settings.confirm = confirm;
  const { table, feed } = await planning();
  await table.draft.choose(MOVE);
  if (confirm) await table.draft.confirm();
  await settle();
  expect([table.plan.kept, table.draft.text]).toEqual([MOVE, MOVE]);
  expect(feed.sent.filter((one) => one.type === "move")).toEqual([]);
  table.draft.cancel();
  await settle();
  expect(table.plan.kept).toBeNull();
});

test("when the turn comes the plan lies ready, held over the board, and is not played", async () => {
  settings.confirm = false;
  const { table, feed, recorded } = await planning();
  let hand!: ParisHand;
  const over = $effect.root(() => {
    hand = new ParisHand(table);
  });
  await table.play(MOVE);
  await settle();
  const { state } = recorded;
  feed.take({ ...state, ply: state.ply + 1, to_act: [state.seat!], moves: [MOVE, "card sacre-coeur"] });
  await settle();
  expect([table.mine, table.plan.ready, table.plan.kept, table.draft.text]).toEqual([true, true, null, MOVE]);
  expect(hand.ghost?.text).toBe(MOVE);
  expect(feed.sent.filter((one) => one.type === "move")).toEqual([]);
  over();
});

test("a plan that is not possible any more goes, and it is said", async () => {
  const { table, feed, recorded } = await planning();
  await table.draft.prepare(MOVE);
  await table.draft.confirm();
  await settle();
  const { state } = recorded;
  feed.take({ ...state, ply: state.ply + 1, to_act: [state.seat!], moves: ["card sacre-coeur"] });
  await settle();
  expect([table.plan.lost, table.plan.kept, table.draft.text]).toEqual([true, null, null]);
  expect(feed.sent.at(-1)).toEqual({ type: "preview", move: MOVE });
});

test("where nobody can say what one could do, that is the answer", async () => {
  const found = await seated("paris-build");
  const { table, feed, recorded } = found;
  const { state } = recorded;
  await table.plan.begin();
  expect([table.plan.waits, table.plan.on]).toEqual([false, false]);
  feed.take({
    ...state,
    ply: state.ply + 1,
    moves: [],
    to_act: ["orange", "blue"].filter((one) => one !== state.seat),
  });
  await table.plan.begin();
  expect([table.plan.waits, table.plan.on, table.plan.unknown, table.choosing]).toEqual([true, false, true, false]);
});
