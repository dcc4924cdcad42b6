import { afterEach, expect, test, vi } from "vitest";
import { recorded } from "../../gallery/recorded.ts";
import { signed } from "./figures.ts";
import { Fixture } from "./fixture.svelte.ts";
import { settings } from "./settings.svelte.ts";
import { gained } from "./story.ts";
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

for (const game of ["paris", "couleurs", "flatiron"])
  test(`all that a whole game of ${game} brought is its result, move by move`, async () => {
    const table = new Table(new Fixture(await recorded(`${game}-over`)));
    await vi.waitUntil(() => table.ready);
    const brought = gained(table.feed.log);
    for (const [seat, sheet] of Object.entries(table.state!.outcome!.scores)) {
      expect([seat, brought[seat] ?? 0]).toEqual([seat, sheet["total"]]);
      if (brought[seat]) expect(table.log.brought(seat, table.feed.log)[0]).toContain(signed(brought[seat]));
    }
    table.close();
  });
