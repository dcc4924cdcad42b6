import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { type Seated, seated } from "../../../gallery/seated.ts";
import type { HintShown } from "../../protocol.ts";
import { detail, title } from "./asking.ts";
import { choicesOf, confirm, goOf, pick } from "./choices.ts";
import { texts } from "../../lib/texts.svelte.ts";
import { gainsOf } from "./gains.ts";
import { CouleursHand, type Key } from "./hand.svelte.ts";
import { Letters } from "./letters.ts";
import { AnyPigment } from "./moves.ts";
import { ghostOf } from "./seating.ts";

let over: (() => void)[] = [];
afterEach(() => {
  over.forEach((one) => one());
  over = [];
});

type At = Seated & { hand: CouleursHand };

async function held(position: string): Promise<At> {
  const found = await seated(position);
  let hand!: CouleursHand;
  over.push($effect.root(() => void (hand = new CouleursHand(found.table))));
  flushSync();
  return { ...found, hand };
}

/** Until what was asked is answered. */
async function answered(): Promise<void> {
  await new Promise((go) => setTimeout(go));
  flushSync();
}

/** The move that was played from there. */
const played = ({ recorded }: At): string => Object.keys(recorded.previews!)[0]!;
const sent = ({ feed }: At, type: string): string[] =>
  feed.sent.flatMap((one) => (one.type === type && "move" in one ? [one.move] : []));
const labels = (hand: CouleursHand): string[] => choicesOf(hand).map((one) => one.text);

// Every kind of decision ------------------------------------------------------------------------------------------------

const KINDS: [position: string, kind: Key][] = [
  ["keep", "keep"],
  ["colour", "colour"],
  ["place", "place"],
  ["act", "act"],
  ["paint", "paint"],
  ["flash", "flash"],
  ["degas", "degas"],
  ["improve", "improve"],
  ["sixth-space", "sixth-space"],
  ["again", "again"],
  ["pay", "pay"],
  ["card", "card"],
  ["copy", "bonus-copy"],
  ["mix", "bonus-mix"],
  ["swap", "bonus-swap"],
  ["tool", "bonus-tool"],
  ["after", "after"],
  ["rotation", "rotation"],
  ["discard", "discard"],
  ["stay", "stay"],
];

test.each(KINDS)(
  "%s: every offered move is read and written, and there are words for what is asked",
  async (name, kind) => {
    const { hand, table } = await held(`couleurs-${name}`);
    expect(hand.kind).toBe(kind);
    expect(hand.offers.map(({ text }) => text)).toEqual([...table.offered]);
    for (const { text, move } of hand.offers) expect(hand.whole(move).text).toBe(text);
    for (const words of [title(hand), detail(hand)]) expect(words).not.toMatch(/^(ask|say)-/);
  },
);

test("where nothing is asked any more, nothing is offered", async () => {
  const { hand } = await held("couleurs-over");
  expect([hand.kind, hand.offers, goOf(hand), choicesOf(hand)]).toEqual([null, [], null, []]);
});

// Choosing --------------------------------------------------------------------------------------------------------------

test("a place is aimed at, shown with a ghost, and left again", async () => {
  const at = await held("couleurs-place");
  const { hand, table } = at;
  hand.choosePlace("s1");
  expect([table.draft.text, hand.aimed]).toEqual(["place s1", "s1"]);
  expect(ghostOf(hand, 0)).not.toBeNull();
  await answered();
  expect(goOf(hand)).toEqual({ text: "place s1", label: table.t("go-place") });
  hand.choosePlace("s1");
  flushSync();
  expect([table.draft.text, hand.aimed, goOf(hand)]).toEqual([null, null, null]);
});

test("a dark sector is refused by its rule, and shakes", async () => {
  const { hand, table } = await held("couleurs-place");
  hand.choosePlace("s3");
  await answered();
  expect([table.draft.refusal?.said.rule, hand.refused, table.draft.text]).toEqual(["L8", "s3", null]);
  table.draft.cancel();
  flushSync();
  expect(hand.refused).toBeNull();
});

test("what is refused stands beside no button that would do something else", async () => {
  const { hand, table } = await held("couleurs-place");
  hand.choosePlace("s1");
  await answered();
  hand.choosePlace("s3");
  await answered();
  expect([table.draft.refusal?.said.rule, hand.refused, hand.aimed, goOf(hand)]).toEqual(["L8", "s3", null, null]);
});

test("a place is looked at while nothing is asked, and not when it is chosen", async () => {
  const { hand: choosing } = await held("couleurs-place");
  choosing.choosePlace("s1");
  expect(choosing.looked).toBeNull();
  const { hand: waiting } = await held("couleurs-waits");
  waiting.choosePlace("s1");
  expect(waiting.looked).toBe("s1");
  waiting.choosePlace("s1");
  expect(waiting.looked).toBeNull();
});

test("L20: who places a copyist hears what it will need", async () => {
  const { hand, table } = await held("couleurs-place");
  hand.choosePlace("copy");
  flushSync();
  expect(table.draft.text).toBe("place copy");
  expect(detail(hand)).toBe(table.t("say-placed-copy", { what: hand.useOf("copy") }));
});

test("an assistant is chosen with its first way; the others are choices", async () => {
  const { hand, table } = await held("couleurs-act");
  hand.choosePlace("s2");
  flushSync();
  expect([hand.place, table.draft.text, hand.acting]).toEqual(["s2", "act s2", "s2"]);
  expect(labels(hand)).toEqual(["rest s2"]);
  pick(hand, choicesOf(hand)[0]!);
  expect([table.draft.text, hand.place]).toEqual(["rest s2", "s2"]);
  hand.choosePlace("s2");
  flushSync();
  expect([table.draft.text, hand.place, hand.begun]).toEqual([null, null, false]);
});

test("a copyist is chosen after another, and asks whom it copies", async () => {
  const { hand, table } = await held("couleurs-act");
  hand.choosePlace("s8");
  flushSync();
  hand.choosePlace("copy");
  flushSync();
  expect([hand.place, table.draft.text]).toEqual(["copy", null]);
  expect([...hand.targets.keys()].sort()).toEqual(["copy", "s2", "s8"]);
  hand.choosePlace("s2");
  flushSync();
  expect([table.draft.text, hand.place, hand.aimed]).toEqual(["act copy s2", "copy", "s2"]);
  await answered();
  expect(goOf(hand)!.label).toBe(table.t("go-act", { action: hand.actionAt("s2") }));
});

test("nobody of mine stands there: the place is refused, and nothing is chosen", async () => {
  const { hand, table } = await held("couleurs-act");
  hand.choosePlace("s5");
  await answered();
  expect([table.draft.refusal?.said.rule, hand.refused, hand.place]).toEqual(["L9", "s5", null]);
});

test("the place of the assistant that acts is known while its action is asked, and while a bonus follows it", async () => {
  const { hand: painting } = await held("couleurs-painted");
  expect(painting.acting).toBe("s1");
  const { hand: bonus } = await held("couleurs-tool");
  expect(bonus.acting).toBe("s8");
  const { hand: choosing } = await held("couleurs-act");
  expect(choosing.acting).toBeNull();
});

test("L9: one that can do nothing there only rests", async () => {
  const { hand, table } = await held("couleurs-paying");
  expect([hand.idle("s7"), hand.idle("s3")]).toEqual([true, false]);
  hand.choosePlace("s3");
  flushSync();
  expect(table.draft.text).toBe("act s3 R+W");
  hand.choosePlace("s7");
  flushSync();
  expect(table.draft.text).toBe("rest s7");
});

test("a card is chosen, chosen again it is put back; one that costs too much says so", async () => {
  const { hand, table } = await held("couleurs-card");
  const take = hand.whole({ kind: "Take", card: "RE12" });
  expect([take.may, take.picked]).toEqual([true, false]);
  hand.press(take, "RE12");
  expect(hand.whole({ kind: "Take", card: "RE12" }).picked).toBe(true);
  hand.press(take, "RE12");
  expect(table.draft.text).toBeNull();
  hand.press(hand.whole({ kind: "Buy", card: "bonus-swap" }), "bonus-swap");
  await answered();
  expect([table.draft.refusal?.said.rule, hand.refused]).toEqual(["M1", "bonus-swap"]);
});

test.each([
  ["colour", ["colour O", "colour G", "colour V"]],
  ["mix", ["mix O", "mix G", "mix V"]],
  ["sixth-space", ["bonus assistant", "bonus points"]],
  ["again", ["again"]],
  ["after", ["play bonus-tool"]],
  ["rotation", ["turn 0", "turn 2"]],
])("%s is asked in words", async (name, texts) => {
  const { hand, table } = await held(`couleurs-${name}`);
  expect(labels(hand)).toEqual(texts);
  for (const { label } of choicesOf(hand)) expect(label).not.toMatch(/^(choice|short)-/);
  pick(hand, choicesOf(hand).at(-1)!);
  expect(table.draft.text).toBe(texts.at(-1));
});

test("L21: the disc shows where it would be by the choice under the pointer", async () => {
  const { hand } = await held("couleurs-rotation");
  expect(hand.ahead).toBe(0);
  hand.hovered = "turn 2";
  expect(hand.ahead).toBe(2);
  hand.hovered = null;
  expect(hand.ahead).toBe(0);
});

test("leaving off is what the large button does where nothing is prepared", async () => {
  for (const [position, text] of [
    ["couleurs-flash", "done"],
    ["couleurs-after", "end"],
  ] as const) {
    const at = await held(position);
    expect(goOf(at.hand)!.text).toBe(text);
    confirm(at.hand, goOf(at.hand)!);
    await answered();
    expect(sent(at, "move")).toEqual([text]);
  }
});

// Paying ----------------------------------------------------------------------------------------------------------------

test("a tool and its payment come together in any order, and come apart again", async () => {
  const { hand, table } = await held("couleurs-improve");
  expect([hand.price, hand.mayTube("R"), hand.mayTube("Y"), hand.mayTool("palette")]).toEqual([2, true, false, true]);
  hand.chooseTube("B");
  hand.chooseTool("palette");
  flushSync();
  expect([table.draft.text, hand.moves("palette"), hand.spent("B")]).toEqual([null, 1, 1]);
  hand.chooseTube("R");
  flushSync();
  expect([table.draft.text, hand.paid]).toEqual(["improve palette R+B", ["B", "R"]]);
  expect(hand.mayTube("B")).toBe(false);
  hand.unpay(0);
  flushSync();
  expect([table.draft.text, hand.paid, hand.tool]).toEqual([null, ["R"], "palette"]);
  hand.back();
  expect(hand.begun).toBe(false);
});

test("a pigment that is not in the stock is refused as payment", async () => {
  const at = await held("couleurs-improve");
  at.hand.chooseTube("Y");
  await answered();
  expect(sent(at, "preview")).toEqual(["improve brush Y+Y"]);
  expect([at.table.draft.refusal?.said.rule, at.hand.refused, at.hand.paid]).toEqual(["L14", "Y", []]);
});

test("M6: pigments are paid one by one, the last one waits for a yes", async () => {
  const at = await held("couleurs-pay");
  at.hand.chooseTube("R");
  await answered();
  expect([at.table.draft.text, at.hand.spent("R"), sent(at, "move")]).toEqual(["pay R", 1, []]);
  at.table.draft.cancel();
  at.hand.chooseTube("Y");
  await answered();
  expect([at.table.draft.refusal?.said.rule, at.hand.refused]).toEqual(["M6", "Y"]);
});

test("M4: a tube is lifted for a swap, and what only leads to the next one is played at once", async () => {
  const at = await held("couleurs-swap");
  const [given, taken] = played(at).split(" ").slice(1);
  at.hand.chooseTube(given!);
  expect([at.hand.tube, at.hand.mayTube(taken!), at.hand.mayTube("G")]).toEqual([given, true, false]);
  at.hand.chooseTube(taken!);
  await answered();
  expect(sent(at, "move")).toEqual([played(at)]);
});

test("M4: what cannot be had for the lifted tube is refused; the tube stays lifted", async () => {
  const { hand, table } = await held("couleurs-swap");
  hand.chooseTube("R");
  hand.chooseTube("G");
  await answered();
  expect([table.draft.refusal?.said.rule, hand.refused, hand.tube]).toEqual(["M4", "G", "R"]);
  hand.chooseTube("R");
  expect(hand.tube).toBeNull();
});

test("M4: two spaces in all, on one tool or two; a third press begins again", async () => {
  const { hand, table } = await held("couleurs-tool");
  const pressed = (tool: string): string | null => {
    hand.chooseTool(tool);
    flushSync();
    return table.draft.text;
  };
  expect(pressed("tube")).toBe("advance tube");
  expect([hand.mayAdvance("tube"), hand.moves("tube")]).toEqual([true, 1]);
  expect(pressed("brush")).toBe("advance brush+tube");
  expect(pressed("palette")).toBe("advance palette");
  expect(pressed("palette")).toBe("advance palette+palette");
  expect(pressed("palette")).toBeNull();
  expect(hand.begun).toBe(false);
});

test("L25: each press gives one more back, and the rules say how many are left", async () => {
  const { hand, table } = await held("couleurs-discard");
  expect(detail(hand)).toBe(table.t("say-discard", { count: hand.shown.surplus[hand.near] }));
  hand.chooseTube("B");
  hand.chooseTube("B");
  await answered();
  expect([table.draft.text, hand.discarded?.count, hand.spent("B")]).toEqual(["discard B 2", 2, 2]);
  expect([hand.mayDiscardBy(1), hand.mayDiscardBy(-1)]).toEqual([true, true]);
  hand.discardBy(-1);
  expect([table.draft.text, hand.mayDiscardBy(-1)]).toEqual(["discard B 1", false]);
});

// Painting --------------------------------------------------------------------------------------------------------------

test("L17: a square is painted where it was pressed, whichever of its colour the rules name", async () => {
  const at = await held("couleurs-paint");
  const { hand, table } = at;
  const canvas = hand.me.canvases.find((one) => one.card === "MA16")!;
  expect([canvas.squares, hand.shown.squares["MA16"]!["O"]]).toEqual(["BGVOGVOGR", 3]);
  expect([0, 1, 2].map((square) => hand.painting.mark("MA16", canvas.squares[square]!))).toEqual([
    "fits",
    "fits",
    "white",
  ]);
  hand.painting.choose(canvas, 6);
  expect([table.draft.text, hand.painting.filledThen(canvas)]).toEqual(["paint MA16 O", "......O.."]);
  expect([hand.painting.laidOn("MA16", 6), hand.painting.reach]).toEqual([0, 4]);
  await answered();
  expect(sent(at, "move")).toEqual(["paint MA16 O"]);
  expect(hand.painting.squareAt("MA16", 6)).toBe(3);
});

test("L17: a lifted tube paints with its colour, and where it does not fit the rule says why", async () => {
  const { hand, table } = await held("couleurs-paint");
  const canvas = hand.me.canvases.find((one) => one.card === "MA16")!;
  hand.chooseTube("B");
  expect([hand.painting.mark("MA16", "B"), hand.painting.mark("MA16", "G")]).toEqual(["fits", null]);
  hand.painting.choose(canvas, 1);
  await answered();
  expect([table.draft.refusal?.said.rule, hand.refused, hand.tube]).toEqual(["L17", "MA16 1", "B"]);
  hand.chooseTube("W");
  expect([hand.tube, hand.painting.mark("MA16", "B"), hand.painting.fitting("MA16", "B")]).toEqual(["W", "white", "W"]);
  hand.back();
  expect(hand.tube).toBeNull();
});

test("L17: a tube that is empty is refused, and black is never asked about", async () => {
  const at = await held("couleurs-paint");
  at.hand.chooseTube("K");
  at.hand.chooseTube("Y");
  await answered();
  expect(sent(at, "preview")).toEqual(["paint RE16 O Y"]);
  expect([at.table.draft.refusal?.said.rule, at.hand.refused, at.hand.tube]).toEqual(["L17", "Y", null]);
});

test("what was laid in this action lies numbered where the event says, and can be taken up", async () => {
  const at = await held("couleurs-painted");
  expect(at.hand.painting.laid).toMatchObject([{ card: "MA16", colour: "O", pigment: "O", square: 3 }]);
  expect([at.hand.painting.reach, at.hand.painting.laidOn("MA16", 3)]).toEqual([4, 0]);
  const canvas = at.hand.me.canvases.find((one) => one.card === "MA16")!;
  at.hand.painting.choose(canvas, 3);
  await answered();
  expect(at.feed.sent.at(-1)).toMatchObject({ type: "undo", to: at.hand.painting.laid[0]!.ply });
});

test("what is being laid is told with what lies already, as the log will tell it", async () => {
  const { hand, table } = await held("couleurs-painted");
  const [lain] = hand.painting.lain("MA16");
  const count = Number(lain!["count" as keyof typeof lain]) + 1;
  await table.draft.prepare("paint MA16 G");
  vi.spyOn(hand, "brings", "get").mockReturnValue([{ ...lain!, colour: "G", pigment: "G", count } as typeof lain & {}]);
  expect(detail(hand)).toMatch(new RegExp(`orange and green, ${count} of 9`));
  expect(hand.painting.lain("another")).toEqual([]);
});

test("M7, M9: a flash takes from the stock, Degas does not", async () => {
  const flash = await held("couleurs-flash");
  await flash.table.draft.prepare(played(flash));
  expect(flash.hand.spent("R")).toBe(1);
  const degas = await held("couleurs-degas");
  await degas.table.draft.prepare(played(degas));
  const { pigment } = degas.hand.painting.prepared!;
  expect([pigment, degas.hand.spent(pigment)]).toEqual(["V", 0]);
});

test("a stroke that was not pressed, a hint's, is shown on the square that it paints", async () => {
  const { hand, table } = await held("couleurs-paint");
  await table.draft.prepare("paint MA16 G");
  expect(hand.painting.prepared).toMatchObject({ card: "MA16", pigment: "G", square: 1 });
});

test("what white costs is said while it may be laid, and of the one that is being laid", async () => {
  const { hand, table } = await held("couleurs-paint");
  const points = -hand.box.score.white;
  expect(detail(hand)).toBe(table.t("say-whites", { said: table.t("say-paint", { count: 4 }), points }));
  await table.draft.prepare("paint MA16 V W");
  expect(detail(hand)).toBe(table.t("say-white", { points }));
  await table.draft.prepare("paint MA16 G");
  expect(detail(hand)).not.toContain(table.t("say-white", { points }));
});

test("L9: resting is what the question is called once it is chosen, and its button says what it is good for", async () => {
  const { hand, table } = await held("couleurs-act");
  hand.choosePlace("s8");
  flushSync();
  expect(title(hand)).toBe(table.t("ask-act-at", { deed: "tool" }));
  const rest = choicesOf(hand).find((one) => one.text === "rest s8")!;
  expect(rest.about).toBe(table.t("say-rest"));
  pick(hand, rest);
  flushSync();
  expect([title(hand), detail(hand)]).toEqual([table.t("ask-rest"), table.t("say-rest")]);
});

// Cancelling ------------------------------------------------------------------------------------------------------------

test("one step back at a time: the draft, what is chosen, what is refused", async () => {
  const { hand, table } = await held("couleurs-act");
  hand.choosePlace("copy");
  hand.choosePlace("s2");
  flushSync();
  hand.back();
  flushSync();
  expect([table.draft.text, hand.begun]).toEqual([null, false]);
  hand.choosePlace("s5");
  await answered();
  expect(table.draft.refusal).not.toBeNull();
  hand.back();
  expect(table.draft.refusal).toBeNull();
});

test("a key takes back what is one's own to take back, and asks nobody", async () => {
  const { hand, feed } = await held("couleurs-act");
  const { ply } = feed.state!;
  feed.state = { ...feed.state!, undo_to: [], takeback_to: ply - 1 };
  hand.back(false);
  expect(feed.sent).toEqual([]);
  hand.back();
  expect(feed.sent.at(-1)).toMatchObject({ type: "takeback", to: ply - 1 });
  feed.state = { ...feed.state!, undo_to: [ply - 1], takeback_to: null };
  hand.back(false);
  expect(feed.sent.at(-1)).toMatchObject({ type: "undo", to: ply - 1 });
});

test("what is chosen goes with the turn, and not when somebody else comes or goes", async () => {
  const { hand, feed } = await held("couleurs-improve");
  hand.chooseTool("tube");
  hand.chooseTube("B");
  const seats = Object.entries(feed.state!.seats).map(([seat, one]) => [seat, { ...one, here: !one.here }]);
  feed.state = { ...feed.state!, seats: Object.fromEntries(seats) };
  flushSync();
  expect([hand.tool, hand.paid]).toEqual(["tube", ["B"]]);
  feed.take({ ...feed.state, ply: feed.state.ply + 1, events: [] });
  flushSync();
  expect(hand.begun).toBe(false);
});

test("a draft that is cancelled elsewhere takes along what was chosen for it", async () => {
  const { hand, table } = await held("couleurs-tool");
  hand.chooseTool("tube");
  flushSync();
  table.draft.cancel();
  flushSync();
  expect(hand.moved).toEqual([]);
});

test("those who only watch look at whose turn it is", async () => {
  const { hand, feed } = await held("couleurs-place");
  const { state } = feed;
  feed.take({ ...state!, seat: null, moves: [], view: { ...state!.view!, seat: null }, events: [] });
  flushSync();
  expect([hand.near, hand.mine, hand.kind]).toEqual([state!.view!.to_act[0], false, null]);
});

// Hints -----------------------------------------------------------------------------------------------------------------

const hintOf = (move: string): HintShown => ({
  ...{ move, value: 0, lead: 0, drivers: [], said: {} },
  ...{ where: [], then: null, only: false, idle: false },
});

test.each([
  ["improve", { tool: expect.any(String), paid: expect.arrayContaining([expect.any(String)]) }],
  ["tool", { moved: expect.arrayContaining([expect.any(String)]) }],
  ["act", { place: expect.any(String) }],
])("a hint at %s is held as if it had been put together, and let go with it", async (name, held_) => {
  const at = await held(`couleurs-${name}`);
  const { hand, table } = at;
  const hint = hintOf(played(at));
  await table.hints.show(hint);
  flushSync();
  expect(hand).toMatchObject(held_);
  expect([table.draft.text, hand.begun]).toEqual([hint.move, true]);
  table.hints.leave();
  flushSync();
  expect([table.draft.text, hand.begun]).toEqual([null, false]);
});

test("a hint that paints lies on its square", async () => {
  const at = await held("couleurs-paint");
  await at.table.hints.show(hintOf(played(at)));
  flushSync();
  const { prepared } = at.hand.painting;
  expect(prepared!.square).toBeGreaterThanOrEqual(0);
  const canvas = at.hand.me.canvases.find((one) => one.card === prepared!.card)!;
  expect(at.hand.painting.filledThen(canvas)[prepared!.square]).toBe(prepared!.pigment);
});

// Clicks that cannot be -------------------------------------------------------------------------------------------------

test("what belongs to another question asks why, wherever it is pressed", async () => {
  const at = await held("couleurs-place");
  const { hand } = at;
  hand.chooseTube("R");
  hand.chooseTool("brush");
  hand.chooseBareEasel(0);
  hand.painting.choose(hand.me.canvases[0]!, [...hand.me.canvases[0]!.filled].indexOf("."));
  expect(sent(at, "preview")).toHaveLength(4);
  expect(at.table.draft.text).toBeNull();
});

test("L9: what an action asks for later is answered with what has to be pressed first", async () => {
  const { hand, table } = await held("couleurs-act");
  const heard = (): string | undefined => table.draft.refusal?.sentence(table.texts);
  const upper = (text: string): string => text.replace(/^./, (one) => one.toUpperCase());
  hand.chooseTube("R");
  expect(heard()).toBe(`${upper(table.t("why-assistant-first"))}.`);
  hand.choosePlace("copy");
  flushSync();
  hand.choosePlace("s8");
  await answered();
  for (const press of [() => hand.chooseTube("R"), () => hand.chooseTool("brush")]) {
    press();
    const button = upper(goOf(hand)!.label);
    expect(heard()).toBe(`${upper(table.t("why-button-first", { button }))}.`);
    expect(table.draft.text).toBe("act copy s8");
  }
  hand.press(hand.whole({ kind: "Take", card: hand.view.easels[0]! }), hand.view.easels[0]!);
  expect(heard()).toBe(`${upper(table.t("why-assistant-first"))}.`);
});

test("a painted square says so, and the refusal goes with the next choice", async () => {
  const { hand, table } = await held("couleurs-paint");
  const canvas = hand.me.canvases.find((one) => /[^.]/.test(one.filled))!;
  const at = [...canvas.filled].findIndex((one) => one !== ".");
  hand.painting.choose(canvas, at);
  flushSync();
  expect([table.draft.refusal?.sentence(table.texts), hand.refused]).toEqual([
    table.t("why-square-painted").replace(/^./, (one) => one.toUpperCase()) + ".",
    `${canvas.card} ${at}`,
  ]);
  table.draft.cancel();
  flushSync();
  expect([table.draft.refusal, hand.refused]).toEqual([null, null]);
});

test("where one card alone can be had, an empty easel means it", async () => {
  const { hand, table } = await held("couleurs-card");
  const offers = hand.of("Take", "Buy");
  hand.chooseBareEasel(1);
  if (offers.length === 1) expect(table.draft.text).toBe(offers[0]!.text);
  else expect(table.draft.refusal?.said.error).toBe("easel-bare");
  const [only] = offers;
  const one = await held("couleurs-card");
  one.feed.take({ ...one.recorded.state, moves: [only!.text] });
  flushSync();
  one.hand.chooseBareEasel(1);
  expect(one.table.draft.text).toBe(only!.text);
});

// The story -------------------------------------------------------------------------------------------------------------

test("what the others touched since the viewer's last turn stays marked while he plays his own", async () => {
  const { hand, table } = await held("couleurs-painted");
  const lines = table.log.lines;
  expect(lines.at(-1)!.seat).toBe(table.seat);
  const last = lines.findLast((line) => line.seat !== null && line.seat !== table.seat)!;
  const where = last.events.flatMap((event) => table.facts.where(event));
  expect(where.length).toBeGreaterThan(0);
  for (const one of where) expect(hand.touched).toContain(one);
});

test("points are told where they come or go, for any seat", () => {
  const item = (seat: string, line: string, points: number, at: string) => ({
    seat,
    line,
    points,
    key: "",
    figures: {},
    where: [at],
  });
  const before = [item("1", "black", 5, "1:K"), item("2", "tools", 6, "2:brush")];
  const after = [
    ...before.slice(1),
    item("1", "black", 10, "1:K"),
    item("2", "paintings", 12, "MA16"),
    item("2", "whites", -4, "MA16"),
  ];
  expect(gainsOf(before, after)).toEqual([
    { seat: "1", points: 5, where: "1:K", white: false },
    { seat: "2", points: 12, where: "MA16", white: false },
    { seat: "2", points: -4, where: "MA16", white: true },
  ]);
});

// Letters ---------------------------------------------------------------------------------------------------------------

test.each(["en", "fr"] as const)("in %s no two pigments look alike", async (language) => {
  const all = new Letters((await texts(language, "couleurs")).say);
  const looks = AnyPigment.map((one) => `${all.of(one)} ${all.emblem(one)?.d ?? ""}`);
  expect(new Set(looks).size).toBe(AnyPigment.length);
  expect(AnyPigment.map(all.of).join("")).toBe({ en: "RYBOGVWK", fr: "RJBOVVBN" }[language]);
});
