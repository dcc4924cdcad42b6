/** Things move because something happened, never because two positions differ. */
import type { AnyGame, Happened } from "../protocol.ts";
import { untrack } from "svelte";
import type { Drawing } from "./drawing.ts";
import type { Table } from "./table.svelte.ts";

/** Calls back once for each drawing that comes into sight, just before it is drawn, with what happened on the way to it.
 * What lies there at the first look has not moved. */
export function onMoving<G extends AnyGame>(
  table: Table,
  move: (events: Happened<G>[], drawing: Drawing) => void,
): void {
  const seen = new WeakSet<Drawing>();
  let first = true;
  $effect.pre(() => {
    const drawing = table.drawing;
    untrack(() => {
      if (!drawing || seen.has(drawing)) return;
      seen.add(drawing);
      if (!first) move(drawing.events, drawing);
      first = false;
    });
  });
}
