// Made from the Python types by tools/protocol.py: do not edit.

import type { Item, Near, Outcome } from "../../protocol.ts";

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
  phase: number;
  starter: string | null;
  ground: string[];
  tiles: Laid[];
  buildings: BuildingSeen[];
  annex: AnnexSeen | null;
  pieces: PieceSeen[];
  cards: CardSeen[];
  pool: string[];
  reserves: Record<string, string[]>;
  hands: Record<string, (number | null)[]>;
  piles: Record<string, number>;
  tokens: Record<string, number>;
  chimneys: Record<string, number>;
  done_first: string | null;
  passes: number;
}

/** A tile on the board. */
export interface Laid {
  square: string;
  owner: string;
  tile: number;
  turns: number;
}

export interface BuildingSeen {
  building: string;
  owner: string;
  spaces: string[];
}

export interface AnnexSeen {
  space: string;
  building: string;
}

export interface PieceSeen {
  card: string;
  owner: string;
  space: string;
  facing: string | null;
}

/** A postcard in play: whose token is on it, whether it was declined, whether its power is still to be spent. */
export interface CardSeen {
  card: string;
  owner: string | null;
  declined: boolean;
  unspent: boolean;
}

/** What was chosen before the game. */
export type Options = {
  edition: "fr" | "en";
  first: "random" | "orange" | "blue";
  flip: boolean;
  hand: number;
  postcards: "first" | "random" | ("bouquinistes" | "chartier" | "fontaine" | "grande-lumiere" | "jardin" | "lampadaire" | "levitation" | "metropolitain" | "moulin-rouge" | "peintre" | "penseur" | "sacre-coeur")[];
};

/** What is being asked, by which rule. */
export type Decision =
  | { rule: "P9"; key: "phase-one"; figures: Record<string, never> }
  | { rule: "P13"; key: "phase-two"; figures: Record<string, never> };

export interface Shown {
  lamps: Lamp[];
  lights: Record<string, string[]>;
  groups: Record<string, string[][]>;
  areas: Record<string, string[]>;
  spends: Record<string, string[]>;
  items: Item[];
  endings: Near[];
}

/** A light that exists: its space, and the spaces it reaches (the large one: as far as nothing shades them). */
export interface Lamp {
  space: string;
  large: boolean;
  reach: string[];
}
