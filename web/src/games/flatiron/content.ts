// Made from the Python types by tools/protocol.py: do not edit.

import { rows, type Row } from "../../lib/rows.ts";
import type { Colour, Location, Slot, Street } from "./moves.ts";

/** The content file, field by field. */
export interface Content {
  streets: string[];
  colours: string[];
  supply: Supply;
  player: Player;
  paperboy: Paperboy;
  price: DecreePrice;
  score: ReputationScore;
  boards: Record<string, Board>;
  cards: Record<string, Card>;
  decrees: Record<string, Decree>;
  floors: Record<string, FloorTile>;
  newspapers: Record<string, News>;
  daniel: Record<string, DanielCard>;
}

export interface Supply {
  pillars: number;
  reputation: number;
}

export interface Player {
  dollars: StartingMoney;
}

export interface StartingMoney {
  first: number;
  second: number;
  solo: number;
}

export interface Paperboy {
  spaces: number[];
}

export interface DecreePrice {
  decree: number;
}

export interface ReputationScore {
  good_reputation: number;
  bad_reputation: number;
}

export interface Board {
  price: Record<string, number>;
  points: Record<string, number>;
  violet: Record<string, Row<Verb>[]>;
  gold: Record<string, Row<Verb>[]>;
}

/** An action (F18–F24), for a player who has so many dollars. No offers: it cannot be done (F25). */
export type Verb =
  | { verb: "trade"; colour: Colour }
  | { verb: "buy_any"; price: number }
  | { verb: "swap" }
  | { verb: "build"; many: number; cost: number; extra: number; doubled: boolean }
  | { verb: "floor"; cost: number; points: number }
  | { verb: "money"; dollars: number }
  | { verb: "money_and_points"; dollars: number; points: number }
  | { verb: "dollars_per_floor" }
  | { verb: "dollars_per_paperboy" }
  | { verb: "points_per_two_floors" }
  | { verb: "points_if_colour"; colour: Colour; points: number }
  | { verb: "buy_card"; change: number }
  | { verb: "buy_decree"; change: number }
  | { verb: "newspaper" }
  | { verb: "copy_own"; cost: number }
  | { verb: "copy_open"; cost: number }
  | { verb: "city_hall"; cost: number };
export const readVerb = rows<Verb>({
  trade: { colour: null },
  buy_any: { price: null },
  swap: {},
  build: { many: null, cost: null, extra: null, doubled: null },
  floor: { cost: null, points: null },
  money: { dollars: null },
  money_and_points: { dollars: null, points: null },
  dollars_per_floor: {},
  dollars_per_paperboy: {},
  points_per_two_floors: {},
  points_if_colour: { colour: null, points: null },
  buy_card: { change: 0 },
  buy_decree: { change: 0 },
  newspaper: {},
  copy_own: { cost: null },
  copy_open: { cost: null },
  city_hall: { cost: null },
});

export interface Card {
  pile: Street;
  street: Street;
  cost: number;
  top: Half;
  bottom: Half;
}

export interface Half {
  action: Row<Verb>;
  mark: number;
}

export interface Decree {
  top: DecreeHalf;
  bottom: DecreeHalf;
}

export interface DecreeHalf {
  score: Row<DecreeVerb>;
  mark: number;
}

/** What half of a decree counts (F31). */
export type DecreeVerb =
  | { verb: "street_cards"; points: number; every: number }
  | { verb: "dollars"; points: number; every: number; most: number }
  | { verb: "reputation"; points: number; every: number }
  | { verb: "stock"; points: number }
  | { verb: "decrees"; points: number }
  | { verb: "levels_with"; colour_one: Colour; colour_other: Colour; points: number }
  | { verb: "built"; colour: Colour; points: number }
  | { verb: "fixed"; points: number };
export const readDecreeVerb = rows<DecreeVerb>({
  street_cards: { points: null, every: null },
  dollars: { points: null, every: null, most: null },
  reputation: { points: null, every: null },
  stock: { points: null },
  decrees: { points: null },
  levels_with: { colour_one: null, colour_other: null, points: null },
  built: { colour: null, points: null },
  fixed: { points: null },
});

export interface FloorTile {
  start: boolean;
  effect: Row<Effect>;
  slots: Row<Bonus>[];
}

/** A floor that changes nothing, such as the Roof (F20). */
export type Effect =
  | { verb: "city_hall_dollars"; dollars: number }
  | { verb: "arrival_dollar"; street: Street }
  | { verb: "share_location" }
  | { verb: "point_per_card"; points: number }
  | { verb: "sell_more"; dollars: number }
  | { verb: "decrees_less"; dollars: number }
  | { verb: "pillars_less"; dollars: number }
  | { verb: "same_colours" }
  | { verb: "points_for_colour"; colour: Colour; points: number };
export const readEffect = rows<Effect>({
  city_hall_dollars: { dollars: null },
  arrival_dollar: { street: null },
  share_location: {},
  point_per_card: { points: null },
  sell_more: { dollars: null },
  decrees_less: { dollars: null },
  pillars_less: { dollars: null },
  same_colours: {},
  points_for_colour: { colour: null, points: null },
});

/** The bonus of a slot (F21). */
export type Bonus =
  | { verb: "points"; points: number }
  | { verb: "points_if_colour"; colour: Colour; points: number }
  | { verb: "dollars"; dollars: number }
  | { verb: "reputation" }
  | { verb: "draw_newspaper" }
  | { verb: "buy_card" }
  | { verb: "newspaper" };
export const readBonus = rows<Bonus>({
  points: { points: null },
  points_if_colour: { colour: null, points: null },
  dollars: { dollars: null },
  reputation: {},
  draw_newspaper: {},
  buy_card: {},
  newspaper: {},
});

export interface News {
  copies: number;
  action: Row<Verb>;
}

export interface DanielCard {
  main: Location;
  alternative: Location;
  action: Row<DanielVerb>;
  popularity: number;
}

/** What one of Daniel's cards tells him to do (F35). */
export type DanielVerb =
  | { verb: "popularity" }
  | { verb: "pillar"; colour: Colour; slots: Slot[] }
  | { verb: "floor"; points: number };
export const readDanielVerb = rows<DanielVerb>({
  popularity: {},
  pillar: { colour: null, slots: null },
  floor: { points: null },
});
