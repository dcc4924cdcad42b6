import { expect, test } from "vitest";
import { always, many, matching, notation, number, one, word } from "./notation.ts";

interface Lay {
  kind: "Lay";
  tile: number;
  square: string;
}
interface Buy {
  kind: "Buy";
  end: "top" | "bottom";
}
interface BuyAny {
  kind: "BuyAny";
  card: string;
}
interface Garden {
  kind: "Garden";
  card: "jardin";
  spaces: string[];
}

const { read, write } = notation<Lay | Buy | BuyAny | Garden, { Garden: "card" }>({
  Lay: ["lay {tile} {square}", { tile: number, square: matching(/^[A-D][1-4]$/) }],
  Buy: ["buy {end}", { end: one(["top", "bottom"]) }],
  BuyAny: ["buy {card}", { card: word }],
  Garden: ["card jardin {spaces}", { card: always("jardin"), spaces: many(word) }],
});

test("a text is the first move whose words it has, and the move is that text", () => {
  for (const [text, move] of [
    ["lay 3 A1", { kind: "Lay", tile: 3, square: "A1" }],
    ["buy top", { kind: "Buy", end: "top" }],
    ["buy BW1", { kind: "BuyAny", card: "BW1" }],
    ["card jardin a1+a2", { kind: "Garden", card: "jardin", spaces: ["a1", "a2"] }],
  ] as const) {
    expect(read(text)).toEqual(move);
    expect(write(read(text)!)).toBe(text);
  }
});

test("what is no text of the notation is no move", () => {
  for (const text of ["", "lay", "lay 03 A1", "lay 3 E1", "lay 1e3 A1", "lay ? A1", "lay 3 A1 ", "buy ", "sell top"])
    expect(read(text), text).toBeNull();
});

test("a move that nobody offers can be written too", () => {
  expect(write({ kind: "Buy", end: "middle" })).toBe("buy middle");
  expect(write({ kind: "Garden", spaces: ["a1", "a2"] })).toBe("card jardin a1+a2");
});
