// Made from the Python types by tools/protocol.py: do not edit.

import { always, many, matching, notation, number, one, word } from "../../lib/notation.ts";

export const Facing = ["n", "e", "s", "w"] as const;
export type Facing = (typeof Facing)[number];

export const Seat = ["orange", "blue"] as const;
export type Seat = (typeof Seat)[number];

export const Turns = [0, 1, 2, 3] as const;
export type Turns = (typeof Turns)[number];

export const LastingCard = ["metropolitain", "chartier", "sacre-coeur"] as const;
export type LastingCard = (typeof LastingCard)[number];

export const PowerCard = ["metropolitain", "chartier"] as const;
export type PowerCard = (typeof PowerCard)[number];

export const PieceCard = ["lampadaire", "peintre", "moulin-rouge", "fontaine", "grande-lumiere"] as const;
export type PieceCard = (typeof PieceCard)[number];

export const DeclinableCard = ["lampadaire", "peintre", "moulin-rouge", "fontaine", "grande-lumiere", "jardin", "bouquinistes", "penseur", "levitation"] as const;
export type DeclinableCard = (typeof DeclinableCard)[number];

export const AnyCard = ["metropolitain", "chartier", "sacre-coeur", "lampadaire", "peintre", "moulin-rouge", "fontaine", "grande-lumiere", "jardin", "bouquinistes", "penseur", "levitation"] as const;
export type AnyCard = (typeof AnyCard)[number];

/** Chance: who starts. */
export interface First {
  kind: "First";
  seat: Seat;
}

/** Chance: the eight postcards in play, alphabetical. */
export interface InPlay {
  kind: "InPlay";
  cards: string[];
}

/** Chance: a tile is drawn into a hand. */
export interface Deal {
  kind: "Deal";
  seat: Seat;
  tile: number;
}

/** Place a tile on a square, turned clockwise by quarter turns. */
export interface Tile {
  kind: "Tile";
  tile: number;
  square: string;
  turns: number;
}

/** Take a building from the pool. */
export interface Take {
  kind: "Take";
  building: string;
}

/** Do nothing this turn. */
export interface Pass {
  kind: "Pass";
}

/** Place a building of the reserve. */
export interface Build {
  kind: "Build";
  building: string;
  spaces: string[];
}

/** Activate a card that asks for nothing more. */
export interface Lasting {
  kind: "Lasting";
  card: LastingCard;
}

/** Activate a card and put its piece on a space. */
export interface Put {
  kind: "Put";
  card: PieceCard;
  space: string;
}

/** Place the garden. */
export interface Garden {
  kind: "Garden";
  card: "jardin";
  spaces: string[];
}

/** Put the annex on a space, as a part of a building. */
export interface Annex {
  kind: "Annex";
  card: "bouquinistes";
  space: string;
  building: string;
}

/** Put the statue on a space, facing one of its sides. */
export interface Statue {
  kind: "Statue";
  card: "penseur";
  space: string;
  facing: Facing;
}

/** Exchange a building of the reserve for one of the pool and place it. */
export interface Levitate {
  kind: "Levitate";
  card: "levitation";
  building_old: string;
  building_new: string;
  spaces: string[];
}

/** Activate a card without its effect. */
export interface Decline {
  kind: "Decline";
  card: DeclinableCard;
}

export type Move =
  | First
  | InPlay
  | Deal
  | Tile
  | Take
  | Pass
  | Build
  | Lasting
  | Put
  | Garden
  | Annex
  | Statue
  | Levitate
  | Decline;

export const { read, write } = notation<Move, { Garden: "card"; Annex: "card"; Statue: "card"; Levitate: "card" }>({
  First: ["first {seat}", { seat: one(Seat) }],
  InPlay: ["postcards {cards}", { cards: many(word) }],
  Deal: ["deal {seat} {tile}", { seat: one(Seat), tile: number }],
  Tile: ["tile {tile} {square} {turns}", { tile: number, square: matching(/^[A-D][1-4]$/), turns: one(Turns) }],
  Take: ["take {building}", { building: word }],
  Pass: ["pass", {}],
  Build: ["build {building} {spaces}", { building: word, spaces: many(matching(/^[a-h][1-8]$/)) }],
  Lasting: ["card {card}", { card: one(LastingCard) }],
  Put: ["card {card} {space}", { card: one(PieceCard), space: matching(/^[a-h][1-8]$/) }],
  Garden: ["card jardin {spaces}", { card: always("jardin"), spaces: many(matching(/^[a-h][1-8]$/)) }],
  Annex: ["card bouquinistes {space} {building}", { card: always("bouquinistes"), space: matching(/^[a-h][1-8]$/), building: word }],
  Statue: ["card penseur {space} {facing}", { card: always("penseur"), space: matching(/^[a-h][1-8]$/), facing: one(Facing) }],
  Levitate: ["card levitation {building_old} {building_new} {spaces}", { card: always("levitation"), building_old: word, building_new: word, spaces: many(matching(/^[a-h][1-8]$/)) }],
  Decline: ["card {card} -", { card: one(DeclinableCard) }],
});
