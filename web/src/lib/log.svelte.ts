/** What happened at a table: by the lines of the record, and as the story that a reader is told. */
import type { AnyEvent, Happened, Near, Telling } from "../protocol.ts";
import { endings, gained, kept, points, type Reader, said, story, type StoryLine, told } from "./story.ts";
import type { Table } from "./table.svelte.ts";

/** A line of the record and what happened in it. */
export interface LogLine {
  ply: number;
  seat: string | null;
  events: Happened[];
}

export function linesOf(events: readonly Happened[]): LogLine[] {
  const found: LogLine[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && last.ply === event.ply) last.events.push(event);
    else found.push({ ply: event.ply, seat: event.seat, events: [event] });
  }
  return found;
}

export class Log {
  constructor(readonly table: Table) {}

  readonly lines = $derived.by((): LogLine[] => linesOf(this.table.feed.log));

  /** The story with its headings: an act a line, in a review as far as it is looked through. */
  readonly story = $derived.by((): StoryLine[] => {
    const till = this.table.review?.ply ?? Infinity;
    const happened = this.table.feed.log.filter((event) => event.ply < till);
    const kinds = this.table.game?.tellings ?? {};
    const before = kinds === this.#before.kinds ? this.#before.lines : [];
    this.#before = { kinds, lines: kept(before, story(kinds, happened)) };
    return this.#before.lines;
  });
  #before: { kinds: Record<string, Telling>; lines: StoryLine[] } = { kinds: {}, lines: [] };

  /** Its lines that are no headings. */
  readonly read = $derived.by((): StoryLine[] => this.story.filter((line) => !line.heading));

  /** What the others did since this seat's last turn; it stays until the seat has finished the turn that follows. */
  readonly since = $derived.by((): StoryLine[] => {
    const mine = this.table.seat;
    const lines = this.read.filter((line) => line.seat !== null);
    const end = this.table.mine ? lines.findLastIndex((line) => line.seat !== mine) + 1 : lines.length;
    return lines.slice(lines.slice(0, end).findLastIndex((line) => line.seat === mine) + 1, end);
  });

  /** Who reads, and how everybody is called, as one text: it is the same after most moves, and then nothing that was told
   * is told anew. */
  readonly #called = $derived.by((): string => {
    const seats = Object.keys(this.table.state?.seats ?? {});
    const you = seats.find((seat) => this.table.you(seat)) ?? null;
    return JSON.stringify({ you, names: seats.map((seat) => [seat, this.#name(seat)]) });
  });

  readonly #reader = $derived.by((): Reader => {
    const { you, names } = JSON.parse(this.#called) as { you: string | null; names: [string, string][] };
    const called = new Map(names);
    return { seat: you, texts: this.table.texts, name: (other) => called.get(other) ?? this.table.word("seat", other) };
  });

  /** Two who are called the same are told apart by their seats. */
  #name(seat: string): string {
    const name = this.table.told(seat);
    const others = Object.keys(this.table.state?.seats ?? {}).filter((one) => one !== seat);
    return others.some((one) => this.table.told(one) === name) ? `${name} (${this.table.word("seat", seat)})` : name;
  }

  /** Is this what a reader does without? */
  quiet = (event: AnyEvent): boolean => this.table.game?.tellings[event.event]?.told === "quiet";
  /** Does a turn of several moves begin with it? */
  opens = (event: AnyEvent): boolean => this.table.game?.tellings[event.event]?.told === "turn";

  /** A line of the story, without its points. */
  line(line: StoryLine): string {
    return said(line, this.#reader);
  }

  /** The points that a line brought, to each who gained or lost some. */
  points(line: StoryLine): string[] {
    return points(line, this.#reader);
  }

  /** The same of a move that is told by what happened in it. */
  brought(seat: string | null, events: readonly Happened[]): string[] {
    return points({ seat, gains: gained(events) }, this.#reader);
  }

  /** A line with its points, as the terminal says it. */
  whole(line: StoryLine): string {
    const brought = this.points(line).join(", ");
    return brought ? `${this.line(line)} (${brought})` : this.line(line);
  }

  /** How the game ends and how near it is; `short`, in fewer words. */
  endings(all: readonly Near[], short = false): string {
    return endings(all, this.#reader, short);
  }

  said(event: AnyEvent): string {
    return this.told([event]);
  }

  /** An action that is not over yet, as the story will tell it: what happened in it, and what would happen now. */
  act(events: readonly AnyEvent[]): string {
    const lines = story(
      this.table.game?.tellings ?? {},
      events.map((event) => ({ ...event, ply: 0 })),
    );
    return lines.map((line) => this.line(line)).join(" ");
  }

  /** All that happened, in words; to whoever sits here, or to a seat, or to nobody's. */
  told(events: readonly AnyEvent[], seat = this.#reader.seat): string {
    const whole = (event: AnyEvent): AnyEvent => ({ ...this.table.game?.tellings[event.event]?.missing, ...event });
    return told(events.map(whole), { ...this.#reader, seat });
  }
}
