import type { Facts } from "../facts.ts";

/** Which figures of an event are which things on the table. */
const THINGS: Record<string, string> = { location: "place", card: "card", decree: "card", daniel: "daniel" };

/** Orange and blue are pillars in this game, so no seat wears them. */
export const facts: Facts = {
  tint: "#3c5a52",
  seats: { 1: "rose", 2: "green", daniel: "green" },
  where: (event) => {
    const found = Object.entries(THINGS).flatMap(([figure, kind]) =>
      event[figure] === undefined ? [] : [`${kind}-${String(event[figure])}`],
    );
    switch (event.event) {
      case "build":
        return [...found, `slot-${String(event["level"])}-${String(event["slot"])}`];
      case "floor":
        return [...found, `floor-${String(event["level"])}`];
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
        return [`pile-${String(event["street"])}`];
      case "buy-pillar":
      case "sell-pillar":
        return [`stock-${event.seat}-${String(event["colour"])}`];
      case "swap":
        return [
          `stock-${event.seat}-${String(event["colour_given"])}`,
          `stock-${event.seat}-${String(event["colour_taken"])}`,
        ];
      default:
        return found;
    }
  },
  quiet: ["open-decree", "start-floor", "deal-boards"],
  solo: { option: "daniel", levels: ["normal", "hard"] },
};
