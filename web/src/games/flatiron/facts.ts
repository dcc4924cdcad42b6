import type { AnyEvent } from "../../protocol.ts";
import type { Facts } from "../facts.ts";
import type { Flatiron } from "./types.ts";

/** Where it happened, in the ids of the table's things. */
function where(event: Flatiron["event"]): string[] {
  switch (event.event) {
    case "build":
      return [`slot-${event.level}-${event.slot}`];
    case "floor":
      return [`floor-${event.level}`];
    case "open-floor":
      return ["next-floor"];
    case "points":
      return [`score-${event.seat}`];
    case "paperboy":
      return ["paperboy", `score-${event.seat}`];
    case "dollars":
      return [`dollars-${event.seat}`];
    case "news":
    case "spend":
      return ["news"];
    case "open-card":
      return [`pile-${event.street}`];
    case "buy-pillar":
    case "sell-pillar":
      return [`stock-${event.seat}-${event.colour}`];
    case "swap":
      return [`stock-${event.seat}-${event.colour_given}`, `stock-${event.seat}-${event.colour_taken}`];
    case "daniel-card":
      return [`place-${event.location}`, `daniel-${event.daniel}`];
    case "move":
    case "activate":
    case "daniel-pair":
      return [`place-${event.location}`];
    case "buy-card":
    case "copy-open":
    case "daniel-takes":
      return [`card-${event.card}`];
    case "open-decree":
    case "buy-decree":
    case "daniel-decree":
      return [`card-${event.decree}`];
    default:
      return [];
  }
}

/** Orange and blue are pillars in this game, so no seat wears them. */
export const facts: Facts = {
  tint: "#3c5a52",
  seats: { 1: "rose", 2: "green", daniel: "green" },
  where: (event: AnyEvent) => where(event as Flatiron["event"]),
  keys: { "1 … 9": "way", S: "skip" },
  solo: { option: "daniel", levels: ["normal", "hard"] },
};
