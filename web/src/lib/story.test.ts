import { afterEach, expect, test, vi } from "vitest";
import { recorded } from "../../gallery/recorded.ts";
import { Fixture } from "./fixture.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { Table } from "./table.svelte.ts";

/** What `tests/test_story.py` keeps. */
const stories = import.meta.glob<string>("../../../tests/data/stories/*.txt", { query: "?raw", import: "default" });

afterEach(() => {
  settings.language = "en";
});

for (const game of ["paris", "couleurs", "flatiron"])
  for (const language of ["en", "fr"] as const)
    test(`the page tells the story of ${game} as Python does (${language})`, async () => {
      settings.language = language;
      const table = new Table(new Fixture(await recorded(`${game}-over`)));
      await vi.waitUntil(() => table.ready && table.texts.language === language);
      const python = await stories[`../../../tests/data/stories/${game}.${language}.txt`]!();
      const told = table.log.story.map((line) => (line.heading ? "— " : "") + table.log.whole(line));
      expect(told).toEqual(python.trimEnd().split("\n"));
      table.close();
    });
