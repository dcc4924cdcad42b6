/** The letter of a pigment in the reader's language, and its emblem where two share a letter. The notation keeps its own. */
import { createContext } from "svelte";
import { AnyPigment } from "./moves.ts";

/** In a box of ten by ten. */
const EMBLEMS: Record<string, { d: string; line?: boolean }> = {
  R: { d: "M5 0L10 5L5 10L0 5Z" },
  Y: { d: "M5 0L6.500 3.500L10 5L6.500 6.500L5 10L3.500 6.500L0 5L3.500 3.500Z" },
  B: { d: "M0 3.500Q2.500 0 5 3.500T10 3.500M0 7.500Q2.500 4 5 7.500T10 7.500", line: true },
  O: { d: "M0 8A5 6 0 0 1 10 8Z" },
  G: { d: "M.5 9.500C0 3 4 .5 9.500 .5C10 6 7 10 .5 9.500Z" },
  V: {
    d: "M5 5C1.500 3 2.500 0 5 0S8.500 3 5 5C7 1.500 10 2.500 10 5S7 8.500 5 5C8.500 7 7.500 10 5 10S1.500 7 5 5C3 8.500 0 7.500 0 5S3 1.500 5 5Z",
  },
  W: { d: "M5 1A4 4 0 1 1 4.990 1Z", line: true },
  K: { d: "M1 1H9V9H1Z" },
} satisfies Record<AnyPigment, { d: string; line?: boolean }>;

export type Emblem = (typeof EMBLEMS)[string];

export class Letters {
  constructor(readonly say: (key: string) => string) {}

  of = (pigment: string): string => this.say(`letter-${pigment}`);

  /** Only where the letter alone would not tell. */
  emblem(pigment: string): Emblem | null {
    const letter = this.of(pigment);
    return AnyPigment.some((one) => one !== pigment && this.of(one) === letter) ? EMBLEMS[pigment]! : null;
  }
}

export const [letters, setLetters] = createContext<Letters>();
