/** Things move because something happened, never because two positions differ. */
import type { AnyGame, Happened } from "../protocol.ts";
import { untrack } from "svelte";
import type { Drawing } from "./drawing.ts";
import { still } from "./settings.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** Calls back once for each drawing that comes into sight, just before it is drawn, with what happened on the way to it.
 * What lies there at the first look has not happened now. */
export function onHappening<G extends AnyGame>(
  table: Table,
  tell: (events: Happened<G>[], drawing: Drawing) => void,
): void {
  const seen = new WeakSet<Drawing>();
  let first = true;
  $effect.pre(() => {
    const drawing = table.drawing;
    untrack(() => {
      if (!drawing || seen.has(drawing)) return;
      seen.add(drawing);
      if (!first) tell(drawing.events, drawing);
      first = false;
    });
  });
}

/** The same for what moves by it: nothing, where nothing should move. */
export function onMoving<G extends AnyGame>(
  table: Table,
  move: (events: Happened<G>[], drawing: Drawing) => void,
): void {
  onHappening<G>(table, (events, drawing) => move(still() ? [] : events, drawing));
}
