import type { Facts } from "../facts.ts";

/** Orange and blue are pillars in this game, so no seat wears them. */
export const facts: Facts = {
  tint: "#3c5a52",
  seats: { 1: "rose", 2: "green", daniel: "green" },
  where: () => [],
  quiet: [],
  solo: { option: "daniel", levels: ["normal", "hard"] },
};
