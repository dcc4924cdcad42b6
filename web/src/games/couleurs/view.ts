// Made from the Python types by tools/protocol.py: do not edit.

import type { Item, Near, Outcome } from "../../protocol.ts";
import type { Colour } from "./moves.ts";

export interface View {
  game: string;
  rules: number;
  options: Options;
  seat: string | null;
  to_act: string[];
  decision: Decision | null;
  outcome: Outcome | null;
  agenda: unknown[];
  resigned: string[];
  round: number;
  first: string | null;
  turned: number;
  places: PlaceSeen[];
  easels: (string | null)[];
  offers: (string | null)[];
  deck: string[];
  gone: string[];
  bonus_deck: string[];
  bonus_discard: string[];
  players: Record<string, PlayerSeen>;
  painters_shown: boolean;
  colour: string | null;
  next_first: string | null;
  turner: string | null;
  blacks_left: number;
  ending: string | null;
}

/** A place on ring or disc: what it does now, how many it takes (null: any number), who is there. */
export interface PlaceSeen {
  place: string;
  action: string;
  spaces: number | null;
  assistants: Assistant[];
}

/** An assistant on the board. */
export interface Assistant {
  seat: string;
  standing: boolean;
}

/** What lies before a player. */
export interface PlayerSeen {
  hand: number;
  newcomers: number;
  stock: Record<string, number>;
  limit: number;
  tools: ToolSeen[];
  canvases: CanvasSeen[];
  finished: FinishedSeen[];
  bonuses: string[];
  used: string | null;
  painter: string | null;
  tiles: (string | null)[];
  chosen: boolean;
}

export interface ToolSeen {
  tool: string;
  space: number;
  level: number;
  token: number;
}

/** A painting in work: its squares as printed and what lies on them, row by row, a dot for an open one. */
export interface CanvasSeen {
  card: string;
  points: number;
  squares: string;
  filled: string;
}

export interface FinishedSeen {
  card: string;
  points: number;
  whites: number;
}

/** What was chosen before the game. */
export type Options = {
  bonus: "off" | "A" | "B";
  first: "random" | "1" | "2" | "3" | "4";
  painters: "off" | "on";
  round_limit: number;
};

/** What is being asked, by which rule. */
export type Decision =
  | { rule: "M5"; key: "keep"; figures: Record<string, never> }
  | { rule: "L8"; key: "place"; figures: Record<string, never> }
  | { rule: "L9"; key: "act"; figures: Record<string, never> }
  | { rule: "M3"; key: "after"; figures: Record<string, never> }
  | { rule: "L21"; key: "rotation"; figures: Record<string, never> }
  | { rule: "L25"; key: "discard"; figures: Record<string, never> }
  | { rule: "L26"; key: "stay"; figures: Record<string, never> }
  | { rule: "L14"; key: "improve"; figures: Record<string, never> }
  | { rule: "L17"; key: "paint"; figures: { left: number; begun: boolean } }
  | { rule: "L16"; key: "card"; figures: Record<string, never> }
  | { rule: "M4"; key: "bonus-copy"; figures: Record<string, never> }
  | { rule: "M4"; key: "bonus-mix"; figures: Record<string, never> }
  | { rule: "M4"; key: "bonus-swap"; figures: { left: number; begun: boolean } }
  | { rule: "M4"; key: "bonus-tool"; figures: Record<string, never> }
  | { rule: "L15"; key: "sixth-space"; figures: { tool: number } }
  | { rule: "M6"; key: "again"; figures: { tool: number } }
  | { rule: "M6"; key: "pay"; figures: { tool: number; left: number } }
  | { rule: "M7"; key: "degas"; figures: { left: number; onto?: string } }
  | { rule: "M8"; key: "colour"; figures: Record<string, never> }
  | { rule: "M9"; key: "flash"; figures: { colour: Colour; left: number } };

export interface Shown {
  phase: string;
  asked: Asked | null;
  busy: boolean;
  queue: string[];
  next: Record<string, string>;
  uses: Record<string, Use>;
  last: string | null;
  notches: number;
  half_turn: number;
  renews: boolean;
  held: Record<string, number>;
  surplus: Record<string, number>;
  stock: Record<string, number>;
  squares: Record<string, Record<string, number>>;
  items: Item[];
  endings: Near[];
}

/** Who is asked what; nobody while chance speaks or when the game is over. */
export interface Asked {
  seat: string;
  key: string;
}

/** What an assistant of the viewer would do on a place; `use-KEY` in the catalogue words it. */
export interface Use {
  key: string;
  figures: Record<string, unknown>;
  lacks: Why | null;
}

/** Why a move is not offered: the rule's number and `why-KEY` in the game's catalogue. */
export interface Why {
  rule: string;
  key: string;
  figures: Record<string, unknown>;
}
