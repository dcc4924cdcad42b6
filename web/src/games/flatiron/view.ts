// Made from the Python types by tools/protocol.py: do not edit.

import type { Item, Near, Outcome } from "../../protocol.ts";
import type { Colour, End, Kind, Location, Side, Street } from "./moves.ts";

export interface View {
  game: string;
  rules: number;
  options: Options;
  seat: string | null;
  to_act: string[];
  decision: Decision | null;
  outcome: Outcome | null;
  agenda: unknown[];
  resigned: string[];
  starter: string | null;
  turns: number;
  players: Record<string, PlayerSeen>;
  daniel: DanielSeen | null;
  levels: Level[];
  next_floor: string | null;
  floor_pile: number;
  floors_unseen: string[];
  piles: Record<string, Pile>;
  decrees: string[];
  supply: Record<string, number>;
  reputation: number;
  news: Kind | null;
  news_pool: number;
  news_gone: Kind[];
  drawn: (Kind | null)[];
  paperboy: number | null;
  roof_by: string | null;
}

/** A player's side of the table. */
export interface PlayerSeen {
  boards: string[];
  chosen: boolean;
  office: Office | null;
  dollars: number;
  points: number;
  place: Location | null;
  stock: Colour[];
  columns: Record<string, Column>;
  tokens: number;
  newspapers: number;
  known: Kind[];
  given: Kind[];
}

/** A player's board and the side that is up. */
export interface Office {
  board: string;
  side: Side;
}

/** The cards tucked into a column (F12): above and below the board, the nearest to it first. */
export interface Column {
  above: string[];
  below: string[];
}

export interface DanielSeen {
  office: Office | null;
  points: number;
  place: Location | null;
  open: string[];
  pairs: number;
  cards: string[];
}

/** A floor of the building and the pillars on its slots; the Roof has none. */
export interface Level {
  floor: string;
  pillars: (Colour | null)[];
}

/** A street pile: the open card, the cards never seen, and below them those turned under, in their order (F39). */
export interface Pile {
  open: string | null;
  unseen: string[];
  under: string[];
}

/** What was chosen before the game. */
export type Options = {
  daniel: "off" | "normal" | "hard";
  first: "random" | "1" | "2";
  side: "violet" | "free";
  turn_limit: number;
};

/** What is being asked, by which rule. */
export type Decision =
  | { rule: "F7"; key: "board"; figures: Record<string, never> }
  | { rule: "F10"; key: "move"; figures: Record<string, never> }
  | { rule: "F11"; key: "one-thing"; figures: Record<string, never> }
  | { rule: "F15"; key: "action"; figures: { street: Street; place: number } }
  | { rule: "F15"; key: "action"; figures: Record<string, never> }
  | { rule: "F16"; key: "end"; figures: Record<string, never> }
  | { rule: "F22"; key: "action"; figures: Record<string, never> }
  | { rule: "F19"; key: "second-pillar"; figures: Record<string, never> }
  | { rule: "F27"; key: "keep"; figures: Record<string, never> };

export interface Shown {
  turn: string | null;
  columns: Record<string, Record<string, Row[]>>;
  room: Record<string, Record<string, number>>;
  reputation: Record<string, Record<string, Reputation>>;
  prices: Record<string, Record<string, number>>;
  sales: Record<string, Record<string, number>>;
  worth: Record<string, Record<string, number>>;
  decree_price: number;
  taken: Record<string, number>;
  decrees: Record<string, Record<string, number>>;
  activations: Record<string, Deed[]>;
  asked: Asked | null;
  buys: Record<string, Bought>;
  puts: Record<string, Put>;
  arrival: Record<string, number>;
  marks: number;
  items: Item[];
  endings: Near[];
}

/** One visible thing of a column: a half of a card, a decree, or what is printed on the board. */
export interface Row {
  card: string | null;
  end: End | null;
  number: number | null;
  action: Printed | null;
  mark: number;
}

/** An action as it is printed: its verb, with `action-VERB` in the catalogue, and its figures. */
export type Printed =
  | { verb: "trade"; figures: { colour: Colour } }
  | { verb: "buy_any"; figures: { price: number } }
  | { verb: "swap"; figures: Record<string, never> }
  | { verb: "build"; figures: { many: number; cost: number; extra: number; doubled: boolean } }
  | { verb: "floor"; figures: { cost: number; points: number } }
  | { verb: "money"; figures: { dollars: number } }
  | { verb: "money_and_points"; figures: { dollars: number; points: number } }
  | { verb: "dollars_per_floor"; figures: Record<string, never> }
  | { verb: "dollars_per_paperboy"; figures: Record<string, never> }
  | { verb: "points_per_two_floors"; figures: Record<string, never> }
  | { verb: "points_if_colour"; figures: { colour: Colour; points: number } }
  | { verb: "buy_card"; figures: { change: number } }
  | { verb: "buy_decree"; figures: { change: number } }
  | { verb: "newspaper"; figures: Record<string, never> }
  | { verb: "copy_own"; figures: { cost: number } }
  | { verb: "copy_open"; figures: { cost: number } }
  | { verb: "city_hall"; figures: { cost: number } };

/** F30. What a column is worth with the tokens that belong there. */
export interface Reputation {
  sum: number;
  tokens: number;
  points: number;
}

/** What one action of an activation would do, all before it done as told. A choice that is the player's alone, such as what to copy, is left open: the action stands there, and changes neither money nor points. A pillar is told as sold, or as not bought, where the money makes more possible. */
export type Deed = {
  row: number | null;
  action: Printed;
  dollars: number;
  points: number;
  why: Why | null;
  paperboy: number[];
} & (
  | { way: "sell"; figures: { colour: Colour; price: number } }
  | { way: "sale"; figures: { colour: Colour; price: number } }
  | { way: "offer"; figures: { colour: Colour; price: number } }
  | { way: "offer_any"; figures: { colour: Colour; price: number } }
  | { way: "trade"; figures: { colour: Colour; price: number } }
  | { way: "buy_any"; figures: { colour: Colour; price: number } }
  | { way: "swap"; figures: Record<string, never> }
  | { way: "build"; figures: { colour: Colour[]; cost: number; level: number; count: number } }
  | { way: "floor"; figures: { level: number; floor: string | null; cost: number } }
  | { way: "money"; figures: { dollars: number; gained: number; scored: number } }
  | { way: "money_and_points"; figures: { dollars: number; points: number; gained: number; scored: number } }
  | { way: "dollars_per_floor"; figures: { gained: number; scored: number } }
  | { way: "dollars_per_paperboy"; figures: { gained: number; scored: number } }
  | { way: "points_per_two_floors"; figures: { gained: number; scored: number } }
  | { way: "points_if_colour"; figures: { colour: Colour; points: number; gained: number; scored: number } }
  | { way: "buy_card"; figures: { change: number } }
  | { way: "buy_decree"; figures: { change: number } }
  | { way: "newspaper"; figures: Record<string, never> }
  | { way: "copy_own"; figures: { cost: number } }
  | { way: "copy_open"; figures: { cost: number } }
  | { way: "city_hall"; figures: { cost: number } }
  | { way: "impossible"; figures: Record<string, never> }
);

/** Why a move is not offered: the rule's number and `why-KEY` in the game's catalogue. */
export interface Why {
  rule: string;
  key: string;
  figures: Record<string, unknown>;
}

/** The action about which the viewer is asked. */
export interface Asked {
  action: Printed;
  street: Street | null;
  row: number | null;
  why: Why | null;
}

/** F12. A street card that a move buys: the column that it goes to, and what is paid. */
export interface Bought {
  card: string;
  street: Street;
  price: number;
}

/** F19, F21. A pillar that a move builds: what it brings at once with its slot, which may give something else besides; and what is paid for it. */
export interface Put {
  points: number;
  dollars: number;
  price: number;
}
