import type { Happened } from "../../protocol.ts";
import type { Facts } from "../facts.ts";
import type { Couleurs } from "./types.ts";

export type CouleursEvent = Happened<Couleurs>;

/** The place, the card, or what a seat has of a tool or a pigment. */
function where(event: Couleurs["event"]): string[] {
  if ("place" in event) return [event.place];
  if ("card" in event) return [event.card];
  if ("tool" in event) return [`${event.seat}:${event.tool}`];
  return "pigment" in event ? [event.pigment].flat().map((pigment) => `${event.seat}:${pigment}`) : [];
}

export const facts: Facts = {
  tint: "#8d2f3c",
  seats: { 1: "orange", 2: "blue", 3: "rose", 4: "green" },
  where: (event) => where(event as Couleurs["event"]),
  keys: { "1 … 8": "tube" },
};
