/** A move as it stands in a list: what happened in it or, where nothing did (somebody skips, or leaves it at that), what
 * was chosen. */
import type { Table } from "../lib/table.svelte.ts";
import type { AnyEvent } from "../protocol.ts";
import type { Say } from "./analysis.svelte.ts";
import { CHANCE } from "./rows.ts";

/** `seat` and `text`: whose move it is, and how it is written; `reader`: to whom it is told, to nobody where that is null. */
export function saidOf(
  table: Table,
  seat: string | null,
  text: string,
  events: readonly AnyEvent[],
  say: Say,
  reader?: string | null,
): string {
  const loud = events.filter((event) => !table.log.quiet(event));
  const told = table.log.told(loud.length > 0 ? loud : events, reader);
  if (told !== "" && (seat === CHANCE || events.some((event) => event.seat === seat))) return told;
  const verb = `verb-${text.split(" ")[0]}`;
  const chosen = say("study-chosen", {
    name: seat === null ? "" : table.name(seat),
    verb: table.texts.has(verb) ? table.t(verb) : text,
  });
  return told === "" ? chosen : `${chosen} ${told}`;
}
