/** What each game's folder brings to the browser. A game without a graphic table is played at the text table. */
import type { Component } from "svelte";
import type { Colour } from "../art/Emblem.svelte";
import type { Play } from "../lib/play.svelte.ts";

type Drawn = { default: Component<{ play: Play }> };

/** What the frame wants to know of a game before its table is fetched. */
export interface Outline {
  /** The colour of its buttons on the home page, dark enough for white letters. */
  tint: string;
  colours: Record<string, Colour>;
  /** The option that names the opponent of a person who plays alone; with more people it keeps its default. */
  solo?: { option: string; levels: string[] };
}

const tables = import.meta.glob<Drawn>("./*/Table.svelte");
const posters = import.meta.glob<{ default: Component }>("./*/poster/Poster.svelte", { eager: true });
const thumbs = import.meta.glob<{ default: Component }>("./*/poster/Thumb.svelte", { eager: true });
const outlines = import.meta.glob<{ default: Outline }>("./*/outline.ts", { eager: true });

export const GAMES = ["paris", "couleurs", "flatiron"] as const;

export function tableOf(game: string): (() => Promise<Drawn>) | null {
  return tables[`./${game}/Table.svelte`] ?? null;
}

export function posterOf(game: string): Component | null {
  return posters[`./${game}/poster/Poster.svelte`]?.default ?? null;
}

export function thumbOf(game: string): Component | null {
  return thumbs[`./${game}/poster/Thumb.svelte`]?.default ?? null;
}

export function outlineOf(game: string): Outline {
  return outlines[`./${game}/outline.ts`]?.default ?? { tint: "#22303c", colours: {} };
}
