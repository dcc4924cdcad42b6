import { expect, test } from "vitest";
import { seated } from "../../gallery/seated.ts";
import { named } from "./named.ts";

test("the table in words calls everybody as the rest of the page does", async () => {
  const { table } = await seated("couleurs-place");
  const mine = table.state!.mine[0]!;
  const other = Object.keys(table.state!.seats).find((seat) => seat !== mine)!;
  const [me, them] = [table.word("seat", mine), table.word("seat", other)];
  expect(table.name(other)).not.toBe(them);
  expect(named(`sector 1. Standing: ${me}. Done: ${them} ×2.`, table)).toBe(
    `sector 1. Standing: you. Done: ${table.name(other)} ×2.`,
  );
  expect(named(`${me}: 2 assistants in hand`, table)).toMatch(/^You: 2/);
});

test("seats that are colours stay colours, as the pieces do", async () => {
  const { table } = await seated("paris-build");
  const line = `${table.word("seat", "orange")}: tokens 3`;
  expect(named(line, table)).toBe(line);
});
