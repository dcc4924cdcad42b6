import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { positions, recorded } from "../../gallery/recorded.ts";
import { Fixture } from "../lib/fixture.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import TableScreen from "../screens/Table.svelte";

/** The first of a game has to wait for its drawing to be compiled. */
const PATIENCE = 60_000;
vi.setConfig({ testTimeout: PATIENCE });

const complaints = vi.spyOn(console, "error");
beforeEach(() => complaints.mockClear());
afterEach(() => {
  settings.language = "en";
  settings.text = false;
});

/** A position on the page, once its prompt has come; gives what takes it off again. */
async function opened(position: string, selector: string): Promise<() => Promise<void>> {
  const found = await recorded(position);
  const feed = (): Fixture => new Fixture(found);
  const screen = mount(TableScreen, { target: document.body, props: { table: position, feed } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector(selector)).not.toBeNull();
  }, PATIENCE);
  return () => unmount(screen);
}

test("there are positions of every game", () => {
  expect(positions.length).toBeGreaterThan(30);
  for (const game of ["paris", "couleurs", "flatiron"])
    expect(positions.some((one) => one.startsWith(`${game}-`))).toBe(true);
});

test.each(positions)("%s is drawn without a server, in French, and nothing is missing", async (position) => {
  settings.language = "fr";
  const leave = await opened(position, "main .prompt h1");
  expect(document.querySelector("main .prompt h1")!.textContent).not.toBe("");
  expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
  await leave();
  expect(complaints.mock.calls).toEqual([]);
});

test.each(["paris-build", "couleurs-act", "flatiron-thing"])("%s can be chosen from in words", async (position) => {
  settings.text = true;
  const leave = await opened(position, ".choices li button");
  const { told } = await recorded(position);
  const [, choices] = Object.entries(told!).find(([path]) => path.startsWith("choices") && path.includes("lang=en"))!;
  const listed = (choices as { choices: unknown[] }).choices.length;
  expect(document.querySelectorAll(".choices li button")).toHaveLength(listed);
  await leave();
  expect(complaints.mock.calls).toEqual([]);
});
