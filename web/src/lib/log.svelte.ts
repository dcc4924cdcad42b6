/** What happened at a table, line by line, and in words. */
import type { AnyEvent, Happened } from "../protocol.ts";
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

  /** The log as it is read: without what nobody misses, and in a review as far as it is looked through. */
  readonly read = $derived.by((): LogLine[] => {
    const quiet = this.table.facts.quiet;
    const till = this.table.review?.ply ?? Infinity;
    return this.lines
      .filter((line) => line.ply < till)
      .map((line) => ({ ...line, events: line.events.filter((event) => !quiet.includes(event.event)) }))
      .filter((line) => line.events.length > 0);
  });

  /** What happened since this seat's last move. */
  readonly since = $derived.by((): LogLine[] => {
    const mine = this.table.state?.takeback_to ?? -1;
    return this.read.filter((line) => line.ply > mine && line.seat !== null);
  });

  said(event: AnyEvent): string {
    const { event: name, ply: _, ...figures } = event;
    // a seat that is only a number is called by its name
    for (const [figure, value] of Object.entries(figures))
      if (/^seat/.test(figure) && /^\d$/.test(String(value))) figures[figure] = this.table.name(String(value));
    return this.table.t(`event-${name}`, figures);
  }

  /** All that happened, in words. */
  told(events: readonly AnyEvent[]): string {
    return events.map((event) => this.said(event)).join(" ");
  }
}
