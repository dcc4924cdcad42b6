// Made from the Python types by tools/protocol.py: do not edit.

/** Where on the shelf the game stands. */
export const SHELF = 0;

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

export interface CardSeen {
  card: string;
  owner: string | null;
  declined: boolean;
  unspent: boolean;
}

export interface Shown {
  lamps: Lamp[];
  lights: Record<string, string[]>;
  groups: Record<string, string[][]>;
  areas: Record<string, string[]>;
  spends: Record<string, string[]>;
  items: Item[];
}

export interface Lamp {
  space: string;
  large: boolean;
  reach: string[];
}

export interface Item {
  seat: string;
  line: string;
  points: number;
  key: string;
  figures: Record<string, any>;
  where: string[];
}
