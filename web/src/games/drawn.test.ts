import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { betrayed, ids, said } from "../../gallery/names.ts";
import { positions, recorded } from "../../gallery/recorded.ts";
import { Fixture } from "../lib/fixture.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { View as FlatironView } from "./flatiron/view.ts";
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

/** What a finished game shows first, and what any shows. */
const ENDED = "#finale-title, #result-title";
const HEADING = `main .prompt h1, ${ENDED}`;

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

/** Nothing that is seen or heard bears a name of the code or the content, in the language of the moment. */
async function speaksPlainly(position: string): Promise<void> {
  const { content } = await recorded(position);
  expect(betrayed(said(document.body), ids(content.box))).toEqual([]);
}

/** The page in the other language, once the table's own words have come. */
async function spoken(language: "en" | "fr"): Promise<void> {
  const label = (): string =>
    [
      document.querySelector("main .prompt, main [aria-label]")?.getAttribute("aria-label"),
      document.querySelector(HEADING)?.textContent,
    ].join();
  const before = label();
  settings.language = language;
  await vi.waitFor(() => {
    flushSync();
    expect(label()).not.toBe(before);
  }, PATIENCE);
}

test.each(positions)("%s is drawn without a server, in French, and nothing is missing", async (position) => {
  settings.language = "fr";
  const leave = await opened(position, HEADING);
  expect(document.querySelector(HEADING)!.textContent).not.toBe("");
  expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
  await speaksPlainly(position);
  await spoken("en");
  await speaksPlainly(position);
  await leave();
  expect(complaints.mock.calls).toEqual([]);
});

test("the names of ours are found where they stand, and rules and spaces are none", () => {
  const known = ids({
    buildings: { STAIRS: 1 },
    cards: { BW3: { top: 1 } },
    postcards: { "sacre-coeur": {} },
    streets: { st23: 1 },
  });
  expect([...known].sort()).toEqual(["BW3", "STAIRS", "sacre-coeur", "st23"]);
  const said = ["Place STAIRS on g4", "Sector s0", "no flip", "BW3 The Bank", "earns_dollars", "{ $card }", "via st23"];
  expect(betrayed(said, known)).toEqual(said);
  expect(betrayed(["Rule F12", "free on g4 and A1", "Sacré-Cœur", "two steps; C5", "22nd Street"], known)).toEqual([]);
});

test("what a listener is told of a position bears no name of ours", async () => {
  for (const position of positions) {
    const { told, content } = await recorded(position);
    const lines = Object.entries(told ?? {})
      .filter(([path]) => path.startsWith("words"))
      .flatMap(([, found]) => (found as { lines: string[] }).lines);
    expect(betrayed(lines, ids(content.box)), position).toEqual([]);
  }
});

test("a finished game says how long it was", async () => {
  const leave = await opened("flatiron-over", ENDED);
  const { turns } = (await recorded("flatiron-over")).state.view as FlatironView;
  const chip = document.querySelector("header .chip")!.textContent.trim();
  expect(chip).toBe(`${Math.ceil(turns / 2)} turns played`);
  await leave();
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
