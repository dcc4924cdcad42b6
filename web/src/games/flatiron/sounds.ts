import type { Sounds } from "../index.ts";
import type { Event } from "./events.ts";

export const sounds: Sounds<Event> = {
  board: "card",
  move: "card",
  "buy-card": "card",
  "buy-decree": "card",
  dollars: "coin",
  spend: "card",
  "buy-pillar": "coin",
  "sell-pillar": "coin",
  build: "stone",
  floor: "stone",
  points: "match",
  draw: "card",
  "daniel-card": "card",
  "daniel-decree": "card",
  "daniel-takes": "card",
  over: "chord",
};
