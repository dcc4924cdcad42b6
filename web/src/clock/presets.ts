/** Clocks that are usual. */
import type { Timing } from "../protocol.ts";

export const PRESETS: Timing[] = [
  { kind: "live", time: 10, increment: 5 },
  { kind: "live", time: 20, increment: 10 },
  { kind: "live", time: 45, increment: 30 },
  { kind: "days", time: 1, vacation: 3 },
  { kind: "days", time: 3, vacation: 7 },
  { kind: "days", time: 7, vacation: 14 },
];

/** What tells one from the others. */
export const called = (one: Timing): string => `${one.kind}-${one.time}`;
