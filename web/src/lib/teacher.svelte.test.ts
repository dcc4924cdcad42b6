import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { type Seated, seated } from "../../gallery/seated.ts";
import { recorded } from "../../gallery/recorded.ts";
import type { Command, State, WeighedSent } from "../protocol.ts";
import { AWAY, Refusal } from "./api.ts";
import type { Answer } from "./feed.ts";
import { settings, type Teaching } from "./settings.svelte.ts";

afterEach(() => {
  vi.useRealTimers();
  settings.teaching = "off";
  settings.confirm = true;
});

const words = { move: "Build.", outlook: "Open.", reason: "", nudge: "Think.", place: "" };

function weighed(ply: number, move: string, better: string, grade: WeighedSent["grade"]): WeighedSent {
  return {
    type: "weighed",
    id: null,
    ply,
    move,
    value: 0.3,
    lead: -4,
    points: grade === "mistake" ? 9 : 4,
    chance: 0.1,
    drivers: [{ line: "lit", points: -9 }],
    dominated: false,
    grade,
    said: { en: { cost: "It costs.", reason: "" } },
    better: {
      move: better,
      value: 0.5,
      lead: 5,
      drivers: [],
      said: { en: words },
      where: [],
      then: null,
      only: false,
      idle: false,
    },
  };
}

interface Taught extends Seated {
  move: string;
  better: string;
  /** What was asked and played, without the previews. */
  asked: () => string[];
}

/** A table against a bot with a teacher, who finds every move that grave. */
async function taught(
  teaching: Teaching,
  answer: WeighedSent["grade"] | (() => Promise<Answer>) = "mistake",
  otherwise: Partial<State> = {},
): Promise<Taught> {
  const { state, previews } = await recorded("paris-build");
  const seats = Object.fromEntries(
    Object.entries(state.seats).map(([seat, one]) => [seat, { ...one, kind: seat === state.seat ? "person" : "bot" }]),
  );
  const at = await seated("paris-build", { hints: true, mine: [state.seat!], seats, forced: false, ...otherwise });
  settings.teaching = teaching;
  const [move, better] = [...Object.keys(previews!), ...state.moves.toReversed()];
  const [send, sent] = [at.feed.send.bind(at.feed), [] as Command[]];
  at.feed.send = async (command: Command): Promise<Answer> => {
    if (command.type === "preview") return send(command);
    sent.push(command);
    if (command.type !== "weigh") return { type: "accepted", id: null, ply: state.ply + 1, table: "" };
    return typeof answer === "string" ? weighed(state.ply, command.move, better!, answer) : answer();
  };
  return { ...at, move: move!, better: better!, asked: () => sent.map((one) => one.type) };
}

test("a dear move is not sent before the player has looked at it again", async () => {
  const { table, move, asked } = await taught("patient");
  await table.draft.prepare(move);
  await table.draft.confirm();
  expect(asked()).toEqual(["weigh"]);
  expect(table.teacher.weighed?.move).toBe(move);
  expect([table.sending, table.teacher.looks, table.draft.text]).toEqual([false, false, move]);
});

test("whoever thinks again has nothing prepared, and nothing was played", async () => {
  const { table, move, asked } = await taught("patient");
  await table.draft.prepare(move);
  await table.draft.confirm();
  table.teacher.again();
  expect([table.teacher.weighed, table.draft.text]).toEqual([null, null]);
  expect(asked()).toEqual(["weigh"]);
});

test.each(["anyway", "confirm"] as const)(
  "the same move is played all the same, and not weighed twice (%s)",
  async (how) => {
    const { table, move, asked } = await taught("patient");
    await table.draft.prepare(move);
    await table.draft.confirm();
    await (how === "anyway" ? table.teacher.anyway() : table.draft.confirm());
    expect(asked()).toEqual(["weigh", "move"]);
    expect(table.teacher.weighed).toBeNull();
  },
);

test.each([true, false])(
  "the better move is taken up and not weighed, asked before a move or not (%s)",
  async (confirm) => {
    const { table, move, better, asked } = await taught("patient");
    settings.confirm = confirm;
    await table.draft.choose(move);
    if (confirm) await table.draft.confirm();
    expect(asked()).toEqual(["weigh"]);
    table.teacher.show();
    await table.teacher.take();
    expect(table.teacher.weighed).toBeNull();
    if (confirm) {
      expect(table.draft.text).toBe(better);
      await table.draft.confirm();
    }
    expect(asked()).toEqual(["weigh", "move"]);
  },
);

test("one's own move comes back when the better one was shown and goes", async () => {
  const { table, move, better } = await taught("patient");
  await table.draft.prepare(move);
  await table.draft.confirm();
  await table.hints.show(table.teacher.weighed!.better!);
  expect(table.draft.text).toBe(better);
  expect(table.teacher.passed).toBe(false);
  table.teacher.leave();
  expect(table.draft.text).toBe(move);
});

test("whoever confirms while the better move is shown plays that", async () => {
  const { table, move, better, asked } = await taught("patient");
  await table.draft.prepare(move);
  await table.draft.confirm();
  await table.hints.show(table.teacher.weighed!.better!);
  const played = table.draft.confirm();
  expect([table.draft.text, table.teacher.weighed, table.pointed]).toEqual([better, null, []]);
  await played;
  expect(asked()).toEqual(["weigh", "move"]);
});

test("without a teacher a move is sent at once", async () => {
  const { table, move, asked } = await taught("off");
  void table.play(move);
  expect(asked()).toEqual(["move"]);
});

test("whoever prepares something else has gone on", async () => {
  const { table, move } = await taught("patient");
  await table.draft.prepare(move);
  await table.draft.confirm();
  expect(table.teacher.passed).toBe(false);
  await table.draft.prepare(table.state!.moves.find((one) => one !== move)!);
  expect(table.teacher.passed).toBe(true);
});

test.each([
  ["patient", "slip", false],
  ["strict", "slip", true],
  ["strict", "good", false],
  ["off", "mistake", false],
] as const)("a %s teacher and a %s: does it speak up? %s", async (teaching, grade, speaks) => {
  const { table, move, asked } = await taught(teaching, grade);
  await table.play(move);
  expect(table.teacher.weighed !== null).toBe(speaks);
  expect(asked()).toEqual([...(teaching === "off" ? [] : ["weigh"]), ...(speaks ? [] : ["move"])]);
});

test.each<[string, Partial<State>]>([
  ["no hints are allowed", { hints: false }],
  ["nothing is left to decide", { forced: true }],
  ["several people share the device", { mine: ["orange", "blue"] }],
])("nothing is weighed where %s", async (_, otherwise) => {
  const { table, move, asked } = await taught("strict", "mistake", otherwise);
  await table.play(move);
  expect(asked()).toEqual(["move"]);
});

test("nothing is weighed where a person sits across, or there is one move", async () => {
  const { state } = await recorded("paris-build");
  const [only] = state.moves;
  for (const otherwise of [{ seats: state.seats }, { moves: [only!] }]) {
    const { table, asked } = await taught("strict", "mistake", otherwise);
    await table.play(only!);
    expect(asked()).toEqual(["move"]);
  }
});

test("a teacher who is refused, or away, lets the move be played", async () => {
  const { table, move, asked } = await taught("strict", () => Promise.reject(new Refusal(0, AWAY)));
  await table.play(move);
  expect(asked()).toEqual(["weigh", "move"]);
});

test("nobody waits long for a teacher, and what comes late is not heard", async () => {
  let late: (answer: Answer) => void = () => {};
  const { table, move, better, asked } = await taught(
    "strict",
    () => new Promise<Answer>((resolve) => (late = resolve)),
  );
  vi.useFakeTimers();
  const played = table.play(move);
  flushSync();
  expect([table.teacher.looks, table.choosing]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(3000);
  await played;
  expect(asked()).toEqual(["weigh", "move"]);
  late(weighed(table.state!.ply, move, better, "mistake"));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.teacher.weighed).toBeNull();
});

test("whoever cancels while the teacher looks plays nothing", async () => {
  const { table, move, asked } = await taught("strict", "good");
  await table.draft.prepare(move);
  const confirmed = table.draft.confirm();
  table.draft.cancel();
  await confirmed;
  expect(asked()).toEqual(["weigh"]);
  expect(table.sending).toBe(false);
});

test("when the table goes on, nothing more is said", async () => {
  const { table, feed, move } = await taught("patient");
  await table.play(move);
  expect(table.teacher.weighed).not.toBeNull();
  feed.take({ ...table.state!, ply: table.state!.ply + 1, events: [] });
  expect(table.teacher.weighed).toBeNull();
});
