/** The table in words says who by the game's words for its seats; at a table they have names. */
import type { Table } from "../lib/table.svelte.ts";

/** A line with the names of those it is about. Where seats are called by their colours they stay so: pieces are, too. */
export function named(line: string, table: Table): string {
  let said = line;
  for (const seat of Object.keys(table.state?.seats ?? {})) {
    if (seat === table.colour(seat)) continue;
    const called = table.called(seat);
    const name = called === table.t("name-you") ? table.t("story-you") : called;
    said = said.replaceAll(table.word("seat", seat), (_, at: number) =>
      at === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name,
    );
  }
  return said;
}
