import type { Sounds } from "../index.ts";
import type { Event } from "./events.ts";

export const sounds: Sounds<Event> = {
  tile: "stone",
  take: "card",
  build: "stone",
  card: "card",
  piece: "match",
  statue: "stone",
  annex: "stone",
  levitation: "stone",
  spent: "card",
  over: "chord",
};
