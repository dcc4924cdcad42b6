/** Score sheets, as they are shown: which lines there are, and what on the table makes a line. */
import type { Attachment } from "svelte/attachments";
import type { Table } from "./table.svelte.ts";

export type Sheets = Record<string, Record<string, number>>;

/** The lines of everybody's sheet, without the total. */
export function linesOf(sheets: Sheets): string[] {
  return [...new Set(Object.values(sheets).flatMap((sheet) => Object.keys(sheet)))].filter((line) => line !== "total");
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
