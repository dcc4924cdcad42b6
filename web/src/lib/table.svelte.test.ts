import type { Happened, State } from "../protocol.ts";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { recorded } from "../../gallery/recorded.ts";
import { seated } from "../../gallery/seated.ts";
import type { Flatiron } from "../games/flatiron/types.ts";
import { Fixture } from "./fixture.svelte.ts";
import { onMoving } from "./motion.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { Table } from "./table.svelte.ts";

const event = (ply: number, name: string, seat: string | null = "orange", figures = {}): Happened => ({
  ply,
  event: name,
  seat,
  ...figures,
});

afterEach(() => {
  vi.useRealTimers();
  settings.confirm = true;
});

// What is heard -------------------------------------------------------------------------------------------------------

test("nothing is told before the words of the game have come", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const table = new Table(new Fixture(await recorded("paris-build")));
  expect(table.ready).toBe(false);
  const events = [event(1, "take", "orange", { building: "LINE" })];
  table.replay.follow([{ line: { ply: 1, seat: "orange", events }, drawing: table.drawing }]);
  expect([table.announced, error.mock.calls]).toEqual(["", []]);
  await vi.waitUntil(() => table.ready);
  table.replay.stop();
  table.replay.follow([{ line: { ply: 1, seat: "orange", events }, drawing: table.drawing }]);
  expect(table.announced).toMatch(/ the Line from the pool\.$/);
  table.close();
  error.mockRestore();
});

test("a bot is told of with its article, and its label has none", async () => {
  const { table, feed } = await seated("paris-build");
  const seats = { ...feed.state!.seats };
  const [rival] = Object.keys(seats).filter((seat) => seat !== table.seat);
  seats[rival!] = { ...seats[rival!]!, kind: "bot", name: "bot:maitre" };
  feed.take({ ...feed.state!, seats, events: [] });
  expect([table.name(rival!), table.about("prompt-winner", rival!)]).toEqual(["Master", "The Master has won"]);
  settings.language = "fr";
  await vi.waitUntil(() => table.texts.language === "fr");
  expect([table.name(rival!), table.about("plan-unknown", rival!)]).toEqual([
    "Maître",
    "C’est au Maître de jouer. La suite dépend de son coup.",
  ]);
  settings.language = "en";
});

// The draft -----------------------------------------------------------------------------------------------------------

test("a draft asks what it would bring, and a cancelled one forgets it", async () => {
  const { table, feed, recorded } = await seated("paris-build");
  const [move] = Object.keys(recorded.previews!);
  await table.draft.prepare(move!);
  expect(feed.sent).toEqual([{ type: "preview", move }]);
  expect(table.draft.whole).toBe(true);
  expect(table.draft.preview?.whole).toBe(true);
  const sheet = (sheets: Record<string, Record<string, number>>) => sheets[table.seat!]!["total"]!;
  expect(table.draft.gain()).toBe(sheet(table.draft.preview!.sheets) - sheet(table.drawing!.sheets));
  table.draft.cancel();
  expect([table.draft.text, table.draft.preview, table.draft.gain()]).toEqual([null, null, null]);
});

test("a move that cannot be says why; that nobody answers is no reason", async () => {
  const { table, recorded } = await seated("paris-build");
  const [refused] = Object.keys(recorded.refusals!);
  await table.draft.prepare(refused!);
  expect(table.draft.refusal?.said.rule).toMatch(/^[PC]\d+$/);
  expect(table.draft.whole).toBe(false);
  table.draft.cancel();
  await table.draft.prepare("build NOWHERE a1");
  expect(table.draft.refusal).toBeNull();
});

test("an answer that comes late changes nothing any more", async () => {
  const { table, recorded } = await seated("paris-build");
  const [move] = Object.keys(recorded.previews!);
  const asked = table.draft.prepare(move!);
  table.draft.cancel();
  await asked;
  expect(table.draft.preview).toBeNull();
});

test("where confirming is switched off, what is chosen is played", async () => {
  const { table, feed } = await seated("paris-build");
  settings.confirm = false;
  const [move] = table.offered;
  await table.draft.choose(move!);
  expect(feed.sent).toEqual([{ type: "move", ply: table.state!.ply, move }]);
  expect(table.sending).toBe(false);
  expect(table.draft.refusal?.said.error).toBe("away");
});

test("nothing is offered to those who watch, or while something is under way", async () => {
  const { table, feed } = await seated("paris-build");
  expect(table.offered.size).toBe(table.state!.moves.length);
  table.sending = true;
  expect(table.offered.size).toBe(0);
  table.sending = false;
  feed.link = "lost";
  expect(table.choosing).toBe(false);
});

// The log and what is heard -------------------------------------------------------------------------------------------

test("the log is read without what nobody misses, and says what happened since my move", async () => {
  const { table } = await seated("paris-build");
  expect(table.log.lines.some((line) => line.events.some((one) => one.event === "draw"))).toBe(true);
  expect(table.log.read.some((line) => line.events.some((one) => one.event === "draw"))).toBe(false);
  const mine = table.state!.takeback_to!;
  expect(table.log.since.length).toBeGreaterThan(0);
  expect(table.log.since.every((line) => line.ply > mine)).toBe(true);
  expect(table.log.told(table.log.since[0]!.events)).toMatch(/^Colette .+\.$/);
});

test("a move tells nothing anew but its own lines", async () => {
  const { table, feed } = await seated("paris-build");
  const said: string[] = [];
  const over = $effect.root(() => {
    for (const line of table.log.story) $effect(() => void said.push(table.log.line(line)));
  });
  flushSync();
  const before = table.log.story;
  expect(said.length).toBe(before.length);
  const state = table.state!;
  feed.take({ ...state, ply: state.ply + 1, seats: { ...state.seats }, events: [event(state.ply, "pass")] });
  flushSync();
  expect(table.log.story.length).toBe(before.length + 1);
  expect(before.every((line, at) => line === table.log.story[at])).toBe(true);
  expect(said.length).toBe(before.length);
  over();
});

test("in a study, where every seat is played, nobody is you", async () => {
  const { table, feed } = await seated("paris-build");
  const mine = table.seat!;
  expect([table.you(mine), table.called(mine)]).toEqual([true, "You"]);
  feed.take({ ...table.state!, mine: Object.keys(table.state!.seats), events: [] });
  expect([table.you(mine), table.called(mine)]).toEqual([false, table.name(mine)]);
  const own = table.log.read.find((line) => line.seat === mine)!;
  expect(table.log.line(own)).toContain(table.name(mine));
});

test("a new state ends the draft, is announced, and what led to it is what moves", async () => {
  const { table, feed } = await seated("paris-build");
  const moved: string[][] = [];
  const over = $effect.root(() => onMoving(table, (events) => moved.push(events.map((one) => one.event))));
  flushSync();
  expect(moved).toEqual([]);
  await table.draft.prepare([...table.offered][0]!);
  const state = table.state!;
  feed.take({ ...state, ply: state.ply + 1, events: [event(state.ply, "pass")] });
  flushSync();
  expect(table.draft.text).toBeNull();
  expect(table.announced).toBe("Colette passes.");
  expect(moved).toEqual([["pass"]]);
  feed.take({ ...state, ply: state.ply + 1, events: [] });
  flushSync();
  expect(moved).toEqual([["pass"], []]);
  over();
});

// The replay ----------------------------------------------------------------------------------------------------------

test("what happened since my move is shown line by line, and then the table again", async () => {
  const { table } = await seated("paris-build");
  vi.useFakeTimers();
  const count = table.log.since.length;
  table.replay.since();
  expect([table.replay.on, table.replay.at, table.replay.count]).toEqual([true, 0, count]);
  expect(table.choosing).toBe(false);
  expect(table.announced).toBe(table.log.told(table.replay.line!.events));
  vi.advanceTimersByTime(1600 * count);
  expect(table.replay.on).toBe(false);
  expect([table.choosing, table.pointed]).toEqual([true, []]);
});

test("a chain of another is shown from its frames, and can be cut short", async () => {
  const { table, feed } = await seated("flatiron-daniel");
  vi.useFakeTimers();
  const state = table.state!;
  const [before, view] = [table.drawing!, state.view as Flatiron["view"]];
  const points = view.daniel!.points;
  const frames = [1, 2].map((more) => ({
    ply: state.ply,
    events: [event(state.ply, "points", "daniel", { points: 1, total: points + more })],
    changes: [{ at: ["view", "daniel", "points"], to: points + more }],
  }));
  const after: Flatiron["view"] = { ...view, daniel: { ...view.daniel!, points: points + 2 } };
  const events = frames.flatMap((frame) => frame.events);
  const chain: State = { ...state, ply: state.ply + 1, events, since: state.ply, frames, view: after };
  feed.take(chain);
  const shown = (): number => (table.drawing!.view as Flatiron["view"]).daniel!.points;
  expect([table.replay.chain, table.replay.count, shown()]).toEqual([true, 2, points + 1]);
  expect(table.drawing).not.toBe(before);
  expect([table.replay.on, table.choosing]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  // the last step is the table as it is: whoever is to play, plays
  expect([table.replay.on, table.choosing, shown()]).toEqual([false, true, points + 2]);
  const last = table.drawing;
  table.replay.stop();
  expect(table.drawing).toBe(last);
});

/** A state in which somebody else has passed. */
function passed(state: State, ply: number): State {
  return { ...state, ply: ply + 1, moves: [], since: null, frames: [], events: [event(ply, "pass", "orange")] };
}

test("what others do is shown act by act: the next waits until the one before was seen", async () => {
  const { table, feed } = await seated("paris-build");
  vi.useFakeTimers();
  const state = table.state!;
  feed.take(passed(state, state.ply));
  feed.take(passed(state, state.ply + 1));
  expect([table.replay.on, table.replay.at, table.replay.count]).toEqual([true, 0, 2]);
  expect(table.drawing!.ply).toBe(state.ply + 1);
  vi.advanceTimersByTime(1000);
  expect([table.replay.at, table.drawing!.ply]).toEqual([1, state.ply + 2]);
  vi.advanceTimersByTime(1000);
  expect([table.replay.on, table.drawing!.ply]).toEqual([false, state.ply + 2]);
});

test("step by step, each act waits for a press, and all can be skipped; at once, nothing waits", async () => {
  const { table, feed } = await seated("paris-build");
  vi.useFakeTimers();
  const state = table.state!;
  settings.pace = "step";
  for (const more of [0, 1, 2]) feed.take(passed(state, state.ply + more));
  vi.advanceTimersByTime(60_000);
  expect([table.replay.waits, table.replay.at]).toEqual([true, 0]);
  table.replay.next();
  expect(table.drawing!.ply).toBe(state.ply + 2);
  table.replay.stop();
  expect([table.replay.on, table.drawing!.ply]).toEqual([false, state.ply + 3]);
  settings.pace = "once";
  feed.take(passed(state, state.ply + 3));
  expect([table.replay.on, table.drawing!.ply]).toEqual([false, state.ply + 4]);
  settings.pace = null;
});

test("since my turn stays until I have finished the turn that follows", async () => {
  const { table, feed } = await seated("couleurs-paint");
  const state = table.state!;
  const before = table.log.since.map((line) => table.log.whole(line));
  expect(before.length).toBeGreaterThan(0);
  const mine = event(state.ply, "pay", state.seat!, { pigment: ["R"] });
  feed.take({ ...state, ply: state.ply + 1, events: [mine] });
  expect(table.log.since.map((line) => table.log.whole(line))).toEqual(before);
  feed.take({ ...state, ply: state.ply + 1, moves: [], events: [] });
  expect(table.log.since).toEqual([]);
});

// Hints ---------------------------------------------------------------------------------------------------------------

const HINT = { value: 0, lead: 0, drivers: [], said: {}, where: [], then: null, only: false, idle: false };

test("a hint is shown while it is pointed at, and what was prepared before comes back", async () => {
  const { table, recorded } = await seated("paris-build", { hints: true });
  const [hinted] = Object.keys(recorded.previews!);
  const own = [...table.offered].find((text) => text !== hinted)!;
  expect(table.hints.may).toBe(true);
  await table.draft.prepare(own);
  await table.hints.show({ ...HINT, move: hinted! });
  expect([table.draft.text, table.draft.hinted]).toEqual([hinted, hinted]);
  expect(table.pointed.length).toBeGreaterThan(0);
  table.hints.leave();
  expect([table.draft.text, table.pointed]).toEqual([own, []]);
});

test("a hint that is pointed at no more gives way to the first, which lies there to be confirmed", async () => {
  const { table, recorded } = await seated("paris-build", { hints: true });
  const [first, second] = Object.keys(recorded.previews!);
  const hints = [first!, second!].map((move) => ({ ...HINT, move }));
  table.hints.advice = { ply: table.state!.ply, hints, refusal: null };
  await table.hints.show(hints[0]!);
  table.hints.past(hints[0]!);
  expect(table.draft.text).toBe(first);
  await table.hints.show(hints[1]!);
  table.hints.past(hints[1]!);
  expect(table.draft.text).toBe(first);
  table.draft.cancel();
  table.hints.past(hints[0]!);
  expect(table.draft.text).toBe(null);
});

test("a hint that lies on the table stays when its panel is closed, unless a move of one's own lay there", async () => {
  const { table, recorded } = await seated("paris-build", { hints: true });
  const [hinted] = Object.keys(recorded.previews!);
  const own = [...table.offered].find((text) => text !== hinted)!;
  await table.hints.show({ ...HINT, move: hinted! });
  table.hints.close();
  expect([table.draft.text, table.pointed]).toEqual([hinted, []]);
  table.draft.cancel();
  await table.draft.prepare(own);
  await table.hints.show({ ...HINT, move: hinted! });
  table.hints.close();
  expect(table.draft.text).toBe(own);
});

test("a hint that is asked for with a move in hand knows what that would bring", async () => {
  const { table, recorded, feed } = await seated("paris-build", { hints: true });
  const [own] = Object.keys(recorded.previews!);
  await table.draft.prepare(own!);
  const gain = table.draft.gain();
  const hint = { ...HINT, move: [...table.offered].find((text) => text !== own)! };
  vi.spyOn(feed, "send").mockResolvedValue({ type: "hint", ply: table.state!.ply, hints: [hint], id: null });
  await table.hints.ask();
  expect(table.hints.held).toEqual({ move: own, gain });
  table.hints.close();
  table.draft.cancel();
  await table.hints.ask();
  expect(table.hints.held).toBeNull();
});

test("a hint is given away bit by bit: what to think about, the place alone, the move", async () => {
  const { table, feed } = await seated("paris-build", { hints: true });
  const words = { move: "m", outlook: "o", reason: "r", nudge: "n", place: "p" };
  const place = { event: "piece", seat: "orange", space: "d4" };
  const hint = { ...HINT, move: [...table.offered][0]!, said: { en: words }, where: [place] };
  const answered = vi.spyOn(feed, "send");
  const answer = (hints: (typeof hint)[]) =>
    answered.mockResolvedValueOnce({ type: "hint", ply: table.state!.ply, hints, id: null });
  answer([hint]);
  await table.hints.ask();
  expect([table.hints.depth, table.hints.next, table.pointed]).toEqual(["nudge", "place", []]);
  table.hints.deeper();
  expect([table.hints.depth, table.hints.next, table.pointed]).toEqual(["place", "move", ["d4"]]);
  expect(table.draft.text).toBeNull();
  table.hints.deeper();
  expect([table.hints.depth, table.hints.next, table.pointed]).toEqual(["move", null, []]);
  table.hints.close();
  answer([{ ...hint, said: { en: { ...words, place: "" } } }]); // nowhere to look
  await table.hints.ask();
  expect([table.hints.depth, table.hints.next]).toEqual(["nudge", "move"]);
  table.hints.close();
  answer([{ ...hint, only: true }]); // nothing to find
  await table.hints.ask();
  expect([table.hints.depth, table.hints.next]).toEqual(["move", null]);
});

test("who cannot be asked for a hint says so, and can be asked again", async () => {
  const { table, feed } = await seated("paris-build", { hints: true });
  await table.hints.ask();
  expect(table.hints.advice?.refusal?.said.error).toBe("away");
  await table.hints.ask();
  expect(feed.sent.filter((one) => one.type === "hint")).toHaveLength(2);
  table.hints.close();
  expect(table.hints.advice).toBeNull();
});

test("no hint where the table allows none", async () => {
  const { table, feed } = await seated("paris-build", { hints: false });
  await table.hints.ask();
  expect([table.hints.may, feed.sent]).toEqual([false, []]);
});
