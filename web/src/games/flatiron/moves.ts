// Made from the Python types by tools/protocol.py: do not edit.

import { many, notation, one, word } from "../../lib/notation.ts";

export const Seat = ["1", "2"] as const;
export type Seat = (typeof Seat)[number];

export const Street = ["broadway", "st23", "av5", "st22"] as const;
export type Street = (typeof Street)[number];

export const Location = ["broadway", "st23", "av5", "st22", "hall"] as const;
export type Location = (typeof Location)[number];

export const Colour = ["orange", "blue", "ivory", "charcoal"] as const;
export type Colour = (typeof Colour)[number];

export const Kind = ["money3", "swap", "money2", "build", "card", "decree", "pillar"] as const;
export type Kind = (typeof Kind)[number];

export const Side = ["violet", "gold"] as const;
export type Side = (typeof Side)[number];

export const End = ["top", "bottom"] as const;
export type End = (typeof End)[number];

export const Slot = [1, 2, 3] as const;
export type Slot = (typeof Slot)[number];

export const Place = [1, 2, 3, 4, 5] as const;
export type Place = (typeof Place)[number];

export interface DealFloor {
  kind: "DealFloor";
  floor: string;
}

/** The first newspaper of the day. */
export interface DealNews {
  kind: "DealNews";
  newspaper: Kind;
}

/** The next card of a pile is opened. */
export interface DealStreet {
  kind: "DealStreet";
  street: Street;
  card: string;
}

export interface DealDecree {
  kind: "DealDecree";
  decree: string;
}

export interface DealBoards {
  kind: "DealBoards";
  seat: Seat;
  boards: string[];
}

export interface First {
  kind: "First";
  seat: Seat;
}

export interface DealBoardDaniel {
  kind: "DealBoardDaniel";
  board: string;
}

/** Daniel opens his next action card. */
export interface DealDaniel {
  kind: "DealDaniel";
  card: string;
}

export interface DanielDecree {
  kind: "DanielDecree";
  decree: string;
}

/** One newspaper, or the two that the paperboy brings, alphabetical. */
export interface DrawNews {
  kind: "DrawNews";
  seat: "1" | "2" | "daniel";
  newspapers: Kind[];
}

export interface ChooseBoard {
  kind: "ChooseBoard";
  board: string;
  side: Side;
}

export interface Go {
  kind: "Go";
  location: Location;
}

/** Buy the open card of the pile where one's architect stands. */
export interface BuyHere {
  kind: "BuyHere";
  end: End;
}

export interface BuyDecree {
  kind: "BuyDecree";
  decree: string;
  street: Street;
  end: End;
}

export interface Activate {
  kind: "Activate";
}

export interface TakeDollars {
  kind: "TakeDollars";
}

/** Spend a newspaper in hand. */
export interface Spend {
  kind: "Spend";
  newspaper: Kind;
}

/** Keep one of the two newspapers drawn. */
export interface Keep {
  kind: "Keep";
  newspaper: Kind;
}

export interface EndTurn {
  kind: "EndTurn";
}

export interface Skip {
  kind: "Skip";
}

/** No second pillar. */
export interface Done {
  kind: "Done";
}

/** Buy the pillar of a trade. */
export interface BuyPillar {
  kind: "BuyPillar";
}

export interface SellPillar {
  kind: "SellPillar";
}

export interface BuyAnyPillar {
  kind: "BuyAnyPillar";
  colour: Colour;
}

export interface PutPillar {
  kind: "PutPillar";
  colour: Colour;
  slot: number;
}

export interface RaiseFloor {
  kind: "RaiseFloor";
}

export interface Gain {
  kind: "Gain";
}

export interface SwapPillar {
  kind: "SwapPillar";
  colour_given: Colour;
  colour_taken: Colour;
}

/** Buy the open card of any pile. */
export interface BuyFromPile {
  kind: "BuyFromPile";
  street: Street;
  end: End;
}

/** Copy a visible action of an own column, counted from the top. */
export interface CopyOwn {
  kind: "CopyOwn";
  street: Street;
  place: number;
}

/** Copy half of an open street card. */
export interface CopyOpen {
  kind: "CopyOpen";
  card: string;
  end: End;
}

export interface HallDecree {
  kind: "HallDecree";
  decree: string;
  street: Street;
  end: End;
}

export interface HallNews {
  kind: "HallNews";
}

export interface HallDollars {
  kind: "HallDollars";
}

export type Move =
  | DealFloor
  | DealNews
  | DealStreet
  | DealDecree
  | DealBoards
  | First
  | DealBoardDaniel
  | DealDaniel
  | DanielDecree
  | DrawNews
  | ChooseBoard
  | Go
  | BuyHere
  | BuyDecree
  | Activate
  | TakeDollars
  | Spend
  | Keep
  | EndTurn
  | Skip
  | Done
  | BuyPillar
  | SellPillar
  | BuyAnyPillar
  | PutPillar
  | RaiseFloor
  | Gain
  | SwapPillar
  | BuyFromPile
  | CopyOwn
  | CopyOpen
  | HallDecree
  | HallNews
  | HallDollars;

export const { read, write } = notation<Move>({
  DealFloor: ["deal floor {floor}", { floor: word }],
  DealNews: ["deal news {newspaper}", { newspaper: one(Kind) }],
  DealStreet: ["deal street {street} {card}", { street: one(Street), card: word }],
  DealDecree: ["deal decree {decree}", { decree: word }],
  DealBoards: ["deal boards {seat} {boards}", { seat: one(Seat), boards: many(word) }],
  First: ["first {seat}", { seat: one(Seat) }],
  DealBoardDaniel: ["deal board daniel {board}", { board: word }],
  DealDaniel: ["deal daniel {card}", { card: word }],
  DanielDecree: ["daniel decree {decree}", { decree: word }],
  DrawNews: ["draw {seat} {newspapers}", { seat: one(["1", "2", "daniel"]), newspapers: many(one(Kind)) }],
  ChooseBoard: ["board {board} {side}", { board: word, side: one(Side) }],
  Go: ["move {location}", { location: one(Location) }],
  BuyHere: ["buy {end}", { end: one(End) }],
  BuyDecree: ["decree {decree} {street} {end}", { decree: word, street: one(Street), end: one(End) }],
  Activate: ["activate", {}],
  TakeDollars: ["dollars", {}],
  Spend: ["news {newspaper}", { newspaper: one(Kind) }],
  Keep: ["keep {newspaper}", { newspaper: one(Kind) }],
  EndTurn: ["end", {}],
  Skip: ["skip", {}],
  Done: ["done", {}],
  BuyPillar: ["buy", {}],
  SellPillar: ["sell", {}],
  BuyAnyPillar: ["buy {colour}", { colour: one(Colour) }],
  PutPillar: ["build {colour} {slot}", { colour: one(Colour), slot: one(Slot) }],
  RaiseFloor: ["floor", {}],
  Gain: ["gain", {}],
  SwapPillar: ["swap {colour_given} {colour_taken}", { colour_given: one(Colour), colour_taken: one(Colour) }],
  BuyFromPile: ["card {street} {end}", { street: one(Street), end: one(End) }],
  CopyOwn: ["copy {street} {place}", { street: one(Street), place: one(Place) }],
  CopyOpen: ["copy {card} {end}", { card: word, end: one(End) }],
  HallDecree: ["hall decree {decree} {street} {end}", { decree: word, street: one(Street), end: one(End) }],
  HallNews: ["hall news", {}],
  HallDollars: ["hall dollars", {}],
});
