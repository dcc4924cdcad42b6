import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recorded } from "../../../gallery/recorded.ts";
import { Fixture } from "../../lib/fixture.svelte.ts";
import { LOW, PHONE } from "../../lib/sizes.ts";
import TableScreen from "../../screens/Table.svelte";

vi.setConfig({ testTimeout: 60_000 });

const DESK = { width: innerWidth, height: innerHeight };
/** The document's own window, which only tests have. */
declare const happyDOM: { setViewport(size: { width: number; height: number }): void };
const viewport: typeof happyDOM.setViewport = (size) => happyDOM.setViewport(size);
// narrow and low: this document takes the comma of a media query for “and”
beforeEach(() => viewport({ width: PHONE, height: LOW }));
afterEach(() => viewport(DESK));

const tab = (name: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("[role=tab]")].find((one) => one.textContent.trim().startsWith(name))!;

test("whoever leaves the part where something is asked for sees where it is", async () => {
  const found = await recorded("couleurs-improve");
  const screen = mount(TableScreen, { target: document.body, props: { table: "1", feed: () => new Fixture(found) } });
  await vi.waitFor(() => {
    flushSync();
    expect(tab("Studio").getAttribute("aria-selected")).toBe("true");
  }, 20_000);
  expect(document.querySelector(".tabs .due")).toBeNull();
  tab("Board").click();
  flushSync();
  expect(document.querySelector(".tabs .due")).toBe(tab("Studio"));
  expect(tab("Studio").textContent).toContain("your decision is here");
  tab("Studio").click();
  flushSync();
  expect(document.querySelector(".tabs .due")).toBeNull();
  await unmount(screen);
});
