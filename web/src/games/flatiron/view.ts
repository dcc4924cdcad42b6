// Made from the Python types by tools/protocol.py: do not edit.

/** Where on the shelf the game stands. */
export const SHELF = 2;

export interface View {
  game: string;
  rules: number;
  options: Record<string, any>;
  seat: string | null;
  to_act: string[];
  decision: Decision | null;
  outcome: Outcome | null;
  agenda: any[];
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
  news: string | null;
  news_pool: number;
  news_gone: string[];
  drawn: (string | null)[];
  paperboy: number | null;
  roof_by: string | null;
}

export interface Decision {
  rule: string;
  key: string;
  figures: Record<string, any>;
}

export interface Outcome {
  reason: string;
  scores: Record<string, Record<string, number>>;
  winners: string[];
}

export interface PlayerSeen {
  boards: string[];
  chosen: boolean;
  office: Office | null;
  dollars: number;
  points: number;
  place: string | null;
  stock: string[];
  columns: Record<string, Column>;
  tokens: number;
  newspapers: number;
  known: string[];
  given: string[];
}

export interface Office {
  board: string;
  side: string;
}

export interface Column {
  above: string[];
  below: string[];
}

export interface DanielSeen {
  office: Office | null;
  points: number;
  place: string | null;
  open: string[];
  pairs: number;
  cards: string[];
}

export interface Level {
  floor: string;
  pillars: (string | null)[];
}

export interface Pile {
  open: string | null;
  unseen: string[];
  under: string[];
}

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
  items: Item[];
}

export interface Row {
  card: string | null;
  end: string | null;
  number: number | null;
  action: Printed | null;
  mark: number;
}

export interface Printed {
  verb: string;
  figures: Record<string, any>;
}

export interface Reputation {
  sum: number;
  tokens: number;
  points: number;
}

export interface Deed {
  row: number | null;
  action: Printed;
  way: string;
  figures: Record<string, any>;
  dollars: number;
  points: number;
  why: Why | null;
}

export interface Why {
  rule: string;
  key: string;
  figures: Record<string, any>;
}

export interface Asked {
  action: Printed;
  street: string | null;
  row: number | null;
  why: Why | null;
}

export interface Item {
  seat: string;
  line: string;
  points: number;
  key: string;
  figures: Record<string, any>;
  where: string[];
}
