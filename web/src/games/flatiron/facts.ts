import type { Facts } from "../facts.ts";

/** Orange and blue are pillars in this game, so no seat wears them. */
export const facts: Facts = {
  seats: { 1: "rose", 2: "green", daniel: "green" },
  where: () => [],
  quiet: [],
};
