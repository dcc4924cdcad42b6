import { expect, test } from "vitest";
import { HEIGHTS, WIDTHS } from "./sizes.ts";

const sheets = import.meta.glob<string>(["../**/*.svelte", "../**/*.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every width and height of a media query is one of the list", () => {
  const known = { width: Object.values(WIDTHS).flat(), height: Object.values(HEIGHTS).flat() };
  const used = new Set<string>();
  for (const [path, text] of Object.entries(sheets))
    for (const [, query] of text.matchAll(/@media([^{]*)\{/g))
      for (const [said, bound, what, size] of query!.matchAll(/(min|max)-(width|height): (\d+)px/g)) {
        const last = Number(size) - (bound === "min" ? 1 : 0);
        expect(known[what as "width" | "height"], `${path}: ${said}`).toContain(last);
        used.add(`${what} ${last}`);
      }
  const listed = Object.entries(known).flatMap(([what, sizes]) => sizes.map((size) => `${what} ${size}`));
  expect([...used].sort()).toEqual(listed.sort());
});

test("the frame takes its colours from the tokens", () => {
  for (const [path, text] of Object.entries(sheets)) {
    if (!/^\.\.\/(frame|screens|text|art)\/[^/]+$/.test(path) || /art\/(Emblem|Logo)/.test(path)) continue;
    const style = text.split("<style>")[1] ?? (path.endsWith(".css") ? text : "");
    expect(style.match(/#[0-9a-f]{3,8}\b/gi), path).toBeNull();
  }
});
