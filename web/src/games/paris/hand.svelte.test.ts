import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { type Seated, seated } from "../../../gallery/seated.ts";
import { Refusal } from "../../lib/api.ts";
import { facts } from "./facts.ts";
import { cellOf, cornerOf } from "./geometry.ts";
import { ParisHand } from "./hand.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { Happened } from "../../protocol.ts";
import { Motion, pointsBy } from "./motion.svelte.ts";
import type { Paris } from "./types.ts";
import type { Shown } from "./view.ts";

let over: (() => void)[] = [];
afterEach(() => {
  over.forEach((one) => one());
  over = [];
  settings.confirm = true;
});

async function held(position: string): Promise<Seated & { hand: ParisHand }> {
  const found = await seated(position);
  let hand!: ParisHand;
  over.push($effect.root(() => void (hand = new ParisHand(found.table))));
  flushSync();
  return { ...found, hand };
}

/** The move that was played from there. */
const played = ({ recorded }: Seated): string[] => Object.keys(recorded.previews!)[0]!.split(" ");

test("the only tile lies ready in the hand; it turns, and is put where it was offered", async () => {
  const at = await held("paris-tile");
  const [, tile, square, turns] = played(at);
  expect(at.hand.held).toEqual({ kind: "tile", tile: Number(tile) });
  expect(at.hand.onSquares).toBe(true);
  expect(at.hand.marks.has(square!)).toBe(true);
  at.hand.press(cornerOf(square!));
  expect(at.hand.pinned).toBe(true);
  while (at.hand.ghost!.extra !== turns) at.hand.rotate(1);
  expect(at.hand.ghost!.text).toBe(`tile ${tile} ${square} ${turns}`);
  expect(at.table.draft.text).toBe(at.hand.ghost!.text);
});

test("a building is taken up, turned until it fits, laid, and put back by steps", async () => {
  const at = await held("paris-build");
  const [, building, spaces] = played(at);
  at.hand.takeReserve(building!);
  expect(at.hand.isReserve(building!)).toBe(true);
  for (let tries = 0; tries < 8 && at.hand.ghost?.text !== `build ${building} ${spaces}`; tries++) {
    if (at.hand.pinned) at.hand.rotate(1);
    else at.hand.press(cellOf(spaces!.split("+")[0]!));
  }
  expect(at.hand.ghost!.fits).toBe(true);
  expect(at.hand.ghost!.text.startsWith(`build ${building} `)).toBe(true);
  at.hand.escape();
  flushSync();
  expect([at.hand.pinned, at.hand.isReserve(building!)]).toEqual([false, true]);
  at.hand.escape();
  expect(at.hand.held).toBeNull();
});

test("what is held goes with the turn, and not when somebody else comes or goes", async () => {
  const { hand, table, feed, recorded } = await held("paris-build");
  const building = played({ recorded } as Seated)[1]!;
  hand.takeReserve(building);
  const seats = Object.fromEntries(
    Object.entries(table.state!.seats).map(([seat, one]) => [seat, { ...one, here: !one.here }]),
  );
  feed.state = { ...feed.state!, seats };
  flushSync();
  expect(hand.isReserve(building)).toBe(true);
  feed.take({ ...feed.state, ply: feed.state.ply + 1, events: [] });
  flushSync();
  expect(hand.held).toBeNull();
});

test("a draft that is cancelled elsewhere is put back where it lay whole, and else only lifted", async () => {
  const { hand, table } = await held("paris-take");
  const [building] = table.beginning("take").map((text) => text.split(" ")[1]!);
  hand.takePool(building!);
  flushSync();
  expect(hand.isPool(building!)).toBe(true);
  table.draft.cancel();
  flushSync();
  expect(hand.held?.kind).not.toBe("take");
});

test("C2, C6: a building over a light and a space of the rival's spends both powers, and says both", async () => {
  const at = await held("paris-powers");
  const [, building, place] = played(at) as [string, string, string];
  at.hand.takeReserve(building);
  expect(at.hand.spends(place)).toEqual(["metropolitain", "chartier"]);
  await at.table.draft.prepare(`build ${building} ${place}`);
  expect(at.hand.spent).toEqual(["metropolitain", "chartier"]);
  const free = [...at.hand.spots.keys()].find((one) => at.hand.spends(one).length === 0)!;
  for (const space of free.split("+")) expect(at.hand.marks.get(space)).toEqual([]);
  expect(new Set([...at.hand.marks.values()].flat())).toEqual(new Set(["metropolitain", "chartier"]));
});

test("a power that is spent opens nothing any more", async () => {
  const { hand } = await held("paris-over");
  expect(hand.shown.spends).toEqual({});
});

test("a card that swaps asks for the old one, then for the new one", async () => {
  const { hand, table } = await held("paris-levitation");
  hand.takeCard("levitation");
  expect(hand.swapping).toBe(true);
  const old = hand.view.reserves[table.seat!]!.find((one) => hand.mayReserve(one))!;
  expect(hand.view.pool.some((one) => hand.mayPool(one))).toBe(false);
  hand.takeReserve(old);
  const [pool] = hand.view.pool.filter((one) => hand.mayPool(one));
  hand.takePool(pool!);
  expect(hand.held).toMatchObject({ kind: "card", card: "levitation", old, taken: pool });
  expect(hand.spots.size).toBeGreaterThan(0);
});

test("a hint is held over the board as if it had been put there", async () => {
  const at = await held("paris-build");
  const text = played(at).join(" ");
  at.table.draft.hinted = text;
  await at.table.draft.prepare(text);
  flushSync();
  expect([at.hand.pinned, at.hand.ghost?.text]).toEqual([true, text]);
  at.table.draft.cancel();
  flushSync();
  expect(at.hand.ghost).toBeNull();
});

test("one's own side lies near, and it is known what is asked", async () => {
  const { hand, table } = await held("paris-build");
  expect([hand.near, hand.others, hand.mine]).toEqual([table.seat, [table.seat === "blue" ? "orange" : "blue"], true]);
  expect(hand.kind).toBe("phase-two");
});

test("what moves is what happened: nothing at the first look, nothing where a state only comes again", async () => {
  const { table, feed } = await held("paris-build");
  let motion!: Motion;
  over.push($effect.root(() => void (motion = new Motion(table, () => undefined))));
  flushSync();
  expect(motion.fresh.size).toBe(0);
  const { state } = feed;
  const took = { ply: state!.ply, seat: "orange" };
  feed.take({
    ...state!,
    ply: state!.ply + 1,
    events: [
      { ...took, event: "build", building: "CROSS", spaces: "b2+c1+c2+c3+d2" },
      { ...took, event: "card", card: "penseur" },
      { ...took, event: "statue", space: "h8", facing: "n" },
    ],
  });
  flushSync();
  // the view is the same as before: only the events say what came
  expect(motion.fresh).toEqual(new Set(["CROSS", "penseur"]));
});

/** The building that was played from there, put down where it went. */
async function laid(): Promise<Seated & { hand: ParisHand }> {
  const at = await held("paris-build");
  const text = played(at).join(" ");
  at.table.draft.hinted = text;
  await at.table.draft.prepare(text);
  flushSync();
  return at;
}

test("a second click on what lies there plays it only where nobody wants to be asked", async () => {
  const { hand, feed } = await laid();
  const moves = (): number => feed.sent.filter((one) => one.type === "move").length;
  hand.press(hand.ghost!.cells[0]!);
  expect([moves(), hand.pinned]).toEqual([0, true]);
  settings.confirm = false;
  hand.press(hand.ghost!.cells[0]!);
  expect(moves()).toBe(1);
});

test("with nothing in hand a space says what to take up first", async () => {
  const { hand, table } = await held("paris-build");
  hand.press([0, 0]);
  expect(table.draft.refusal?.said.error).toBe("take-up");
  expect(table.draft.refusal?.sentence(table.texts)).toMatch(/reserve|réserve/);
  hand.takeReserve(hand.view.reserves[table.seat!]!.find((one) => hand.mayReserve(one))!);
  expect(table.draft.refusal).toBeNull();
});

test("the pool says why nothing can be taken from it, as the rules do", async () => {
  const { hand, feed } = await held("paris-build");
  const [building] = hand.view.pool;
  hand.whyNotPool(building!);
  expect(feed.sent.at(-1)).toMatchObject({ type: "preview", move: `take ${building}` });
});

test("a building that has no place is refused as a whole, and not for the place that was asked about", async () => {
  const { hand, table, feed } = await held("paris-build");
  const why = (error: string, figures: Record<string, unknown>) =>
    vi.spyOn(feed, "send").mockRejectedValueOnce(new Refusal(0, { error, figures, rule: "P6", sentence: "" }));
  const [building] = hand.view.reserves[table.seat!]!;
  why("occupied", { space: "d6" });
  await hand.whyNotReserve(building!);
  expect(table.draft.refusal?.said).toMatchObject({ error: "take-nowhere", figures: { building }, rule: "P14" });
  expect(table.draft.refusal?.sentence(table.texts)).toContain(table.texts.figure("building", building));
  why("no-chimney", {});
  await hand.whyNotReserve(building!);
  expect(table.draft.refusal?.said.error).toBe("no-chimney");
});

test("what happens beside the board has its place too: a building of the pool, a postcard", () => {
  expect(facts.where({ event: "take", seat: "blue", building: "LINE" })).toEqual(["LINE"]);
  expect(facts.where({ event: "card", seat: "blue", card: "peintre" })).toEqual(["peintre"]);
  expect(facts.where({ event: "build", seat: "blue", building: "LINE", spaces: "a1+a2+a3" })).toEqual([
    "a1",
    "a2",
    "a3",
  ]);
});

test("what the rival did stays outlined while I prepare my turn, and goes with it", async () => {
  const { hand, table, feed, recorded } = await held("paris-build");
  const rival = hand.others[0]!;
  const { ply, events } = feed.state!;
  const card = { ply, seat: rival, event: "card", card: "chartier" };
  const build = { ply: ply + 1, seat: rival, event: "build", building: "CROSS", spaces: "b2+c1+c2+c3+d2" };
  feed.take({ ...feed.state!, ply: ply + 2, events: [...events.slice(-1), card, build] });
  flushSync();
  expect(hand.since.map((event) => event.event).slice(-2)).toEqual(["card", "build"]);
  expect(hand.touched.has("chartier")).toBe(true);
  const count = hand.since.length;
  await table.draft.prepare(played({ recorded } as Seated).join(" "));
  flushSync();
  expect(hand.since).toHaveLength(count);
  feed.take({ ...feed.state!, ply: ply + 3, events: [{ ply: ply + 2, seat: table.seat, event: "pass" }] });
  flushSync();
  expect(hand.since).toEqual([]);
});

test("points are told where they come and go, for both; a lamp that is covered goes out", async () => {
  const { hand, recorded } = await held("paris-powers");
  const { view, shown } = hand;
  const [text, preview] = Object.entries(recorded.previews!)[0]!;
  const [, building, spaces] = text.split(" ") as [string, string, string];
  const after = {
    view: {
      ...view,
      buildings: [...view.buildings, { building, owner: view.seat!, spaces: spaces.split("+") }],
      reserves: { ...view.reserves, [view.seat!]: view.reserves[view.seat!]!.filter((one) => one !== building) },
    },
    shown: preview.shown as typeof shown,
  };
  const told = pointsBy({ view, shown }, after, preview.events as Happened<Paris>[]);
  for (const seat of hand.seats) {
    const [now, then] = [hand.table.drawing!.sheets[seat]!["total"]!, preview.sheets[seat]!["total"]!];
    const sum = told.filter((one) => one.seat === seat).reduce((all, one) => all + one.points, 0);
    expect(sum, seat).toBe(then - now);
  }
  expect(told.length).toBeGreaterThan(0);
  const lamps = (look: typeof shown): string[] => look.lamps.map((lamp) => lamp.space);
  expect(lamps(shown).filter((space) => !lamps(after.shown).includes(space))).toEqual(
    spaces.split("+").filter((space) => lamps(shown).includes(space)),
  );
});

test("a lamp that is gone and points that came are told for a while", async () => {
  const { table, feed } = await held("paris-powers");
  let motion!: Motion;
  over.push($effect.root(() => void (motion = new Motion(table, () => undefined))));
  flushSync();
  const { state } = feed;
  const shown = state!.shown as Shown;
  const [gone, ...lamps] = shown.lamps;
  const after: Shown = { ...shown, lamps };
  feed.take({
    ...state!,
    ply: state!.ply + 1,
    shown: after,
    events: [{ ply: state!.ply, seat: "orange", event: "build", building: "CROSS", spaces: gone!.space }],
  });
  flushSync();
  expect(motion.out).toEqual([gone!.space]);
});

test("whatever is held is put back before a move is taken back: a card, a building, then the move", async () => {
  const { hand, table, feed } = await held("paris-levitation");
  feed.state = { ...feed.state!, undo_to: [feed.state!.ply - 1] };
  const undone = (): number => feed.sent.filter((one) => one.type === "undo" || one.type === "takeback").length;
  const drops = async (): Promise<void> => {
    flushSync();
    expect([hand.holding, table.draft.held]).toEqual([true, true]);
    await table.back();
    flushSync();
    expect([hand.held, table.draft.held, undone()]).toEqual([null, false, 0]);
  };
  hand.takeCard("levitation");
  await drops();
  hand.takeCard("levitation");
  hand.takeReserve(hand.view.reserves[table.seat!]!.find((one) => hand.mayReserve(one))!);
  await drops();
  hand.takeReserve(hand.view.reserves[table.seat!]!.find((one) => hand.mayReserve(one))!);
  await drops();
  await table.back().catch(() => {});
  expect(undone()).toBe(1);
});

test("a card that can do nothing is only held: a token is never put on it by one press", async () => {
  const { hand, table, feed } = await held("paris-levitation");
  feed.state = { ...feed.state!, moves: ["card levitation -", ...table.beginning("build")] };
  flushSync();
  expect(hand.serves("levitation")).toBe(false);
  hand.takeCard("levitation");
  expect([hand.isCard("levitation"), hand.decline, table.draft.text]).toEqual([true, "card levitation -", null]);
});
