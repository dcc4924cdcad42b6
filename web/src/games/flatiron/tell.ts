/** Daniel's turn reaches the page as one; here it is taken apart, so that it is drawn one thing after the other. */
import type { Happened } from "../../protocol.ts";
import type { View } from "./view.ts";

interface Step {
  view: View;
  events: Happened[];
}

/** What else happens belongs to the thing before it. */
const THINGS = [
  "daniel-card",
  "popularity",
  "build",
  "floor",
  "daniel-decree",
  "daniel-pair",
  "daniel-shuffles",
  "paperboy",
];

export function tell(before: View, after: View, events: Happened[]): Step[] {
  const first = events.findIndex((event) => event.event === "daniel-card");
  if (first < 0 || !before.daniel || !after.daniel) return [];
  const his = events.slice(first);
  let view = begun(before, after, events.slice(0, first), his);
  const steps: Step[] = [];
  for (const event of his) {
    view = done(view, event);
    if (THINGS.includes(event.event)) steps.push({ view, events: [event] });
    else steps.push({ view, events: [...(steps.pop()?.events ?? []), event] });
  }
  return [...steps.slice(0, -1), { view: after, events: steps.at(-1)!.events }];
}

/** The table as it was when his turn began: as it is after it, without what he did. */
function begun(before: View, after: View, mine: Happened[], his: Happened[]): View {
  let levels = after.levels.map((level) => ({ ...level, pillars: [...level.pillars] }));
  const piles = { ...after.piles };
  const view = { ...after, daniel: before.daniel, piles };
  for (const event of his.toReversed()) {
    if (event.event === "build") levels[Number(event["level"]) - 1]!.pillars[Number(event["slot"]) - 1] = null;
    else if (event.event === "floor") [levels, view.next_floor] = [levels.slice(0, -1), String(event["floor"])];
    else if (event.event === "daniel-decree") view.decrees = [...view.decrees, String(event["decree"])];
    else if (event.event === "news") view.news = before.news;
    else if (event.event === "open-card") {
      const street = String(event["street"]);
      const opened = mine.findLast((one) => one.event === "open-card" && one["street"] === street);
      piles[street] = {
        ...piles[street]!,
        open: opened ? String(opened["card"]) : (before.piles[street]?.open ?? null),
      };
    }
  }
  return { ...view, levels };
}

function done(view: View, event: Happened): View {
  const daniel = view.daniel!;
  const card = String(event["card"]);
  switch (event.event) {
    case "daniel-card":
      return {
        ...view,
        daniel: { ...daniel, place: String(event["location"]), open: [...daniel.open, String(event["daniel"])] },
      };
    case "points":
      return event.seat === "daniel" ? { ...view, daniel: { ...daniel, points: Number(event["total"]) } } : view;
    case "build":
      return {
        ...view,
        levels: view.levels.map((level, index) =>
          index + 1 === event["level"]
            ? {
                ...level,
                pillars: level.pillars.map((one, slot) => (slot + 1 === event["slot"] ? String(event["colour"]) : one)),
              }
            : level,
        ),
      };
    case "floor":
      return {
        ...view,
        levels: [
          ...view.levels,
          { floor: String(event["floor"]), pillars: event["floor"] === "roof" ? [] : [null, null, null] },
        ],
        next_floor: null,
      };
    case "open-floor":
      return { ...view, next_floor: String(event["floor"]) };
    case "open-card":
      return {
        ...view,
        piles: { ...view.piles, [String(event["street"])]: { ...view.piles[String(event["street"])]!, open: card } },
      };
    case "daniel-takes":
      return { ...view, daniel: { ...daniel, cards: [...daniel.cards, card] } };
    case "daniel-decree":
      return {
        ...view,
        decrees: view.decrees.filter((one) => one !== event["decree"]),
        daniel: { ...daniel, cards: [...daniel.cards, String(event["decree"])] },
      };
    case "daniel-pair":
      return { ...view, daniel: { ...daniel, pairs: daniel.pairs + 1 } };
    case "daniel-shuffles":
      return { ...view, daniel: { ...daniel, pairs: 0, open: [] } };
    case "news":
      return { ...view, news: String(event["newspaper"]) };
    default:
      return view;
  }
}
