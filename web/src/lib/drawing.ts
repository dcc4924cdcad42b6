/** A position to draw: the table as it is, as it was, or as it was seen in a finished game. */
import type { Item, State } from "../protocol.ts";
import type { GameEvent } from "./feed.ts";

/** What every game's view has, as far as the frame draws from it. */
export interface AnyView {
  seat: string | null;
  to_act: string[];
  options: Record<string, unknown>;
  decision: { rule: string; key: string; figures: Record<string, unknown> } | null;
  outcome: { reason: string; scores: Record<string, Record<string, number>>; winners: string[] } | null;
}

/** What every game says besides its view, where it is drawn. */
export interface AnyShown {
  items: Item[];
}

export interface Drawing<View = AnyView, Shown = AnyShown> {
  ply: number;
  view: View;
  sheets: Record<string, Record<string, number>>;
  shown: Shown | null;
  /** What happened on the way to it from what was drawn before: this is what moves. None where it was jumped to. */
  events: GameEvent[];
}

export function drawingOf(state: State, events: GameEvent[] = []): Drawing {
  const { ply, view, sheets, shown } = state as State & { view: AnyView; shown: AnyShown | null };
  return { ply, view, sheets, shown, events };
}
