/** The pictures of the postcards. */
import type { Component } from "svelte";

const pictures = import.meta.glob<{ default: Component }>("./pictures/*.svelte", { eager: true });

export const pictureOf = (card: string): Component | undefined => pictures[`./pictures/${card}.svelte`]?.default;
