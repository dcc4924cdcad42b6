/** Frames: a chain of events as the server went through it, each as what changed since the one before. */
import type { Change, ChangesSent, Happened, State, Telling } from "../protocol.ts";
import { type Drawing, drawingOf } from "./drawing.ts";
import type { Step } from "./replay.svelte.ts";
import { story, type StoryLine } from "./story.ts";

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

/** The state that follows another, as a message tells what changed: its frames lead to the drawing, where it has any. */
export function followed(state: State, { seats, events, since, frames, changes }: ChangesSent): State {
  const { view, sheets, shown } = state;
  const drawing = changed(
    { view, sheets, shown },
    frames.flatMap((frame) => frame.changes),
  );
  return changed({ ...state, ...drawing, seats, events, since, frames }, changes);
}

/** How a new state is shown that comes after a drawing: itself, and before it the acts of the others that led to it, each
 * a step. Who acts without ever deciding, and so has no line of his own, is shown thing by thing. The last step is the
 * table as it is now. */
export function shownAfter(
  before: Drawing | null,
  state: State,
  events: Happened[],
  kinds: Record<string, Telling> = {},
): [Drawing, Step[]] {
  const follows = before !== null && before.view.seat === state.seat && before.ply < state.ply;
  const steps = follows ? stepsOf(before, state, events, kinds) : [];
  const last = steps.at(-1);
  if (!last) return [drawingOf(state, before ? events : []), []];
  last.drawing = drawingOf(state, last.drawing!.events);
  return [last.drawing, steps];
}

/** A step for each act of the others. What the viewer did himself is drawn with the first of them, and what nobody misses
 * or is but a heading with the one before it. */
function stepsOf(before: Drawing, state: State, happened: Happened[], kinds: Record<string, Telling>): Step[] {
  const steps: Step[] = [];
  let { view, sheets, shown } = before;
  let waiting: Happened[] = [];
  let seat: string | null = null;
  let act: StoryLine | undefined;
  const framed = before.ply === state.since && state.frames.length > 0;
  const frames = framed ? state.frames : [{ ply: state.ply - 1, events: happened, changes: [] }];
  const lines = story(
    kinds,
    frames.flatMap((frame) => frame.events),
  ).filter((line) => !line.heading);
  const never = (one: string | null): boolean => one !== null && state.seats[one]?.kind === one;
  for (const { ply, events, changes } of frames) {
    ({ view, sheets, shown } = changed({ view, sheets, shown }, changes));
    waiting = [...waiting, ...events];
    seat = events.find((event) => event.seat !== null)?.seat ?? seat;
    const line = lines.findLast((one) => one.events.some((event) => events.includes(event)));
    const last = steps.at(-1);
    if (last && (!line || (line === act && !never(seat)))) {
      const told = line ? [...last.line.events, ...events] : last.line.events;
      last.line = { ...last.line, events: told };
      last.drawing = { ply, view, sheets, shown, events: [...last.drawing!.events, ...events] };
      waiting = [];
    } else if (line && (last || events.some((event) => event.seat !== state.seat && event.seat !== null))) {
      steps.push({ line: { ply, seat, events }, drawing: { ply, view, sheets, shown, events: waiting } });
      waiting = [];
    }
    act = line ?? act;
  }
  return steps;
}
