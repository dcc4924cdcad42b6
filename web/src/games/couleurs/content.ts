// Made from the Python types by tools/protocol.py: do not edit.

/** The content file, field by field. */
export interface Content {
  ring: Ring;
  disc: DiscContent;
  easels: Easels;
  tools: Tools;
  tool_track: ToolTrack;
  player: PlayerContent;
  supply: Supply;
  score: Score;
  bonus: Record<string, BonusContent>;
  bonus_swap: BonusSwap;
  painters: PaintersContent;
  paintings: Record<string, PaintingContent>;
}

export interface Ring {
  "2": number[];
  "3": number[];
  "4": number[];
  half_turn: number;
}

export interface DiscContent {
  rim: string[];
  inner: string[];
  centre: string;
}

export interface Easels {
  "2": number;
  "3": number;
  "4": number;
}

export interface Tools {
  tube: number[];
  palette: number[];
  brush: number[];
}

export interface ToolTrack {
  bonus_space: number;
  end_space: number;
}

export interface PlayerContent {
  assistants: number;
  more_assistants: number;
  stock: Record<string, number>;
  stock_limit: number;
  whites_per_painting: number;
}

export interface Supply {
  K: number;
}

export interface Score {
  black: number;
  white: number;
  tool_bonus: number;
  tool_end: number;
}

export interface BonusContent {
  copies: number;
  cost: number;
}

export interface BonusSwap {
  at_most: number;
}

export interface PaintersContent {
  degas_pigments: number;
  flash_squares: number;
  lautrec_squares: number;
  van_gogh_limit: number;
  names: string[];
}

export interface PaintingContent {
  points: number;
  painter: string;
  title: string;
  squares: string[];
}
