/** Frames: a chain of events as the server went through it, each as what changed since the one before. */
import type { Change, Happened, State } from "../protocol.ts";
import { type Drawing, drawingOf } from "./drawing.ts";
import type { Step } from "./replay.svelte.ts";

/** Data with these changes; what is given stays as it was. */
export function changed<T>(data: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, { at, to }) => put(now, at, to), data) as T;
}

function put(data: unknown, at: readonly (string | number)[], to: unknown): unknown {
  const [place, ...further] = at;
  if (place === undefined) return to;
  if (Array.isArray(data)) return data.toSpliced(Number(place), 1, put(data[Number(place)], further, to));
  const found = data as Record<string, unknown>;
  return { ...found, [place]: put(found[String(place)], further, to) };
}

/** How a new state is shown that comes after a drawing: itself, and before it the steps of the chain that led to it, if
 * somebody else did something in it. What the viewer did himself is drawn with the first of them; the last step is
 * the table as it is now. */
export function shownAfter(before: Drawing | null, state: State, events: Happened[]): [Drawing, Step[]] {
  const { frames } = state;
  const follows = before !== null && before.ply === state.since && before.view.seat === state.seat;
  const mine = frames.findIndex((frame) => frame.events.some((event) => event.seat !== state.seat));
  if (!follows || mine < 0) return [drawingOf(state, before ? events : []), []];
  const steps: Step[] = [];
  let { view, sheets, shown } = before;
  let waiting: Happened[] = [];
  for (const [index, { ply, events, changes }] of frames.entries()) {
    ({ view, sheets, shown } = changed({ view, sheets, shown }, changes));
    waiting = [...waiting, ...events];
    if (index < mine) continue;
    const line = { ply, seat: events.find((event) => event.seat !== null)?.seat ?? null, events };
    steps.push({ line, drawing: { ply, view, sheets, shown, events: waiting } });
    waiting = [];
  }
  const last = steps.at(-1)!;
  last.drawing = drawingOf(state, last.drawing!.events);
  return [last.drawing, steps];
}
