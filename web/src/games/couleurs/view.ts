// Made from the Python types by tools/protocol.py: do not edit.

/** Where on the shelf the game stands. */
export const SHELF = 1;

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
  round: number;
  first: string | null;
  turned: number;
  places: PlaceSeen[];
  easels: (string | null)[];
  offers: (string | null)[];
  deck: string[];
  gone: string[];
  bonus_deck: string[];
  bonus_discard: string[];
  players: Record<string, PlayerSeen>;
  painters_shown: boolean;
  colour: string | null;
  next_first: string | null;
  turner: string | null;
  blacks_left: number;
  ending: string | null;
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

export interface PlaceSeen {
  place: string;
  action: string;
  spaces: number | null;
  assistants: Assistant[];
}

export interface Assistant {
  seat: string;
  standing: boolean;
}

export interface PlayerSeen {
  hand: number;
  newcomers: number;
  stock: Record<string, number>;
  limit: number;
  tools: ToolSeen[];
  canvases: CanvasSeen[];
  finished: FinishedSeen[];
  bonuses: string[];
  used: string | null;
  painter: string | null;
  tiles: (string | null)[];
  chosen: boolean;
}

export interface ToolSeen {
  tool: string;
  space: number;
  level: number;
  token: number;
}

export interface CanvasSeen {
  card: string;
  points: number;
  squares: string;
  filled: string;
}

export interface FinishedSeen {
  card: string;
  points: number;
  whites: number;
}

export interface Shown {
  phase: string;
  asked: Asked | null;
  queue: string[];
  next: Record<string, string>;
  uses: Record<string, Use>;
  last: string | null;
  notches: number;
  half_turn: number;
  renews: boolean;
  held: Record<string, number>;
  items: Item[];
}

export interface Asked {
  seat: string;
  key: string;
}

export interface Use {
  key: string;
  figures: Record<string, any>;
  lacks: Why | null;
}

export interface Why {
  rule: string;
  key: string;
  figures: Record<string, any>;
}

export interface Item {
  seat: string;
  line: string;
  points: number;
  key: string;
  figures: Record<string, any>;
  where: string[];
}
