/** What each game's folder brings to the browser. A game without a graphic table is played at the text table. */
import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte.ts";

type Drawn = { default: Component<{ table: Table }> };

const tables = import.meta.glob<Drawn>("./*/Table.svelte");
const chips = import.meta.glob<Drawn>("./*/Chip.svelte");
const posters = import.meta.glob<{ default: Component }>("./*/poster/Poster.svelte", { eager: true });
const thumbs = import.meta.glob<{ default: Component }>("./*/poster/Thumb.svelte", { eager: true });

const places = import.meta.glob<number>("./*/types.ts", { eager: true, import: "SHELF" });

/** The games that have a folder here, as they stand on the shelf. */
export const GAMES: string[] = Object.entries(places)
  .map(([path, place]) => ({ game: path.split("/")[1]!, place }))
  .sort((a, b) => a.place - b.place || a.game.localeCompare(b.game))
  .map(({ game }) => game);

export function tableOf(game: string): (() => Promise<Drawn>) | null {
  return tables[`./${game}/Table.svelte`] ?? null;
}

/** How far the game is, for the bar on top. */
export function chipOf(game: string): (() => Promise<Drawn>) | null {
  return chips[`./${game}/Chip.svelte`] ?? null;
}

export function posterOf(game: string): Component | null {
  return posters[`./${game}/poster/Poster.svelte`]?.default ?? null;
}

export function thumbOf(game: string): Component | null {
  return thumbs[`./${game}/poster/Thumb.svelte`]?.default ?? null;
}
