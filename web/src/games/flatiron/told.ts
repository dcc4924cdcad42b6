/** An activation line by line: what it would do, or how far it has come. */
import type { Figures } from "../../lib/texts.svelte.ts";
import type { FlatironHand } from "./hand.svelte.ts";
import { iconOf } from "./printed.ts";
import type { Deed, Why } from "./view.ts";
import { short } from "./words.ts";

export interface Line {
  badge: string | number;
  icon: string;
  /** The card on which it is printed. */
  card: string | null;
  words: string;
  /** Can it not be done? Is it done, left out, asked about, or yet to come? */
  state: "could" | "not" | "done" | "left" | "now" | "later";
  /** By which rule it cannot be done. */
  rule?: string;
  /** Points it scores, and money after it. */
  points?: number;
  dollars?: number;
}

/** The figures of a deed; where pillars are built, each of them in words. */
const figuresOf = ({ table }: FlatironHand, { way, figures }: Deed): Figures =>
  way === "build" ? { ...figures, apillar: table.texts.enumerated("apillar", figures["colour"] as string[]) } : figures;

/** What the activation being looked at would do. */
export function toldOf(hand: FlatironHand): Line[] {
  const t = hand.table.t;
  const place = hand.kind === "move" ? hand.goal : hand.here;
  const rows = (place && hand.shown.columns[hand.near]?.[place]) ?? [];
  return hand.deeds.map((deed, index) => ({
    badge: index + 1,
    icon: iconOf(deed.action),
    card: deed.row === null ? null : (rows[deed.row]?.card ?? null),
    words: said(hand, deed.why) ?? t(`deed-${deed.way}`, figuresOf(hand, deed)),
    state: deed.why ? "not" : "could",
    rule: deed.why?.rule,
    points: deed.points,
    dollars: deed.dollars,
  }));
}

/** The actions of the column under way. */
export function stepsOf(hand: FlatironHand): Line[] {
  const { asked } = hand.shown;
  if (!asked?.street) return [];
  const { street, row: now } = asked;
  return hand.shown.columns[hand.near]![street]!.flatMap(({ action, card, number }, index): Line[] => {
    if (!action) return [];
    const gone = hand.wasSkipped(street, index) ? "left" : "done";
    const state = index === now ? "now" : index > now! ? "later" : gone;
    const badge = { done: "✓", left: "–", now: number!, later: number! }[state];
    return [{ badge, icon: iconOf(action), card, words: short(hand, action), state }];
  });
}

/** Why it cannot be. */
export const said = (hand: FlatironHand, why: Why | null): string | null =>
  why && hand.table.t(`why-${why.key}`, why.figures);
