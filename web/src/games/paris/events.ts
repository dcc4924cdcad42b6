// Made from the Python types by tools/protocol.py: do not edit.

import type { TableEvent } from "../../protocol.ts";
import type { AnyCard, DeclinableCard, Facing, PieceCard, PowerCard, Turns } from "./moves.ts";

/** P8. Chance says who starts. */
export type StarterDrawn = { event: "first"; seat: string | null };

/** P4. Chance says which eight postcards are in play. */
export type PostcardsDrawn = { event: "in-play"; seat: string | null; card: string[] };

/** P7, P9, P18. A tile comes into a hand; the rival does not see which. */
export type TileDrawn = { event: "draw"; seat: string | null; tile: number | "?" };

/** P9. A tile goes on a square. */
export type TileLaid = { event: "tile"; seat: string | null; tile: number; square: string; turns: Turns };

/** P9. A building goes from the pool into a reserve. */
export type BuildingTaken = { event: "take"; seat: string | null; building: string };

/** P11, P15. A turn without anything done. */
export type Passed = { event: "pass"; seat: string | null };

/** P12. The 16th tile is laid; who was first to place all tiles goes on. */
export type PhaseTwoBegun = { event: "phase-two"; seat: string | null };

/** P13, C1, C3. A building of the reserve, one of the pool or the garden goes up. */
export type Built = { event: "build"; seat: string | null; building: string; spaces: string };

/** P17. A token on a postcard; its action follows. */
export type CardActivated = { event: "card"; seat: string | null; card: AnyCard };

/** P17. A token on a postcard, its action left unused. */
export type CardDeclined = { event: "decline"; seat: string | null; card: DeclinableCard };

/** C5, C8, C9, C10, C11. The piece of a postcard goes on a space. */
export type PiecePut = { event: "piece"; seat: string | null; piece: PieceCard; space: string };

/** C12. The statue goes on a space, facing another. */
export type StatuePut = { event: "statue"; seat: string | null; space: string; facing: Facing };

/** C7. The annex goes on a space and is part of a building. */
export type AnnexAdded = { event: "annex"; seat: string | null; space: string; building: string };

/** C1. A building of the reserve for one of the pool. */
export type BuildingsExchanged = { event: "levitation"; seat: string | null; building_old: string; building_new: string };

/** C2, C6. What is built covers a light or a space of the rival's colour: that power is used up. */
export type PowerSpent = { event: "spent"; seat: string | null; card: PowerCard; light: string | null };

/** P16. The game is played out. */
export type GameOver = { event: "over"; seat: string | null };

export type Event =
  | StarterDrawn
  | PostcardsDrawn
  | TileDrawn
  | TileLaid
  | BuildingTaken
  | Passed
  | PhaseTwoBegun
  | Built
  | CardActivated
  | CardDeclined
  | PiecePut
  | StatuePut
  | AnnexAdded
  | BuildingsExchanged
  | PowerSpent
  | GameOver
  | TableEvent;
