/** What is printed on boards, cards, floors and newspapers: a verb and its figures, by the names of the catalogues. */
import { type Figured, figured, type Row } from "../../lib/rows.ts";
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
import type { Colour } from "./moves.ts";
import type { Printed } from "./view.ts";

export type PrintedBonus = Figured<Bonus>;
export type PrintedScore = Figured<DecreeVerb>;

export const actionOf: (row: Row<Verb>) => Printed = figured(readVerb);
export const bonusOf = figured(readBonus);
export const scoreOf = figured(readDecreeVerb);
export const danielsOf = figured(readDanielVerb);

/** A street is named in short where an effect is told. */
export function effectOf(row: Row<Effect>): { verb: Effect["verb"]; figures: Record<string, unknown> } {
  const { verb, ...figures } = readEffect(row);
  return { verb, figures: "street" in figures ? { ...figures, place: figures.street } : figures };
}

type WithColours = Printed | PrintedBonus | PrintedScore | Figured<DanielVerb>;

/** Its colours, in their order. */
export function coloursOf({ figures }: WithColours): Colour[] {
  if ("colour_one" in figures) return [figures.colour_one, figures.colour_other];
  return "colour" in figures ? [figures.colour] : [];
}

/** How much of it a slot gives. */
export function amountOf({ figures }: PrintedBonus): number {
  if ("points" in figures) return figures.points;
  return "dollars" in figures ? figures.dollars : 1;
}

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

export const iconOf = (one: Printed | PrintedBonus): string =>
  one.verb === "build" && one.figures.many === 2 ? "build2" : ICONS[one.verb];
