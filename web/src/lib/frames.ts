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

/** How a new state is shown that comes after a drawing: itself, and before it the steps of the chain that led to it. It
 * is shown step by step where somebody acts in it who never decides, and so has no line of his own, or where more happens
 * than is seen at a glance. The last step is the table as it is now. */
export function shownAfter(
  before: Drawing | null,
  state: State,
  events: Happened[],
  quiet: readonly string[] = [],
): [Drawing, Step[]] {
  const follows = before !== null && before.ply === state.since && before.view.seat === state.seat;
  const steps = follows ? stepsOf(before, state, quiet) : [];
  const never = (seat: string | null): boolean => seat !== null && state.seats[seat]?.kind === seat;
  const acts = steps.some(({ line }) => line.events.some((event) => never(event.seat)));
  if (!acts && steps.length <= GLANCE) return [drawingOf(state, before ? events : []), []];
  const last = steps.at(-1)!;
  last.drawing = drawingOf(state, last.drawing!.events);
  return [last.drawing, steps];
}

const GLANCE = 2;

/** A step for each frame of the others. What the viewer did himself is drawn with the first of them, and what nobody misses
 * in the log with the one before it. */
function stepsOf(before: Drawing, { frames, seat: mine }: State, quiet: readonly string[]): Step[] {
  const steps: Step[] = [];
  let { view, sheets, shown } = before;
  let waiting: Happened[] = [];
  let seat: string | null = null;
  for (const { ply, events, changes } of frames) {
    ({ view, sheets, shown } = changed({ view, sheets, shown }, changes));
    waiting = [...waiting, ...events];
    seat = events.find((event) => event.seat !== null)?.seat ?? seat;
    const last = steps.at(-1);
    if (events.every((event) => quiet.includes(event.event))) {
      if (last?.drawing) last.drawing = { ply, view, sheets, shown, events: [...last.drawing.events, ...events] };
      if (last) waiting = [];
    } else if (last || events.some((event) => event.seat !== mine)) {
      steps.push({ line: { ply, seat, events }, drawing: { ply, view, sheets, shown, events: waiting } });
      waiting = [];
    }
  }
  return steps;
}
