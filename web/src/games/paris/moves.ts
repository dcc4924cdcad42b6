// Made from the Python types by tools/protocol.py: do not edit.

import { always, many, matching, notation, number, one, word } from "../../lib/notation.ts";

export const Seat = ["orange", "blue"] as const;
export type Seat = (typeof Seat)[number];

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
  card: "metropolitain" | "chartier" | "sacre-coeur";
}

/** Activate a card and put its piece on a space. */
export interface Put {
  kind: "Put";
  card: "lampadaire" | "peintre" | "moulin-rouge" | "fontaine" | "grande-lumiere";
  space: string;
}

export interface Garden {
  kind: "Garden";
  card: "jardin";
  spaces: string[];
}

export interface Annex {
  kind: "Annex";
  card: "bouquinistes";
  space: string;
  building: string;
}

export interface Statue {
  kind: "Statue";
  card: "penseur";
  space: string;
  facing: "n" | "e" | "s" | "w";
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
  card: "lampadaire" | "peintre" | "moulin-rouge" | "fontaine" | "grande-lumiere" | "jardin" | "bouquinistes" | "penseur" | "levitation";
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

export const { read, write } = notation<Move>({
  First: ["first {seat}", { seat: one(Seat) }],
  InPlay: ["postcards {cards}", { cards: many(word) }],
  Deal: ["deal {seat} {tile}", { seat: one(Seat), tile: number }],
  Tile: ["tile {tile} {square} {turns}", { tile: number, square: matching(/^[A-D][1-4]$/), turns: one([0, 1, 2, 3]) }],
  Take: ["take {building}", { building: word }],
  Pass: ["pass", {}],
  Build: ["build {building} {spaces}", { building: word, spaces: many(matching(/^[a-h][1-8]$/)) }],
  Lasting: ["card {card}", { card: one(["metropolitain", "chartier", "sacre-coeur"]) }],
  Put: ["card {card} {space}", { card: one(["lampadaire", "peintre", "moulin-rouge", "fontaine", "grande-lumiere"]), space: matching(/^[a-h][1-8]$/) }],
  Garden: ["card jardin {spaces}", { card: always("jardin"), spaces: many(matching(/^[a-h][1-8]$/)) }],
  Annex: ["card bouquinistes {space} {building}", { card: always("bouquinistes"), space: matching(/^[a-h][1-8]$/), building: word }],
  Statue: ["card penseur {space} {facing}", { card: always("penseur"), space: matching(/^[a-h][1-8]$/), facing: one(["n", "e", "s", "w"]) }],
  Levitate: ["card levitation {building_old} {building_new} {spaces}", { card: always("levitation"), building_old: word, building_new: word, spaces: many(matching(/^[a-h][1-8]$/)) }],
  Decline: ["card {card} -", { card: one(["lampadaire", "peintre", "moulin-rouge", "fontaine", "grande-lumiere", "jardin", "bouquinistes", "penseur", "levitation"]) }],
});
