/** The examples of the rules, as data: each thing before and after. A test asks the rules whether they are so. */
import type { Street } from "../moves.ts";
import found from "./examples.json";

type Pair<T> = T[];

/** Something of the box as it is printed. */
export type Plate = { floor: string } | { card: string } | { board: string };

export interface Example {
  plate?: Plate;
  /** The floor whose effect matters. */
  effect?: string;
  street?: Street;
  /** The cards of a column with the half that shows, from the top. */
  column?: Pair<string>;
  stock?: Pair<string>;
  floor?: Pair<string[]>;
  dollars?: Pair<number>;
  points?: Pair<number>;
  paperboy?: Pair<number>;
  newspapers?: Pair<number>;
  tokens?: Pair<number>;
  reputation?: Pair<number>;
  decrees?: Pair<number>;
}

export const EXAMPLES = found as Record<string, Example>;
