import { expect, test, vi } from "vitest";
import { plain, signed } from "./figures.ts";
import { settings } from "./settings.svelte.ts";
import { t, texts, words } from "./texts.svelte.ts";

test("a figure is worded by the catalogue, and a list of them one by one", async () => {
  const paris = await texts("en", "paris");
  expect(paris.figure("building_old", "STAIRS")).toBe(paris.say("building-STAIRS"));
  expect(paris.say("building-STAIRS")).toBe("the Stairs");
  expect(paris.figure("building", ["STAIRS", "CROSS"])).toBe("the Stairs, the Cross");
  expect(paris.figure("square", "b2")).toBe("b2");
  expect(paris.figure("points", 1234)).toBe(1234);
});

test("one is said otherwise than two, in each language", async () => {
  for (const [language, one, two] of [
    ["en", "1 move", "2 moves"],
    ["fr", "1 coup", "2 coups"],
  ] as const) {
    const frame = await texts(language);
    expect(frame.say("text-several", { count: 1 })).toBe(one);
    expect(frame.say("text-several", { count: 2 })).toBe(two);
  }
});

test("a French sign stays with the word before it", async () => {
  const frame = await texts("fr");
  expect(frame.say("frame-language")).toBe("Langue\u00a0: français. Switch to English");
});

test("a key that no catalogue has is shown as it is, and said aloud", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await texts("en")).say("no-such-key")).toBe("no-such-key");
  expect(said).toHaveBeenCalledExactlyOnceWith('no text for "no-such-key" in en');
  said.mockRestore();
});

test("the frame follows a switch of the language at once", async () => {
  settings.language = "fr";
  await vi.waitUntil(() => words.now.language === "fr");
  expect(t("new-cancel")).toBe("Retour");
  settings.language = "en";
  await vi.waitUntil(() => words.now.language === "en");
  expect(words.ready).toBe(true);
  expect(t("new-cancel")).toBe("Back");
});

test("differences and numbers have a proper minus", () => {
  expect([10, -2, 0].map(signed)).toEqual(["+10", "−2", "±0"]);
  expect(plain(-7)).toBe("−7");
});
