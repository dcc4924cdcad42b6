import { expect, test } from "vitest";
import { type Place, placeOf, PLACES } from "./places.ts";

const CUPS: Place = { path: "/club/cups", key: "cups", icon: "flag" };

test("an address belongs to the place that names most of it", () => {
  const places = [...PLACES.filter((one) => one.path === "/club"), CUPS];
  expect(placeOf("/club", places)?.key).toBe("seats");
  expect(placeOf("/club/cups", places)).toBe(CUPS);
  expect(placeOf("/club/cups/x1", places)).toBe(CUPS);
  expect(placeOf("/clubs", places)).toBeUndefined();
});
