import type { Facts } from "../facts.ts";

export const facts: Facts = {
  tint: "#8d2f3c",
  seats: { 1: "orange", 2: "blue", 3: "rose", 4: "green" },
  where: () => [],
  quiet: [],
};
