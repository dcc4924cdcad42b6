import { describe, expect, test } from "vitest";
import { checksum, read, write } from "./link.ts";

const TABLE = {
  game: "couleurs",
  names: { 1: "Ada", 2: "Zoé 🎨" },
  data: { game: "couleurs", players: { 1: { paintings: [{ points: 14, whites: 1 }], black: 2 }, 2: {} } },
};

describe("a table in a link", () => {
  test("comes back as it went", async () => {
    expect(await read(await write(TABLE))).toEqual({ table: TABLE });
  });

  test("the checksum is the common one", () => {
    expect(checksum("123456789")).toBe((0xcbf43926).toString(36));
  });

  test("stands in an address as it is", async () => {
    expect(await write(TABLE)).toMatch(/^[\w.-]+$/);
  });

  test("cut anywhere, it says so", async () => {
    const link = await write(TABLE);
    for (let end = 0; end < link.length; end++) expect(await read(link.slice(0, end))).toEqual({ fault: "broken" });
  });

  test("changed anywhere, it says so", async () => {
    const link = await write(TABLE);
    for (let at = 0; at < link.length; at++) {
      const changed = link.slice(0, at) + (link[at] === "0" ? "Q" : "0") + link.slice(at + 1);
      expect(await read(changed)).toEqual({ fault: "broken" });
    }
  });

  test("made by a newer page, it says that", async () => {
    const text = (await write(TABLE)).split(".")[2]!;
    expect(await read(`2.${checksum(`2${text}`)}.${text}`)).toEqual({ fault: "newer" });
  });

  test("whole, and of something else, it is broken too", async () => {
    expect(await read(`1.${checksum("1AAAA")}.AAAA`)).toEqual({ fault: "broken" });
  });
});
