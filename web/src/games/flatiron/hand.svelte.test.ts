import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { type Seated, seated } from "../../../gallery/seated.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { HintShown, State } from "../../protocol.ts";
import { labelOf } from "./asking.ts";
import { FlatironHand } from "./hand.svelte.ts";
import { gainsOf } from "./motion.svelte.ts";
import type { Thing } from "./things.ts";
import { stepsOf, toldOf } from "./told.ts";
import { say, worth } from "./words.ts";

let over: (() => void)[] = [];
afterEach(() => {
  over.forEach((one) => one());
  over = [];
});

type Held = Seated & { hand: FlatironHand };

async function held(position: string, otherwise: Partial<State> = {}): Promise<Held> {
  const found = await seated(position, otherwise);
  let hand!: FlatironHand;
  over.push($effect.root(() => void (hand = new FlatironHand(found.table))));
  flushSync();
  return { ...found, hand };
}

/** Until what was asked is answered. */
async function answered(): Promise<void> {
  await new Promise((go) => setTimeout(go));
  flushSync();
}

/** What was played, as far as anybody was told. */
const played = ({ feed }: Held): string[] => feed.sent.flatMap((one) => (one.type === "move" ? [one.move] : []));

test("F19, F21. A pillar says one figure wherever it is told: with its price, and with what its slot gives", async () => {
  const { hand, table } = await held("flatiron-build");
  const text = "build ivory 1";
  const put = hand.shown.puts[text]!;
  expect([put.points, put.price]).toEqual([2, 1]);
  expect(worth(hand, text)).toBe("for $1: 2 pts, +$3");
  await table.draft.prepare(text);
  // the preview knows less: more is asked before the slot gives its part
  const sheets = { ...table.draft.preview!.sheets, [hand.near]: table.drawing!.sheets[hand.near]! };
  table.draft.preview = { ...table.draft.preview!, sheets };
  expect(labelOf(hand)).toMatch(/ · \+2 pts$/);
  expect(hand.scored).toBe(hand.points(hand.near) + put.points);
});

test("F22. What is taken is named on its button", async () => {
  const { hand } = await held("flatiron-news");
  expect(say(hand, "gain")).toBe("Take: 2 pts if orange");
});

test("of ways to build, the one is marked that is pointed at", async () => {
  const { hand, table } = await held("flatiron-build");
  const ways = hand.ways.filter((text) => text.startsWith("build "));
  table.pointed = [`slot-${hand.view.levels.length}-1`];
  expect(ways.map((text) => hand.meant(text))).toEqual(ways.map((text) => text.endsWith(" 1")));
  table.pointed = [...table.pointed, `stock-${hand.near}-ivory`];
  expect(ways.filter((text) => hand.meant(text))).toEqual(["build ivory 1"]);
});

// Moving --------------------------------------------------------------------------------------------------------------

test("a place is looked at, and chosen", async () => {
  const at = await held("flatiron-move");
  const { hand, table } = at;
  expect([hand.kind, hand.near, hand.far, hand.mine]).toEqual(["move", "2", "1", true]);
  hand.regard("at:st23");
  hand.regard(null);
  expect(hand.goal).toBe("st23");
  expect(toldOf(hand).length).toBe(hand.shown.activations["st23"]!.length);
  hand.pick("at:av5");
  expect([table.draft.text, hand.goal, hand.is("at:av5"), hand.lit("at:st23")]).toEqual([
    "move av5",
    "av5",
    true,
    false,
  ]);
});

test("what was pressed first is put back before a move is taken back", async () => {
  const { hand, table, feed } = await held("flatiron-move");
  hand.picked = ["at:av5"];
  expect([hand.holding, table.draft.text]).toEqual([true, null]);
  await table.back();
  expect([hand.picked, feed.sent]).toEqual([[], []]);
});

test("one walks at once, since more is asked", async () => {
  const at = await held("flatiron-move");
  at.hand.pick("at:av5");
  await answered();
  expect(played(at)).toEqual(["move av5"]);
});

test("what buys waits to be confirmed though the turn goes on; where moves are not asked about, it is played", async () => {
  const at = await held("flatiron-decree");
  const preview = { type: "preview" as const, whole: true, events: [], sheets: {}, shown: at.hand.shown, id: null };
  const bought = async (): Promise<void> => {
    vi.spyOn(at.feed, "send").mockResolvedValueOnce(preview);
    at.hand.pick("decree:DE10:top");
    at.hand.pick("tuck:av5:top");
    await answered();
  };
  await bought();
  expect([at.table.draft.text, played(at)]).toEqual(["decree DE10 av5 top", []]);
  at.hand.cancel();
  settings.confirm = false;
  await bought();
  settings.confirm = true;
  expect(played(at)).toEqual(["decree DE10 av5 top"]);
});

test("F10. A place where one may not go shakes its head, and says why; a new choice is listened to again", async () => {
  const { hand, table, feed } = await held("flatiron-move");
  expect(hand.may("at:st22")).toBe(false);
  hand.pick("at:st22");
  await answered();
  expect(feed.sent.at(-1)).toEqual({ type: "preview", move: "move st22" });
  expect([hand.refused, table.draft.refusal?.said.rule]).toEqual(["at:st22", "F10"]);
  expect([hand.picked, table.draft.text]).toEqual([[], null]);
  hand.pick("at:av5");
  flushSync();
  expect([hand.refused, table.draft.refusal]).toEqual([null, null]);
});

// One thing -----------------------------------------------------------------------------------------------------------

test("F12. A half of the open card, or its place in the column of its street: either buys it", async () => {
  const { hand, table } = await held("flatiron-buy");
  expect(hand.here).toBe("broadway");
  expect(hand.texts("verb:buy")).toEqual(["buy top", "buy bottom"]);
  hand.pick("verb:buy");
  expect([hand.left, table.draft.text]).toEqual([["buy top", "buy bottom"], null]);
  hand.pick("half:broadway:bottom");
  expect(table.draft.text).toBe("buy bottom");
  expect(hand.tucked).toEqual({ card: "BW2", street: "broadway", end: "bottom" });
  expect(say(hand, "buy bottom")).toContain("$2");
  hand.cancel();
  hand.pick("tuck:broadway:top");
  expect(table.draft.text).toBe("buy top");
  expect([hand.is("half:broadway:top"), hand.is("half:broadway:bottom")]).toEqual([true, false]);
});

test("what ends the turn is asked about by every way of playing: a second click puts it back", async () => {
  const at = await held("flatiron-buy");
  at.hand.pick("dollars");
  await answered();
  expect([at.table.draft.text, played(at)]).toEqual(["dollars", []]);
  at.hand.pick("dollars", true);
  at.hand.pick("activate", true);
  expect([at.table.draft.text, played(at)]).toEqual(["dollars", []]);
  at.hand.pick("dollars");
  expect([at.table.draft.text, played(at)]).toEqual([null, []]);
});

test("a hint that is taken up lies on the table whole, and is put back by a click on what it lies on", async () => {
  const at = await held("flatiron-buy");
  await at.table.hints.take({ move: "buy bottom" } as HintShown);
  flushSync();
  expect(at.hand.tucked).toEqual({ card: "BW2", street: "broadway", end: "bottom" });
  expect([at.hand.is("verb:buy"), at.hand.is("half:broadway:bottom"), at.table.draft.whole]).toEqual([
    true,
    true,
    true,
  ]);
  at.hand.pick("half:broadway:bottom");
  expect([at.table.draft.text, played(at)]).toEqual([null, []]);
  const decree = await held("flatiron-decree");
  await decree.table.hints.take({ move: "decree DE10 av5 top" } as HintShown);
  flushSync();
  expect(decree.hand.tucked).toEqual({ card: "DE10", street: "av5", end: "top" });
  expect([decree.hand.is("decree:DE10:top"), decree.hand.is("tuck:av5:top")]).toEqual([true, true]);
});

test("what is begun is put back by clicking it again, by Escape, and by a cancelled draft", async () => {
  const { hand, table } = await held("flatiron-buy");
  hand.pick("verb:buy");
  hand.pick("verb:buy");
  expect(hand.picked).toEqual([]);
  hand.pick("verb:buy");
  hand.pick("half:broadway:top");
  await answered();
  expect(hand.picked.length).toBe(2);
  table.draft.cancel();
  flushSync();
  expect([hand.picked, table.draft.text]).toEqual([[], null]);
  hand.pick("verb:buy");
  hand.cancel();
  expect(hand.picked).toEqual([]);
});

test("another choice takes the place of one that does not go with it", async () => {
  const { hand, table } = await held("flatiron-buy");
  hand.pick("verb:buy");
  hand.pick("dollars");
  expect([hand.picked, table.draft.text]).toEqual([["dollars"], "dollars"]);
});

test("F15, F27. An activation is looked at before it is chosen: what it would do, and the points", async () => {
  const at = await held("flatiron-activate");
  const { hand } = at;
  expect([hand.activating, hand.scored, hand.ghosts.size]).toEqual([false, null, 0]);
  hand.regard("activate");
  expect(hand.activating).toBe(true);
  expect(hand.deeds.map(({ way, points, paperboy }) => [way, points, paperboy])).toEqual([
    ["build", 5, [10]],
    ["impossible", 0, []],
    ["trade", 0, []],
    ["build", 7, [20]],
  ]);
  expect(hand.scored).toBe(hand.points("1") + 12);
  const [first] = hand.deeds.flatMap((deed) => (deed.way === "build" ? deed.figures.colour : []));
  expect(new Set(hand.ghosts.values())).toEqual(new Set([first]));
  expect(toldOf(hand).map(({ state }) => state)).toEqual(["could", "not", "could", "could"]);
  hand.regard(null);
  expect([hand.activating, hand.scored]).toEqual([false, null]);
  hand.pick("activate");
  await answered();
  expect([hand.activating, played(at)]).toEqual([true, []]);
  await at.table.draft.confirm();
  expect(played(at)).toEqual(["activate"]);
});

test("F13. A decree is chosen by its half and its column, in any order", async () => {
  const { hand, table } = await held("flatiron-decree");
  hand.pick("decree:DE10:top");
  expect([hand.left.length > 1, hand.lit("tuck:av5:top"), hand.lit("tuck:av5:bottom")]).toEqual([true, true, false]);
  hand.pick("tuck:av5:top");
  expect(table.draft.text).toBe("decree DE10 av5 top");
  expect(hand.tucked).toEqual({ card: "DE10", street: "av5", end: "top" });
  hand.cancel();
  hand.pick("tuck:st23:bottom");
  hand.pick("decree:DE10:bottom");
  expect(table.draft.text).toBe("decree DE10 st23 bottom");
});

test("a card of another street is not bought here, and says why", async () => {
  const { hand, feed, table } = await held("flatiron-thing");
  hand.pick("half:st23:top");
  await answered();
  expect(feed.sent.at(-1)).toEqual({ type: "preview", move: "card st23 top" });
  expect([hand.refused, table.draft.refusal !== null]).toEqual(["half:st23:top", true]);
});

// Actions -------------------------------------------------------------------------------------------------------------

test("F18. The only way to do what is asked is prepared by itself, and once it is cancelled it stays so", async () => {
  const { hand, table } = await held("flatiron-trade", { moves: ["buy", "skip"] });
  expect([hand.kind, hand.only, table.draft.text]).toEqual(["action", "buy", "buy"]);
  expect(hand.is("pillar:ivory")).toBe(true);
  // pressed as if it were still to be chosen, in words or on the table, it stays chosen
  hand.choose("buy");
  expect(table.draft.text).toBe("buy");
  hand.pick("pillar:ivory");
  expect(table.draft.text).toBe("buy");
  hand.cancel();
  flushSync();
  expect(table.draft.text).toBeNull();
  hand.pick("pillar:ivory");
  expect(table.draft.text).toBe("buy");
});

test("F18. A sale is never prepared by itself", async () => {
  const { hand, table } = await held("flatiron-trade");
  expect([hand.kind, hand.ways, table.draft.text]).toEqual(["action", ["sell"], null]);
  hand.pick("pillar:ivory");
  expect(table.draft.text).toBe("sell");
});

test("F19. A pillar and a slot: what may come there is seen on the slot", async () => {
  const { hand, table } = await held("flatiron-build");
  expect(hand.ways).toEqual(["build orange 1", "build ivory 1"]);
  expect(hand.ghosts.size).toBe(0);
  hand.pick("slot:1");
  expect(table.draft.text).toBeNull();
  hand.pick("pillar:ivory");
  expect([table.draft.text, [...hand.ghosts]]).toEqual(["build ivory 1", [[1, "ivory"]]]);
  hand.cancel();
  hand.pick("pillar:orange");
  expect([table.draft.text, [...hand.ghosts]]).toEqual(["build orange 1", [[1, "orange"]]]);
});

test("F22. A swap is two pillars", async () => {
  const { hand, table } = await held("flatiron-swap");
  hand.pick("pillar:charcoal");
  expect([hand.left.length, hand.lit("pillar:ivory"), hand.lit("pillar:orange")]).toEqual([2, true, false]);
  hand.pick("pillar:ivory");
  expect(table.draft.text).toBe("swap charcoal ivory");
});

test("F22. What is copied is chosen where it is printed: in an own column, on an open card, at City Hall", async () => {
  const own = await held("flatiron-copy");
  own.hand.pick("row:av5:1");
  expect(own.table.draft.text).toBe("copy av5 1");
  const open = await held("flatiron-open");
  expect(open.hand.may("half:broadway:top")).toBe(false);
  open.hand.pick("half:broadway:bottom");
  expect(open.table.draft.text).toBe("copy SS1 bottom");
  const hall = await held("flatiron-hall");
  hall.hand.pick("hall:dollars");
  expect(hall.table.draft.text).toBe("hall dollars");
  hall.hand.pick("decree:DE3:top");
  hall.hand.pick("tuck:st23:top");
  expect(hall.table.draft.text).toBe("hall decree DE3 st23 top");
});

test("F24. The card of any pile, at the price that the action makes of it", async () => {
  const { hand, table } = await held("flatiron-card");
  hand.pick("half:st23:bottom");
  expect(table.draft.text).toBe("card st23 bottom");
  expect(hand.bought("card st23 bottom")).toEqual({ card: "TW3", street: "st23", price: 1 });
});

test("F12. A card is chosen first, then its half; each half says what it does and its reputation", async () => {
  const { hand, table } = await held("flatiron-card");
  hand.pick("pile:st23");
  expect([hand.ways, table.draft.text]).toEqual([["card st23 top", "card st23 bottom"], null]);
  const [top, bottom] = hand.ways.map((text) => worth(hand, text));
  expect([top, bottom, top === bottom]).toEqual([
    expect.stringContaining("reputation"),
    expect.stringContaining("reputation"),
    false,
  ]);
  hand.pick("half:st23:top");
  expect(table.draft.text).toBe("card st23 top");
});

test("a whole move in words, chosen again, is put back", async () => {
  const at = await held("flatiron-keep");
  expect(at.hand.ways).toEqual(["keep money3", "keep swap"]);
  at.hand.choose("keep money3");
  await answered();
  expect(at.table.draft.text).toBe("keep money3");
  at.hand.choose("keep money3", true);
  expect(at.table.draft.text).toBe("keep money3");
  at.hand.choose("keep money3");
  expect([at.table.draft.text, played(at)]).toEqual([null, []]);
});

test("an action is left out, and the row is marked so until it is asked about again", async () => {
  const at = await held("flatiron-swap");
  const { hand, feed, table } = at;
  const { state } = feed;
  expect(hand.leaving).toEqual(["skip"]);
  expect(stepsOf(hand).map((step) => step.state)).toEqual(["now", "later", "later", "later"]);
  hand.leave("skip");
  await answered();
  expect([table.draft.text, played(at), hand.wasSkipped("st23", 1)]).toEqual(["skip", [], false]);
  hand.leave("skip");
  expect(table.draft.text).toBeNull();
  hand.leave("skip");
  await table.draft.confirm();
  expect(played(at)).toEqual(["skip"]);
  const shown = hand.shown;
  const next = { ...shown, asked: { ...shown.asked!, row: 2 } };
  feed.take({ ...state!, ply: state!.ply + 1, shown: next, events: [] });
  flushSync();
  expect(stepsOf(hand).map((step) => step.state)).toEqual(["left", "now", "later", "later"]);
  // undone: the same row is asked about, and may now be done
  feed.take({ ...state!, ply: state!.ply + 2, events: [] });
  flushSync();
  expect([table.choosing, hand.wasSkipped("st23", 1)]).toEqual([true, false]);
});

test("leaving something out waits to be confirmed though the turn goes on; where moves are not, it is played", async () => {
  const at = await held("flatiron-swap");
  const preview = { type: "preview" as const, whole: true, events: [], sheets: {}, shown: at.hand.shown, id: null };
  vi.spyOn(at.feed, "send").mockResolvedValueOnce(preview);
  at.hand.leave("skip");
  await answered();
  expect([at.table.draft.text, played(at)]).toEqual(["skip", []]);
  at.hand.cancel();
  settings.confirm = false;
  at.hand.leave("skip");
  await answered();
  settings.confirm = true;
  expect(played(at)).toEqual(["skip"]);
});

test("F25. What can but be left out was left out, whoever did it", async () => {
  const { hand, feed } = await held("flatiron-swap");
  const state = feed.state!;
  const shown = hand.shown;
  feed.take({ ...state, ply: state.ply + 1, moves: ["skip"], forced: true, events: [] });
  flushSync();
  const next = { ...shown, asked: { ...shown.asked!, row: 2 } };
  feed.take({ ...state, ply: state.ply + 2, shown: next, events: [] });
  flushSync();
  expect(stepsOf(hand).map((step) => step.state)).toEqual(["left", "now", "later", "later"]);
});

test("a newspaper is spent, or the turn ended", async () => {
  const at = await held("flatiron-end");
  const { hand, table } = at;
  expect([hand.kind, hand.ways, hand.leaving]).toEqual(["end", [], ["end"]]);
  hand.pick("news:build");
  expect(table.draft.text).toBe("news build");
  // the second half of a double click was meant for what was asked before
  hand.leave("end", true);
  expect(played(at)).toEqual([]);
  hand.leave("end");
  expect(played(at)).toEqual(["end"]);
});

test("F7. A board is one thing; F19. where no second pillar can be put, that is all there is to say", async () => {
  const board = await held("flatiron-board");
  board.hand.pick("board:3:violet");
  expect(board.table.draft.text).toBe("board 3 violet");
  const second = await held("flatiron-second");
  expect([second.hand.ways, second.hand.leaving]).toEqual([[], ["done"]]);
});

test("whatever cannot be done is asked about by the move that it most nearly means", async () => {
  const { hand, feed } = await held("flatiron-move");
  const asked = (thing: Thing): unknown => {
    hand.pick(thing);
    return feed.sent.at(-1);
  };
  const move = (text: string): unknown => ({ type: "preview", move: text });
  expect(asked("at:hall")).toEqual(move("move hall"));
  expect(asked("row:av5:1")).toEqual(move("copy av5 1"));
  expect(asked("hall:news")).toEqual(move("hall news"));
  expect(asked("pillar:blue")).toEqual(move("buy blue"));
  expect(asked("slot:1")).toMatchObject({ type: "preview", move: expect.stringMatching(/^build \w+ 1$/) });
  expect(asked("decree:DE1:top")).toEqual(move("decree DE1 broadway top"));
});

// The table -----------------------------------------------------------------------------------------------------------

test("what is held goes with the turn", async () => {
  const { hand, feed } = await held("flatiron-buy");
  hand.pick("verb:buy");
  hand.regard("activate");
  feed.take({ ...feed.state!, ply: feed.state!.ply + 1, events: [] });
  flushSync();
  expect([hand.picked, hand.regarded]).toEqual([[], null]);
});

test("who only looks on sits nowhere; Daniel sits across where there is no other", async () => {
  const watched = await held("flatiron-daniel", { seat: null, moves: [] });
  expect([watched.hand.near, watched.hand.far, watched.hand.mine, watched.hand.kind]).toEqual([
    "1",
    "daniel",
    false,
    null,
  ]);
  expect(watched.hand.at("st23")).toEqual(["daniel"]);
  watched.hand.pick("at:av5");
  expect(watched.feed.sent).toEqual([]);
});

test("what moves is what happened: nothing at the first look, nothing where a state only comes again", async () => {
  const { hand, feed } = await held("flatiron-daniel");
  const { state } = feed;
  const ply = state!.ply;
  const names = ["pawn-daniel", "slot-2-1", "floor-3", "card-BW3", "pile-st23", "news", "score-daniel"];
  const came = (): string[] => names.filter((name) => hand.motion.came(name));
  expect(came()).toEqual([]);
  feed.take({
    ...state!,
    ply: ply + 1,
    events: [
      { ply, event: "daniel-card", seat: "daniel", daniel: "DB1", location: "broadway" },
      { ply, event: "build", seat: "daniel", colour: "orange", slot: 1, level: 2, price: 0 },
      { ply, event: "points", seat: "daniel", points: 3, total: 7 },
      { ply, event: "daniel-takes", seat: "daniel", card: "BW3" },
    ],
  });
  flushSync();
  // the view is the same as before: only the events say what came
  expect(came()).toEqual(["pawn-daniel", "slot-2-1", "score-daniel"]);
  expect(hand.opened).toBe(hand.view.daniel!.open.at(-1) ?? "DB1");
});

test("F27. Points float where they were scored, or at the marker; dollars at who has them", () => {
  const gains = gainsOf([
    { event: "build", seat: "2", colour: "orange", slot: 1, level: 2, price: 3 },
    { event: "points", seat: "2", points: 4, total: 9 },
    { event: "points", seat: "1", points: 2, total: 5 },
    { event: "dollars", seat: "2", dollars: 5 },
    { event: "sell-pillar", seat: "1", colour: "blue", price: 2 },
    { event: "buy-pillar", seat: "1", colour: "ivory", price: 2 },
  ]);
  expect([...gains]).toEqual([
    ["dollars-2", { points: 0, dollars: 2 }],
    ["slot-2-1", { points: 4, dollars: 0 }],
    ["score-1", { points: 2, dollars: 0 }],
  ]);
});

test("what the other one did last is outlined until one's own turn is over", async () => {
  const { hand, feed } = await held("flatiron-daniel");
  const { state } = feed;
  const ply = state!.ply;
  const names = ["pawn-daniel", "slot-2-1", "place-st22", "pawn-1"];
  const touched = (): string[] => names.filter((name) => hand.touched(name));
  const told = (more: Partial<State>): void => {
    feed.take({ ...state!, ...more });
    flushSync();
  };
  told({
    ply: ply + 1,
    events: [
      { ply, event: "activate", seat: "1", location: "st22" },
      { ply, event: "daniel-card", seat: "daniel", daniel: "DB1", location: "broadway" },
      { ply, event: "build", seat: "daniel", colour: "orange", slot: 1, level: 2, price: 0 },
    ],
  });
  expect(touched()).toEqual(["pawn-daniel", "slot-2-1"]);
  told({ ply: ply + 2, events: [{ ply: ply + 1, event: "move", seat: "1", location: "st22" }] });
  expect(touched()).toEqual(["pawn-daniel", "slot-2-1"]);
  told({
    ply: ply + 3,
    to_act: [],
    moves: [],
    events: [{ ply: ply + 2, event: "dollars", seat: "1", dollars: 2 }],
  });
  expect(touched()).toEqual([]);
});
