import { expect, test } from "vitest";
import { placed, profileOf, sealOf, ticks } from "./people.ts";

test("places are shared, or one's own", () => {
  expect(placed([2, 4])).toBe("2–4");
  expect(placed([3, 3])).toBe("3");
});

test("only who has kept a name, and bots, have a profile", () => {
  expect(profileOf({ kind: "member", name: "Élodie d’Aix" })).toBe("/people/%C3%89lodie%20d%E2%80%99Aix");
  expect(profileOf({ kind: "bot", name: "bot:cocher" })).toBe("/people/bot%3Acocher");
  expect(profileOf({ kind: "guest", name: "Inès" })).toBeNull();
  expect(sealOf({ kind: "gone", name: "" })).toBe("guest");
});

test("an axis has steps that are easily read", () => {
  expect(ticks(1480, 1720)).toEqual([1500, 1600, 1700]);
  expect(ticks(1150, 1850)).toEqual([1200, 1400, 1600, 1800]);
});
