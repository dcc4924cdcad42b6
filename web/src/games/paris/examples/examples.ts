/** The examples of the rules, as data; a test asks the rules whether they are so. */
import found from "./examples.json";

export interface Example {
  /** What is printed, the highest row first; the corner at a1. */
  ground: string[];
  /** What stands there, as the notation writes it after the seat it belongs to. */
  before: string[];
  /** What orange does; without a move, the position is counted as it stands. */
  move?: string;
  /** What orange may not do. */
  not?: string;
  points?: number[];
  /** Lights that reach a building when the move is made. */
  lights?: Record<string, number>;
  /** What counts for the piece, when the move is made. */
  spaces?: string[];
}

/** All that there is of something, as it lies in the box. */
export interface Plate {
  plate: "tiles" | "buildings";
}

export const EXAMPLES = found as Record<string, Example | Plate>;
