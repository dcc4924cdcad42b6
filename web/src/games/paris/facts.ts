import type { Facts } from "../facts.ts";

/** The four spaces of a square: A1 holds a1, a2, b1, b2. */
export function spacesOf(square: string): string[] {
  const [column, row] = [square.charCodeAt(0) - 65, Number(square[1]) - 1];
  return [0, 1].flatMap((x) => [1, 2].map((y) => `${"abcdefgh"[2 * column + x]}${2 * row + y}`));
}

/** Is it a space of the board? What happens elsewhere is named by the building or the postcard. */
export const isSpace = (id: string): boolean => /^[a-h][1-8]$/.test(id);

export const facts: Facts = {
  tint: "#1f3263",
  opens: "dark",
  seats: { orange: "orange", blue: "blue" },
  keys: { R: "turn", F: "mirror" },
  where: (event) => [
    ...(event["spaces"] === undefined ? [] : [event["spaces"]].flat().flatMap((one) => String(one).split(/[+ ,]+/))),
    ...(event["space"] === undefined ? [] : [String(event["space"])]),
    ...(event["square"] === undefined ? [] : spacesOf(String(event["square"]))),
    ...(event.event === "take" ? [String(event["building"])] : []),
    ...(event.event === "card" || event.event === "decline" ? [String(event["card"])] : []),
  ],
};
