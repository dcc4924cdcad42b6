/** A position to draw: the table as it is, as it was, or as it was seen in a finished game. */
import type { Happened, Shown, State, View } from "../protocol.ts";

export interface Drawing {
  ply: number;
  view: View;
  sheets: Record<string, Record<string, number>>;
  shown: Shown | null;
  /** What happened on the way to it from what was drawn before: this is what moves. None where it was jumped to. */
  events: Happened[];
}

/** Of a state in which the game has begun. */
export function drawingOf({ ply, view, sheets, shown }: State, events: Happened[] = []): Drawing {
  return { ply, view: view!, sheets, shown, events };
}
