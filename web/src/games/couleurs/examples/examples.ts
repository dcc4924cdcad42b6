/** The examples of the rules, as data: each thing before and after, or as it is. A test asks the rules whether they are so. */
import found from "./examples.json";

type Pair<T> = T[];

export interface Example {
  /** By how many notches the disc is turned. */
  wheel?: Pair<number>;
  /** Pigments by their letters. */
  stock?: Pair<string>;
  /** The space of a tool. */
  tools?: Partial<Record<string, Pair<number>>>;
  /** The points of a tool's token. */
  tokens?: Pair<number>;
  /** What is painted; none: it is finished. */
  paintings?: Partial<Record<string, Pair<string | null>>>;
  /** Whites on what is finished. */
  whites?: number;
  points?: number;
}

export const EXAMPLES: Record<string, Example> = found;
