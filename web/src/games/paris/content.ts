// Made from the Python types by tools/protocol.py: do not edit.

/** The content file, field by field. */
export interface Content {
  tiles: Record<string, string[]>;
  buildings: Record<string, string[]>;
  garden: Shape;
  grande_lumiere: Reach;
  postcards: Record<string, Card>;
  player: Supply;
  score: Score;
}

export interface Shape {
  shape: string[];
}

export interface Reach {
  reach: number;
}

export interface Card {
  first?: boolean;
  stamp?: boolean;
}

export interface Supply {
  tokens: number;
  chimneys: number;
}

export interface Score {
  unbuilt: number;
}
