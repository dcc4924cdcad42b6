import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { settings } from "./settings.svelte.ts";

afterEach(() => {
  settings.opens = null;
  settings.theme = "auto";
});

test("a game opens in its own light where the guest has chosen none; a choice is kept and wins", () => {
  settings.opens = "dark";
  expect([settings.theme, settings.dark]).toEqual(["dark", true]);
  settings.theme = "light";
  flushSync();
  expect([settings.theme, settings.dark]).toEqual(["light", false]);
  expect(JSON.parse(localStorage.getItem("boulevard")!)).toMatchObject({ theme: "light" });
  // as the system is a choice too
  settings.theme = "auto";
  flushSync();
  expect(settings.theme).toBe("auto");
  expect(JSON.parse(localStorage.getItem("boulevard")!)).toMatchObject({ theme: "system" });
});

test("a teacher's patience is kept", () => {
  expect(settings.teaching).toBe("off");
  settings.teaching = "strict";
  flushSync();
  expect(JSON.parse(localStorage.getItem("boulevard")!)).toMatchObject({ teaching: "strict" });
  settings.teaching = "off";
});
