// Made from the Python types by tools/protocol.py: do not edit.

import { many, notation, number, one, word } from "../../lib/notation.ts";

export const Seat = ["1", "2", "3", "4"] as const;
export type Seat = (typeof Seat)[number];

export const Sector = ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11"] as const;
export type Sector = (typeof Sector)[number];

export const Disc = ["first", "copy", "turn", "white"] as const;
export type Disc = (typeof Disc)[number];

export const Anywhere = ["s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11", "first", "copy", "turn", "white"] as const;
export type Anywhere = (typeof Anywhere)[number];

export const RimAction = ["red", "yellow", "blue", "orange", "green", "violet", "black", "tool", "card", "paint"] as const;
export type RimAction = (typeof RimAction)[number];

export const Tool = ["brush", "palette", "tube"] as const;
export type Tool = (typeof Tool)[number];

export const Colour = ["R", "Y", "B", "O", "G", "V"] as const;
export type Colour = (typeof Colour)[number];

export const Mixed = ["O", "G", "V"] as const;
export type Mixed = (typeof Mixed)[number];

export const Pigment = ["R", "Y", "B", "O", "G", "V", "W"] as const;
export type Pigment = (typeof Pigment)[number];

export const AnyPigment = ["R", "Y", "B", "O", "G", "V", "W", "K"] as const;
export type AnyPigment = (typeof AnyPigment)[number];

export const PainterName = ["cezanne", "degas", "gauguin", "manet", "monet", "renoir", "toulouse-lautrec", "van-gogh"] as const;
export type PainterName = (typeof PainterName)[number];

export const BonusCard = ["bonus-copy", "bonus-mix", "bonus-paint", "bonus-swap", "bonus-tool"] as const;
export type BonusCard = (typeof BonusCard)[number];

/** Chance: who starts. */
export interface First {
  kind: "First";
  seat: Seat;
}

/** Chance: a painting or a bonus card is drawn. */
export interface Deal {
  kind: "Deal";
  card: string;
}

/** Chance: two painters for a seat, alphabetical. */
export interface DealPainters {
  kind: "DealPainters";
  seat: Seat;
  painters: PainterName[];
}

export interface Keep {
  kind: "Keep";
  painter: PainterName;
}

/** Gauguin's colour. */
export interface ChooseColour {
  kind: "ChooseColour";
  colour: Mixed;
}

export interface Place {
  kind: "Place";
  place: Anywhere;
}

/** Lay an assistant down and do its action. */
export interface Act {
  kind: "Act";
  place: Anywhere;
}

/** The same, mixing Gauguin's colour. */
export interface ActPaying {
  kind: "ActPaying";
  place: Sector;
  payment: Pigment[];
}

/** Lay the copyist down and do the action that faces a standing assistant. */
export interface ActCopy {
  kind: "ActCopy";
  place: Sector;
}

export interface ActCopyPaying {
  kind: "ActCopyPaying";
  place: Sector;
  payment: Pigment[];
}

/** Lay an assistant down and decline its action. */
export interface Rest {
  kind: "Rest";
  place: Anywhere;
}

export interface Improve {
  kind: "Improve";
  tool: Tool;
  payment: Pigment[];
}

/** Cézanne moves the same tool once more. */
export interface Again {
  kind: "Again";
}

export interface Pay {
  kind: "Pay";
  pigment: Pigment;
}

/** What the sixth space of a tool brings. */
export interface ChooseReward {
  kind: "ChooseReward";
  reward: "assistant" | "points";
}

/** Take a painting from an easel. */
export interface Take {
  kind: "Take";
  card: string;
}

export interface Buy {
  kind: "Buy";
  card: BonusCard;
}

/** A pigment on a square of its colour. */
export interface Paint {
  kind: "Paint";
  card: string;
  colour: Colour;
}

/** Another pigment than the square's colour: white, or any with Toulouse-Lautrec. */
export interface PaintWith {
  kind: "PaintWith";
  card: string;
  colour: Colour;
  pigment: Pigment;
}

export interface Done {
  kind: "Done";
}

/** Close the turn without playing a bonus card. */
export interface End {
  kind: "End";
}

export interface Play {
  kind: "Play";
  card: BonusCard;
}

export interface Mix {
  kind: "Mix";
  colour: "O" | "G" | "V" | "K";
}

export interface MixPaying {
  kind: "MixPaying";
  colour: Mixed;
  payment: Pigment[];
}

/** Copy by the bonus card. */
export interface Copy {
  kind: "Copy";
  place: Sector;
}

export interface CopyPaying {
  kind: "CopyPaying";
  place: Sector;
  payment: Pigment[];
}

export interface Swap {
  kind: "Swap";
  pigment: Colour;
  pigment_for: Colour;
}

/** Tools moved by the bonus card, alphabetical. */
export interface Advance {
  kind: "Advance";
  tools: Tool[];
}

export interface Turn {
  kind: "Turn";
  notches: number;
}

export interface Discard {
  kind: "Discard";
  pigment: Pigment;
  count: number;
}

/** The assistant that stays on the ring. */
export interface Stay {
  kind: "Stay";
  place: Sector;
}

export type Move =
  | First
  | Deal
  | DealPainters
  | Keep
  | ChooseColour
  | Place
  | Act
  | ActPaying
  | ActCopy
  | ActCopyPaying
  | Rest
  | Improve
  | Again
  | Pay
  | ChooseReward
  | Take
  | Buy
  | Paint
  | PaintWith
  | Done
  | End
  | Play
  | Mix
  | MixPaying
  | Copy
  | CopyPaying
  | Swap
  | Advance
  | Turn
  | Discard
  | Stay;

export const { read, write } = notation<Move>({
  First: ["first {seat}", { seat: one(Seat) }],
  Deal: ["deal {card}", { card: word }],
  DealPainters: ["deal {seat} {painters}", { seat: one(Seat), painters: many(one(PainterName)) }],
  Keep: ["keep {painter}", { painter: one(PainterName) }],
  ChooseColour: ["colour {colour}", { colour: one(Mixed) }],
  Place: ["place {place}", { place: one(Anywhere) }],
  Act: ["act {place}", { place: one(Anywhere) }],
  ActPaying: ["act {place} {payment}", { place: one(Sector), payment: many(one(Pigment)) }],
  ActCopy: ["act copy {place}", { place: one(Sector) }],
  ActCopyPaying: ["act copy {place} {payment}", { place: one(Sector), payment: many(one(Pigment)) }],
  Rest: ["rest {place}", { place: one(Anywhere) }],
  Improve: ["improve {tool} {payment}", { tool: one(Tool), payment: many(one(Pigment)) }],
  Again: ["again", {}],
  Pay: ["pay {pigment}", { pigment: one(Pigment) }],
  ChooseReward: ["bonus {reward}", { reward: one(["assistant", "points"]) }],
  Take: ["take {card}", { card: word }],
  Buy: ["buy {card}", { card: one(BonusCard) }],
  Paint: ["paint {card} {colour}", { card: word, colour: one(Colour) }],
  PaintWith: ["paint {card} {colour} {pigment}", { card: word, colour: one(Colour), pigment: one(Pigment) }],
  Done: ["done", {}],
  End: ["end", {}],
  Play: ["play {card}", { card: one(BonusCard) }],
  Mix: ["mix {colour}", { colour: one(["O", "G", "V", "K"]) }],
  MixPaying: ["mix {colour} {payment}", { colour: one(Mixed), payment: many(one(Pigment)) }],
  Copy: ["copy {place}", { place: one(Sector) }],
  CopyPaying: ["copy {place} {payment}", { place: one(Sector), payment: many(one(Pigment)) }],
  Swap: ["swap {pigment} {pigment_for}", { pigment: one(Colour), pigment_for: one(Colour) }],
  Advance: ["advance {tools}", { tools: many(one(Tool)) }],
  Turn: ["turn {notches}", { notches: one([0, 2]) }],
  Discard: ["discard {pigment} {count}", { pigment: one(Pigment), count: number }],
  Stay: ["stay {place}", { place: one(Sector) }],
});
