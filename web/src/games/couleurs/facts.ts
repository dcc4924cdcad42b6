import type { Facts } from "../facts.ts";

export const facts: Facts = {
  tint: "#8d2f3c",
  seats: { 1: "orange", 2: "blue", 3: "rose", 4: "green" },
  where: (event) => [
    ...(event["place"] === undefined ? [] : [String(event["place"])]),
    ...(event["card"] === undefined ? [] : [event["card"]].flat().map(String)),
    ...(event["tool"] === undefined ? [] : [event["tool"]].flat().map((tool) => `${event.seat}:${tool}`)),
    ...(event["pigment"] === undefined || event["card"] !== undefined
      ? []
      : [event["pigment"]].flat().map((pigment) => `${event.seat}:${pigment}`)),
  ],
  quiet: ["deal", "acting"],
};
