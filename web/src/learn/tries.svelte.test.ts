import { afterEach, expect, test, vi } from "vitest";
import { teaching } from "../../gallery/teaching.ts";
import { Refusal } from "../lib/api.ts";
import type { Happened } from "../protocol.ts";
import { NotAsked, Tries } from "./tries.svelte.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tries = (): Tries => new Tries("paris", "light", (other) => ({ said: `other ${other}`, rule: "P14" }));
const asks = (url: URL | undefined): [string, string[]] => [url!.pathname, url!.searchParams.getAll("moves")];

test("a step is asked for, and each move with those before it", async () => {
  const { asked, says, state } = await teaching();
  const feed = tries();
  const heard = vi.fn();
  feed.open(heard);
  await feed.go(2);
  expect(asks(asked[0])).toEqual(["/api/learn/paris/light/2", []]);
  expect([feed.link, feed.done, feed.at, heard.mock.calls.length]).toEqual(["live", false, 0, 1]);
  await feed.send({ type: "move", ply: state.ply, move: "build A" });
  says({ done: true });
  await feed.send({ type: "move", ply: state.ply + 1, move: "build B" });
  expect(asks(asked[2])).toEqual(["/api/learn/paris/light/2", ["build A", "build B"]]);
  expect([feed.at, feed.done]).toEqual([2, true]);
});

test("what happened is told once, though the server tells all of the step each time; what is undone did not happen", async () => {
  const { says, state } = await teaching();
  const feed = tries();
  const heard = vi.fn();
  feed.open(heard);
  const { ply } = state;
  const event = (at: number): Happened => ({ event: "pass", seat: "orange", ply: at });
  const at = (count: number) => ({
    state: { ...state, ply: ply + count, events: Array.from({ length: count }, (_, index) => event(ply + index)) },
  });
  const before = { ...state, events: [event(ply - 1)] };
  says({ state: before }, at(1), at(2), at(1));
  await feed.go(0);
  await feed.send({ type: "move", ply, move: "A" });
  await feed.send({ type: "move", ply: ply + 1, move: "B" });
  expect(feed.log.map((one) => one.ply)).toEqual([ply - 1, ply, ply + 1]);
  expect(heard.mock.calls.map(([, events]) => (events as Happened[]).map((one) => one.ply))).toEqual([
    [ply - 1],
    [ply],
    [ply + 1],
  ]);
  await feed.send({ type: "undo", ply: ply + 2, to: ply + 1 });
  expect(feed.log.map((one) => one.ply)).toEqual([ply - 1, ply]);
});

test("what is undone was never played; a preview and the words know what was", async () => {
  const { asked, state } = await teaching();
  const feed = tries();
  await feed.go(0);
  await feed.send({ type: "move", ply: state.ply, move: "A" });
  await feed.send({ type: "move", ply: state.ply + 1, move: "B" });
  await feed.send({ type: "undo", ply: state.ply + 2, to: state.ply + 1 });
  expect(asks(asked.at(-1))).toEqual(["/api/learn/paris/light/0", ["A"]]);
  await feed.send({ type: "preview", move: "C" });
  expect(asks(asked.at(-1))).toEqual(["/api/learn/paris/light/0/preview", ["A"]]);
  expect(asked.at(-1)!.searchParams.get("move")).toBe("C");
  await feed.ask("words?lang=fr");
  expect(asks(asked.at(-1))).toEqual(["/api/learn/paris/light/0/words", ["A"]]);
  await feed.ask("choices?path=build&lang=fr&ply=3");
  expect([...asked.at(-1)!.searchParams.keys()]).toEqual(["moves", "path", "lang"]);
  await expect(feed.ask("review")).rejects.toBeInstanceOf(Refusal);
  await expect(feed.send({ type: "resign" })).rejects.toBeInstanceOf(Refusal);
});

test("what was not asked for is answered and does not count; what is not allowed is refused", async () => {
  const { says, state, asked } = await teaching();
  const feed = tries();
  await feed.go(0);
  says({ other: 1 });
  const other = await feed.send({ type: "move", ply: state.ply, move: "A" }).catch((why: unknown) => why);
  expect(other).toBeInstanceOf(NotAsked);
  expect((other as NotAsked).said).toMatchObject({ error: "not-asked", rule: "P14", sentence: "other 1" });
  says({ status: 422, error: "lamp" });
  const refused = await feed.send({ type: "move", ply: state.ply, move: "B" }).catch((why: unknown) => why);
  expect((refused as Refusal).said.error).toBe("lamp");
  await feed.send({ type: "move", ply: state.ply, move: "C" });
  expect(asks(asked.at(-1))[1]).toEqual(["C"]);
});

test("a step is not done before anybody says so, and an answer that comes late is about another step", async () => {
  const { says } = await teaching();
  const feed = tries();
  says({ done: true });
  await feed.go(0);
  expect(feed.done).toBe(true);
  const going = feed.go(1);
  expect(feed.done).toBe(false);
  says({ done: true });
  const back = feed.go(0);
  await Promise.all([going, back]);
  expect(feed.done).toBe(true);
});

test("while nobody answers it is asked again, and goes on where it was", async () => {
  const { says, asked, state } = await teaching();
  const feed = tries();
  await feed.go(0);
  vi.useFakeTimers();
  says("away", "away");
  const sent = feed.send({ type: "move", ply: state.ply, move: "A" });
  await vi.advanceTimersByTimeAsync(0);
  expect(feed.link).toBe("lost");
  feed.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect([feed.link, asked.length]).toEqual(["lost", 3]);
  await vi.advanceTimersByTimeAsync(10_000);
  await sent;
  expect([feed.link, feed.at, asked.length]).toEqual(["live", 1, 4]);
});

test("a lesson that was left asks for nothing more", async () => {
  const { says, asked, state } = await teaching();
  const feed = tries();
  await feed.go(0);
  says("away", "away");
  const sent = feed.send({ type: "move", ply: state.ply, move: "A" }).catch((why: unknown) => why);
  await vi.waitFor(() => expect(feed.link).toBe("lost"));
  feed.close();
  expect(await sent).toBeInstanceOf(Refusal);
  expect(asked.length).toBe(3);
});

test("a step that is none is refused, and can be asked for again", async () => {
  const { says } = await teaching();
  const feed = tries();
  says({ status: 404, error: "no-page" });
  await feed.go(99);
  expect([feed.link, feed.refusal?.said.error]).toEqual(["refused", "no-page"]);
  feed.retry();
  await vi.waitFor(() => expect(feed.link).toBe("live"));
});
