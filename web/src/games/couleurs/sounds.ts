import type { Sounds } from "../index.ts";
import type { Event } from "./events.ts";

export const sounds: Sounds<Event> = {
  painter: "card",
  place: "stone",
  act: "stone",
  "act-disc": "stone",
  gain: "brush",
  swap: "brush",
  tool: "stone",
  token: "coin",
  take: "card",
  buy: "card",
  play: "card",
  paint: "brush",
  finish: "match",
  disc: "stone",
  over: "chord",
};
