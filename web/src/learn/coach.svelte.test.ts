import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { teaching } from "../../gallery/teaching.ts";
import type { Lesson, Step, Words } from "../protocol.ts";
import { Coach } from "./coach.svelte.ts";
import { progress } from "./progress.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const said = (en: string): Words => ({ en, fr: `${en} (fr)` });
const step = (otherwise: Partial<Step> = {}): Step => ({
  title: said("title"),
  say: said("say"),
  record: "premier",
  ply: 42,
  seat: "blue",
  since: null,
  do: null,
  moves: [],
  gain: null,
  answers: [],
  others: [],
  after: null,
  show: [],
  rule: null,
  ...otherwise,
});
const answer = (right: boolean) => ({ says: said("says"), reply: said("reply"), right, show: [] });
const LESSON: Lesson = {
  title: said("lesson"),
  about: said("about"),
  minutes: 5,
  learnt: [],
  steps: [
    step(),
    step({ answers: [answer(false), answer(true)] }),
    step({ moves: [["take LINE"]], others: [{ when: ["*"], say: said("other"), rule: "P14" }] }),
  ],
};

async function coached(wanted: number | null = null) {
  const server = await teaching();
  const coach = new Coach("paris", "light", LESSON, wanted);
  await vi.waitFor(() => expect(coach.table.state).not.toBeNull());
  flushSync();
  return { ...server, coach };
}

test("one begins, is told, answers, plays, and comes to the end", async () => {
  const { coach, says, state } = await coached();
  expect([coach.phase, coach.free]).toEqual(["begin", true]);
  coach.next();
  expect([coach.phase, coach.at, coach.free]).toEqual(["tell", 0, true]);
  coach.next();
  expect([coach.phase, coach.free]).toEqual(["question", false]);
  coach.next();
  expect(coach.at).toBe(1);
  coach.choose(0);
  expect([coach.phase, coach.tries]).toEqual(["question", 1]);
  coach.choose(1);
  expect([coach.phase, coach.free]).toEqual(["done", true]);
  coach.next();
  expect([coach.phase, coach.answer, coach.tries]).toEqual(["ask", null, 0]);
  await vi.waitFor(() => expect(coach.table.choosing).toBe(true));
  says({ done: true });
  await coach.table.feed.send({ type: "move", ply: state.ply, move: "take LINE" });
  expect(coach.phase).toBe("done");
  expect(progress("paris", "light", 3)).toEqual({ at: 2, done: [0, 1] });
  coach.next();
  expect([coach.phase, coach.ended, coach.free]).toEqual(["end", true, false]);
  expect(progress("paris", "light", 3)).toEqual({ at: 3, done: [0, 1, 2] });
  coach.close();
});

test("whoever comes back goes on there; after the end, from the beginning; or where the address says", async () => {
  localStorage.setItem("boulevard-lessons", '{"paris/light":{"at":1,"done":[0]}}');
  expect((await coached()).coach).toMatchObject({ at: 1, phase: "question" });
  localStorage.setItem("boulevard-lessons", '{"paris/light":{"at":3,"done":[0,1,2]}}');
  expect((await coached()).coach).toMatchObject({ at: 0, phase: "begin", done: [0, 1, 2] });
  expect((await coached(2)).coach).toMatchObject({ at: 2, phase: "ask" });
  expect((await coached(0)).coach).toMatchObject({ at: 0, phase: "tell" });
});

test("one goes back to the beginning, and begins again", async () => {
  const { coach } = await coached(1);
  coach.back();
  expect([coach.at, coach.phase]).toEqual([0, "tell"]);
  coach.back();
  expect(coach.phase).toBe("begin");
  coach.go(3);
  coach.again();
  expect([coach.at, coach.phase]).toEqual([0, "tell"]);
});

test("the model is laid, and after three tries the way is offered", async () => {
  const { coach, asked } = await coached(2);
  for (let tries = 0; tries < 3; tries++) {
    expect(coach.stuck).toBe(false);
    coach.tried();
  }
  expect(coach.stuck).toBe(true);
  await coach.show();
  expect([coach.table.draft.text, coach.table.draft.hinted]).toEqual(["take LINE", "take LINE"]);
  expect(asked.at(-1)!.searchParams.get("move")).toBe("take LINE");
});

test("nothing is shown where nothing is asked for", async () => {
  const { coach } = await coached(0);
  await coach.show();
  expect(coach.table.draft.text).toBeNull();
});
