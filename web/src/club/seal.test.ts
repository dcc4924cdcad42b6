import { expect, test } from "vitest";
import { groundOf, initialOf } from "./seal.ts";

test("a name has the same seal wherever it is seen, however it is written", () => {
  expect(groundOf("Colette")).toBe(groundOf("COLETTE"));
  expect(new Set(["Ana", "Ben", "Cyd", "Dora", "Émile", "Fay", "Gus", "Hugo"].map(groundOf)).size).toBeGreaterThan(4);
  expect(initialOf(" émile")).toBe("É");
  expect(initialOf("𝒜na")).toBe("𝒜");
  expect(initialOf("")).toBe("");
});
