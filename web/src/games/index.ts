/** What each game's folder brings to the browser. A game without a graphic table is played at the text table. */
import type { Component, Snippet } from "svelte";
import type { Teller } from "../lib/examples.ts";
import type { Instrument } from "../lib/instruments.ts";
import type { Table } from "../lib/table.svelte.ts";

type Drawn = { default: Component<{ table: Table }> };
/** A game to be looked at: it gives its board and what belongs to the players, and is told how these two lie. */
type Looked = { default: Component<{ table: Table; layout: Snippet<[Snippet, Snippet]> }> };

const tables = import.meta.glob<Drawn>("./*/Table.svelte");
const scenes = import.meta.glob<Looked>("./*/Scene.svelte");
const chips = import.meta.glob<Drawn>("./*/Chip.svelte");
const choices = import.meta.glob<{ default: Component<{ value: string }> }>("./*/Choice.svelte");
type Item = Component<{ kind: string; item: string }>;
const items = import.meta.glob<{ default: Item }>("./*/art/Item.svelte");
/** `bare`: are the drawings that it refers to (`art/Defs.svelte`) nowhere in the page? It finds out where nobody says it. */
export type Example = Component<{ teller: Teller; rule: string; bare?: boolean }>;
const examples = import.meta.glob<{ default: Example }>("./*/examples/Example.svelte");
const defs = import.meta.glob<{ default: Component }>("./*/art/Defs.svelte");
const posters = import.meta.glob<{ default: Component }>("./*/poster/Poster.svelte", { eager: true });
const thumbs = import.meta.glob<{ default: Component }>("./*/poster/Thumb.svelte", { eager: true });

/** What the events of a game sound like; the others are silent. */
export type Sounds<E extends { event: string }> = Partial<Record<E["event"], Instrument>>;

const sounds = import.meta.glob<Sounds<{ event: string }>>("./*/sounds.ts", { import: "sounds" });

const places = import.meta.glob<number>("./*/types.ts", { eager: true, import: "SHELF" });

/** The games that have a folder here, as they stand on the shelf. */
export const GAMES: string[] = Object.entries(places)
  .map(([path, place]) => ({ game: path.split("/")[1]!, place }))
  .sort((a, b) => a.place - b.place || a.game.localeCompare(b.game))
  .map(({ game }) => game);

export function tableOf(game: string): (() => Promise<Drawn>) | null {
  return tables[`./${game}/Table.svelte`] ?? null;
}

export function sceneOf(game: string): (() => Promise<Looked>) | null {
  return scenes[`./${game}/Scene.svelte`] ?? null;
}

/** How far the game is, for the bar on top. */
export function chipOf(game: string): (() => Promise<Drawn>) | null {
  return chips[`./${game}/Chip.svelte`] ?? null;
}

/** What is chosen by name before the game, drawn. */
export function choiceOf(game: string): (() => Promise<{ default: Component<{ value: string }> }>) | null {
  return choices[`./${game}/Choice.svelte`] ?? null;
}

/** What is taken at a game, as a small picture; of some things there is none. */
export function itemOf(game: string): (() => Promise<{ default: Item }>) | null {
  return items[`./${game}/art/Item.svelte`] ?? null;
}

/** The drawn examples of a game's rules: one for the rule that is given, or nothing. */
export function exampleOf(game: string): (() => Promise<{ default: Example }>) | null {
  return examples[`./${game}/examples/Example.svelte`] ?? null;
}

/** The drawings that a game's examples refer to. */
export function defsOf(game: string): (() => Promise<{ default: Component }>) | null {
  return defs[`./${game}/art/Defs.svelte`] ?? null;
}

export function posterOf(game: string): Component | null {
  return posters[`./${game}/poster/Poster.svelte`]?.default ?? null;
}

export function thumbOf(game: string): Component | null {
  return thumbs[`./${game}/poster/Thumb.svelte`]?.default ?? null;
}

export async function soundsOf(game: string): Promise<Sounds<{ event: string }>> {
  return (await sounds[`./${game}/sounds.ts`]?.()) ?? {};
}
