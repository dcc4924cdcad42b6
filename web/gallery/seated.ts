/** Tables for tests, at recorded positions. */
import { flushSync } from "svelte";
import { Fixture, type Recorded } from "../src/lib/fixture.svelte.ts";
import { Table } from "../src/lib/table.svelte.ts";
import type { State } from "../src/protocol.ts";
import { recorded } from "./recorded.ts";

/** A table at a position, its words and content come. `otherwise`: what is different about the state. */
export async function seated(position: string, otherwise: Partial<State> = {}): Promise<Seated> {
  const found = await recorded(position);
  const feed = new Fixture({ ...found, state: { ...found.state, ...otherwise } });
  const table = new Table(feed);
  for (let tries = 0; !table.ready && tries < 200; tries++) {
    flushSync();
    await new Promise((go) => setTimeout(go, 10));
  }
  if (!table.ready) throw new Error(`${position} does not come`);
  return { table, feed, recorded: found };
}

export interface Seated {
  table: Table;
  feed: Fixture;
  recorded: Recorded;
}
