/** The score pads of the games, apart from what the first visit needs. */
import type { Component } from "svelte";
import type { Form, Sheet } from "../pad/sheet.svelte.ts";

/** The score pad of a game: what it is told by, and how it is entered. */
export interface PadPart {
  default: Component<{ sheet: Sheet; onshare: () => void }>;
  form: Form;
}

const pads = import.meta.glob<PadPart>("./*/pad/Pad.svelte");

/** Where the finished table of a game with the real box is counted. */
export function padOf(game: string): (() => Promise<PadPart>) | null {
  return pads[`./${game}/pad/Pad.svelte`] ?? null;
}
