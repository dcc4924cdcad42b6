/** The examples of the rules, as data: each thing before and after. A test asks the rules whether they are so. */
import found from "./examples.json";

type Pair<T> = T[];

export interface Example {
  /** Pigments by their letters. */
  stock: Pair<string>;
  /** The space of a tool. */
  tools?: Partial<Record<string, Pair<number>>>;
  /** What is painted; none: it is finished. */
  paintings?: Partial<Record<string, Pair<string | null>>>;
}

export const EXAMPLES: Record<string, Example> = found;
