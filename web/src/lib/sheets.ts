/** Score sheets, as they are shown: which lines there are, and what on the table makes a line. */
import type { Attachment } from "svelte/attachments";
import { plain } from "./figures.ts";
import type { Table } from "./table.svelte.ts";

export type Sheets = Record<string, Record<string, number>>;

/** The lines of everybody's sheet, without the total. */
export function linesOf(sheets: Sheets): string[] {
  return [...new Set(Object.values(sheets).flatMap((sheet) => Object.keys(sheet)))].filter((line) => line !== "total");
}

/** What decided the game, in words. */
export function verdictOf(table: Table): string {
  const verdict = table.state?.verdict;
  if (!verdict) return "";
  const figures = Object.fromEntries(
    Object.entries(verdict.figures as Record<string, unknown>).map(([name, value]) => [
      name,
      shown(table, name, value),
    ]),
  );
  return table.t(`decided-${verdict.key}`, { who: whoIs(table, verdict.figures), ...figures });
}

/** Is the one whom it is about the one who reads it? */
function whoIs({ state }: Table, { seat }: Record<string, unknown>): "you" | "other" {
  const [mine, others] = [state?.mine ?? [], (seat ?? []) as string[]];
  return mine.length === 1 && others.length === 1 && others[0] === mine[0] ? "you" : "other";
}

function shown(table: Table, name: string, value: unknown): unknown {
  if (name === "seat") return (value as string[]).map((seat) => table.name(seat));
  return typeof value === "number" && value < 0 ? plain(value) : value;
}

/** Pointed at or focused, it shows what makes a line of everybody's, or of one seat's sheet. */
export function pointsAt(table: Table, line: string, seat: string | null = null): Attachment<HTMLElement> {
  return shows(
    () => table.pointAt(line, seat),
    () => table.pointAt(null),
  );
}

/** Pointed at or focused, it shows these things. */
export function pointsTo(table: Table, where: string[]): Attachment<HTMLElement> {
  return shows(
    () => (table.pointed = where),
    () => table.pointAt(null),
  );
}

function shows(show: () => void, leave: () => void): Attachment<HTMLElement> {
  return (node) => {
    for (const name of ["pointerenter", "focus", "click"]) node.addEventListener(name, show);
    node.addEventListener("blur", leave);
    return () => {
      for (const name of ["pointerenter", "focus", "click"]) node.removeEventListener(name, show);
      node.removeEventListener("blur", leave);
    };
  };
}
