/** The story: what happened as lines that a person reads, one for each act, under headings for rounds and turns. The same
 * lines as `boulevard.core.story` makes, of the same events and the same words. */
import type { AnyEvent, Happened, Near, Telling } from "../protocol.ts";
import { signed } from "./figures.ts";
import { capital, contracted, type Texts } from "./texts.svelte.ts";

/** An act, or a heading. */
export interface StoryLine {
  ply: number;
  seat: string | null;
  heading: boolean;
  /** What is told; events that say the same of several things are one. */
  told: AnyEvent[];
  /** What happened, but for what nobody misses. */
  events: Happened[];
  /** The heading of that turn of the seat's. */
  turn: number | null;
  gains: Record<string, number>;
  /** The ply of the last event told in it. */
  last: number;
}

/** Who reads, and how everybody is called. */
export interface Reader {
  seat: string | null;
  texts: Texts;
  name: (seat: string) => string;
}

const MORE: Telling = { told: "more", gathers: [], sums: [], missing: {} };

export function story(kinds: Record<string, Telling>, events: readonly Happened[]): StoryLine[] {
  const lines: StoryLine[] = [];
  const turns = new Map<string | null, number>();
  const open = ({ seat, ply }: Happened, heading: boolean, turn: number | null = null): void =>
    void lines.push({ ply, seat, heading, told: [], events: [], turn, gains: {}, last: ply });
  for (const event of events) {
    const kind = kinds[event.event] ?? MORE;
    let last = lines.at(-1);
    if (kind.told === "turn") {
      turns.set(event.seat, (turns.get(event.seat) ?? 0) + 1);
      open(event, true, turns.get(event.seat));
      last = undefined;
    }
    const quiet = kind.told === "quiet";
    if (kind.told === "heading") open(event, true);
    else if (!quiet && (!last || begins(kind, last, event))) open(event, false);
    const line = lines.at(-1);
    if (!line) continue;
    if (!quiet) {
      line.events.push(event);
      add(kind, line, event);
    }
    gather(line.gains, event);
  }
  return lines;
}

/** These lines; where one is as it was before, the one that was: whoever has said it need not say it again. */
export function kept(before: readonly StoryLine[], lines: readonly StoryLine[]): StoryLine[] {
  return lines.map((line, at) => (before[at] && same(before[at], line) ? before[at] : line));
}

function same(one: StoryLine, other: StoryLine): boolean {
  const gains = Object.entries(one.gains);
  return (
    one.ply === other.ply &&
    one.seat === other.seat &&
    one.heading === other.heading &&
    one.turn === other.turn &&
    one.last === other.last &&
    one.events.length === other.events.length &&
    one.events.every((event, at) => event === other.events[at]) &&
    gains.length === Object.keys(other.gains).length &&
    gains.every(([seat, points]) => other.gains[seat] === points)
  );
}

function gather(gains: Record<string, number>, event: Happened): void {
  for (const [seat, points] of Object.entries(event.gains ?? {})) gains[seat] = (gains[seat] ?? 0) + points;
}

/** What all of that brought to whom. */
export function gained(events: readonly Happened[]): Record<string, number> {
  const gains: Record<string, number> = {};
  for (const event of events) gather(gains, event);
  return gains;
}

/** Is an event the first of its line? What somebody else does is, and an act that is decided by itself. */
function begins(kind: Telling, line: StoryLine, { seat, ply }: Happened): boolean {
  if (line.heading || (seat !== null && seat !== line.seat)) return true;
  return (kind.told === "act" || kind.told === "turn") && !(line.last === ply && seat === line.seat);
}

function add(kind: Telling, line: StoryLine, { gains: _, ply, ...event }: Happened): void {
  const now: AnyEvent = { ...kind.missing, ...event };
  line.last = ply;
  const before = line.told.findLastIndex((old) => old.event !== now.event) + 1;
  const same = ([figure, value]: [string, unknown], old: AnyEvent): boolean =>
    typeof value !== "string" || kind.gathers.includes(figure) || old[figure] === value;
  const at = line.told.findLastIndex(
    (old, place) => place >= before && Object.entries(now).every((one) => same(one, old)),
  );
  const old = kind.gathers.length + kind.sums.length > 0 ? line.told[at] : undefined;
  for (const figure of kind.gathers)
    if (figure in now) now[figure] = [...((old?.[figure] as unknown[] | undefined) ?? []), now[figure]];
  for (const figure of kind.sums) if (old) now[figure] = (old[figure] as number) + (now[figure] as number);
  if (old) line.told[at] = now;
  else line.told.push(now);
}

// In words ----------------------------------------------------------------------------------------------------------

/** A seat in a sentence, before it gets its name: signs that no catalogue and no name has. */
const SEAT = /\ue000(.*?)\ue001/g;
const SUBJECT = /^\ue000(.*?)\ue001/;
/** Places joined as the notation does. */
const JOINED = /^[a-z]\d(\+[a-z]\d)+$/;
const sign = (seat: string): string => `\ue000${seat}\ue001`;

/** A line without its points. */
export function said(line: StoryLine, reader: Reader): string {
  if (line.turn === null) return told(line.told, reader);
  return named(reader.texts.say("story-turn", figuresOf({ seat: line.seat, count: line.turn }, reader)), reader);
}

/** What happened, in sentences. Where one says what the one before it is about, the two are one sentence. */
export function told(events: readonly AnyEvent[], reader: Reader): string {
  const sentences: string[][] = [];
  let about: string | null = null;
  for (const { event, ply: _, gains: __, ...figures } of events) {
    const text = reader.texts.say(`event-${event}`, figuresOf(figures, reader));
    const subject: string | null = SUBJECT.exec(text)?.[1] ?? null;
    if (subject !== null && subject === about) sentences.at(-1)!.push(text.replace(SUBJECT, ""));
    else sentences.push([text]);
    about = subject;
  }
  return sentences.map((clauses) => named(oneSentence(clauses, reader.texts), reader)).join(" ");
}

/** What one seat does, one thing after the other; what it does twice running is said once. */
function oneSentence(clauses: readonly string[], { say }: Texts): string {
  const said: { clause: string; times: number }[] = [];
  for (const clause of clauses.map((one) => one.replace(/\.$/, ""))) {
    const before = said.at(-1);
    if (before && clause === before.clause.replace(SUBJECT, "")) before.times += 1;
    else said.push({ clause, times: 1 });
  }
  const parts = said.map(({ clause, times }) =>
    times === 1 ? clause : say("story-times", { said: clause, count: times }),
  );
  const last = parts.pop()!;
  const together = parts.join(",");
  const plain = !together.includes(",") && !together.includes(say("story-and"));
  const end = clauses.at(-1)!.endsWith(".") ? "." : "";
  return parts.length === 0 ? last + end : together + say(plain ? "story-and" : "story-then") + last + end;
}

/** The figures; several things in one word of the notation (`b3+b4`) are enumerated, and those that are seats are named
 * later, each with who that is for the reader: `seat_met`, `who_met`. */
function figuresOf(figures: Record<string, unknown>, { seat: mine, texts }: Reader): Record<string, unknown> {
  const found = { ...figures };
  for (const [figure, value] of Object.entries(figures))
    if (Array.isArray(value)) found[figure] = texts.enumerated(figure, value);
    else if (typeof value !== "string") continue;
    else if (figure.split("_")[0] === "seat") {
      found[figure] = sign(value);
      found[`who${figure.slice("seat".length)}`] = value === mine ? "you" : "other";
    } else if (JOINED.test(value)) found[figure] = texts.enumerated(figure, value.split("+"));
  return found;
}

function named(text: string, { seat: mine, texts, name }: Reader): string {
  const whole = text.replace(SEAT, (_, seat: string) => (seat === mine ? texts.say("story-you") : name(seat)));
  return capital(texts.language === "fr" ? contracted(whole) : whole);
}

/** What a line brought: to whom it is about without a name, to the others by theirs. */
export function points(line: Pick<StoryLine, "seat" | "gains">, reader: Reader): string[] {
  const { say } = reader.texts;
  const gains = Object.entries(line.gains).filter(([, gain]) => gain !== 0);
  const own = gains.filter(([seat]) => seat === line.seat);
  const others = gains.filter(([seat]) => seat !== line.seat);
  return [
    ...own.map(([, gain]) => say("story-gain", { points: signed(gain) })),
    ...others.map(([seat, gain]) => named(say("story-gain-other", { seat: sign(seat), points: signed(gain) }), reader)),
  ];
}

/** How the game ends and how near that is, in one line; empty where nothing is to be said. `short`: in fewer words, where
 * the catalogue has them. */
export function endings(all: readonly Near[], reader: Reader, short = false): string {
  const said = all.map(({ key, count, of, seats }) => {
    const each = Object.entries(seats).map(([seat, has]) => `${sign(seat)} (${has})`);
    const fewer = `ending-${key}-short`;
    return reader.texts.say(short && reader.texts.has(fewer) ? fewer : `ending-${key}`, {
      count,
      of,
      left: of - count,
      seats: each.join(", "),
    });
  });
  return named(said.join(" · "), reader);
}
