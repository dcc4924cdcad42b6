import type { Facts } from "../facts.ts";

export const facts: Facts = {
  tint: "#3f4f73",
  seats: { 1: "rose", 2: "green" },
  where: (event) => (event["card"] === undefined ? [] : [`${event.seat}:${String(event["card"])}`]),
};
