/** The pigments as they look, and chance that is always the same for the same painting. */
import type { AnyPigment, RimAction } from "./moves.ts";

interface Paint {
  fill: string;
  edge: string;
  pale: string;
  letter: string;
}

export const PAINT: Record<string, Paint> = {
  R: { fill: "#c5352c", edge: "#7e2626", pale: "#eab8aa", letter: "#fff" },
  Y: { fill: "#f2bd2b", edge: "#997825", pale: "#f7df9b", letter: "#22303c" },
  B: { fill: "#2b5fb0", edge: "#223f75", pale: "#b8c5d5", letter: "#fff" },
  O: { fill: "#e5812a", edge: "#915424", pale: "#f4d0aa", letter: "#22303c" },
  G: { fill: "#347840", edge: "#274e32", pale: "#bbcdb1", letter: "#fff" },
  V: { fill: "#73479b", edge: "#4d3168", pale: "#cfbdce", letter: "#fff" },
  W: { fill: "#fffdf6", edge: "#8c8268", pale: "#f3ead7", letter: "#22303c" },
  K: { fill: "#26262c", edge: "#1f1d26", pale: "#b7b3aa", letter: "#fff" },
} satisfies Record<AnyPigment, Paint>;

/** What an action of the rim is drawn with: the pigment that comes of it, and what it is mixed from. */
export const DABS: Record<string, { dab: AnyPigment; from: AnyPigment[] }> = {
  red: { dab: "R", from: [] },
  yellow: { dab: "Y", from: [] },
  blue: { dab: "B", from: [] },
  orange: { dab: "O", from: ["R", "Y"] },
  green: { dab: "G", from: ["Y", "B"] },
  violet: { dab: "V", from: ["R", "B"] },
  black: { dab: "K", from: ["O", "G", "V"] },
  white: { dab: "W", from: [] },
} satisfies Partial<Record<RimAction | "white", { dab: AnyPigment; from: AnyPigment[] }>>;

export const SEAT_FILL: Record<string, string> = {
  orange: "#e8722c",
  blue: "#3f8fd8",
  rose: "#c2476b",
  green: "#4d8f5b",
};
export const SEAT_DARK: Record<string, string> = {
  orange: "#934e27",
  blue: "#306391",
  rose: "#7d324c",
  green: "#395d43",
};

/** A row of numbers between 0 and 1 that belongs to a word. */
export function chance(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
  };
}

/** A colour with some of another in it. */
export function blend(one: string, other: string, share: number): string {
  const parts = (colour: string): number[] =>
    [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
  const [a, b] = [parts(one), parts(other)];
  return `#${a
    .map((part, index) =>
      Math.round(part + (b[index]! - part) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
