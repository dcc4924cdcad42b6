/** What is printed on boards, cards, floors and newspapers: a verb and its figures, by the names of the catalogues. */
import type { Row } from "../../lib/rows.ts";
import {
  type Bonus,
  type DanielVerb,
  type DecreeVerb,
  type Effect,
  readBonus,
  readDanielVerb,
  readDecreeVerb,
  readEffect,
  readVerb,
  type Verb,
} from "./content.ts";
import type { Printed } from "./view.ts";

const printed = <V extends { verb: string }>({ verb, ...figures }: V): Printed => ({ verb, figures });

export const actionOf = (row: Row<Verb>): Printed => printed(readVerb(row));
export const bonusOf = (row: Row<Bonus>): Printed => printed(readBonus(row));
export const scoreOf = (row: Row<DecreeVerb>): Printed => printed(readDecreeVerb(row));
export const danielsOf = (row: Row<DanielVerb>): Printed => printed(readDanielVerb(row));

/** A street is named in short where an effect is told. */
export function effectOf(row: Row<Effect>): Printed {
  const effect = readEffect(row);
  return printed("street" in effect ? { ...effect, place: effect.street } : effect);
}

/** Its colours, in their order. */
export const coloursOf = ({ figures }: Printed): string[] =>
  Object.entries(figures).flatMap(([name, colour]) => (name.startsWith("colour") ? [String(colour)] : []));

/** How much of it a slot gives. */
export const amountOf = ({ figures }: Printed): number => Number(figures["points"] ?? figures["dollars"] ?? 1);

const ICONS: Record<Verb["verb"] | Bonus["verb"], string> = {
  trade: "trade",
  buy_any: "any",
  swap: "swap",
  build: "build",
  floor: "floor",
  money: "coin",
  money_and_points: "coin",
  dollars_per_floor: "perfloor",
  dollars_per_paperboy: "boy",
  points_per_two_floors: "star",
  points_if_colour: "star",
  buy_card: "stack",
  buy_decree: "hall",
  newspaper: "news",
  copy_own: "copy",
  copy_open: "copy",
  city_hall: "hall",
  points: "star",
  dollars: "coin",
  reputation: "token",
  draw_newspaper: "newsback",
};
const icons: Record<string, string> = ICONS;

export const iconOf = ({ verb, figures }: Printed): string =>
  verb === "build" && figures["many"] === 2 ? "build2" : icons[verb]!;
