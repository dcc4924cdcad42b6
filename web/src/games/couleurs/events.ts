// Made from the Python types by tools/protocol.py: do not edit.

import type { TableEvent } from "../../protocol.ts";
import type { AnyPigment, Anywhere, BonusCard, Colour, Disc, Mixed, PainterName, Pigment, RimAction, Sector, Tool } from "./moves.ts";

/** L7, L19. The seat is first player from now on. */
export type FirstPlayer = { event: "first"; seat: string | null };

/** L6, M1. A painting comes to an easel, or a bonus card beside them. */
export type Dealt = { event: "deal"; seat: string | null; card: string };

/** M5. Two painters for a seat, which it alone sees. */
export type PaintersDealt = { event: "painters-dealt"; seat: string | null; painter: PainterName[] | "?" };

/** M5. The seat keeps one of its two, in secret. */
export type PainterKept = { event: "keep"; seat: string | null; painter: PainterName | "?" };

/** M5. All have chosen: what the seat kept is shown. */
export type PainterShown = { event: "painter"; seat: string | null; painter: PainterName };

/** M8. Gauguin's colour. */
export type ColourChosen = { event: "colour"; seat: string | null; pigment: Mixed };

/** L8. The round with this number; the seat is the first player. */
export type RoundBegun = { event: "round"; seat: string | null; count: number };

/** L28. The round that begins is the last one. */
export type FinalRound = { event: "final-round"; seat: string | null };

/** L8. An assistant comes to stand on a place. */
export type Placed = { event: "place"; seat: string | null; place: Anywhere; action: RimAction | null };

/** L9. All assistants are placed; the first player is first to act. */
export type ActingBegun = { event: "acting"; seat: string | null };

/** L9. An assistant on the ring is laid down and does its action. */
export type Acted = { event: "act"; seat: string | null; place: Sector; action: RimAction };

/** L19, L21, L22. An assistant on the disc is laid down and does its action. */
export type ActedOnDisc = { event: "act-disc"; seat: string | null; place: Disc };

/** L9. An assistant is laid down and declines its action. */
export type Rested = { event: "rest"; seat: string | null; place: Anywhere; action: RimAction | null };

/** L20, M4. The action that faces a standing assistant is done by another. */
export type Copied = { event: "copy"; seat: string | null; place: Sector; action: RimAction };

/** L11, L12, L13, L22. Pigments come from the supply. */
export type Gained = { event: "gain"; seat: string | null; pigment: AnyPigment; count: number };

/** L12, L13, L14, M6. Pigments go to the supply. */
export type Paid = { event: "pay"; seat: string | null; pigment: Pigment[] };

/** M4. A pigment is exchanged by the Swap bonus. */
export type Swapped = { event: "swap"; seat: string | null; pigment: Colour; pigment_for: Colour };

/** L14. A tool's marker reaches a space and has its level. */
export type ToolMoved = { event: "tool"; seat: string | null; tool: Tool; space: number; level: number };

/** L15. A tool's token is taken, or turned to its better side. */
export type TokenTaken = { event: "token"; seat: string | null; tool: Tool; points: number };

/** L15. An assistant, who enters next round. */
export type NewcomerTaken = { event: "newcomer"; seat: string | null };

/** L16. A painting leaves its easel and is in work. */
export type PaintingTaken = { event: "take"; seat: string | null; card: string };

/** M1. A bonus card, for so many whites. */
export type BonusBought = { event: "buy"; seat: string | null; card: BonusCard; count: number };

/** M3. A bonus card that was kept is carried out. */
export type BonusPlayed = { event: "play"; seat: string | null; card: BonusCard };

/** L17. A pigment comes to lie on a square of that colour. */
export type Painted = { event: "paint"; seat: string | null; card: string; colour: Colour; pigment: Pigment; square: number; count: number };

/** L18, L29. Its points, how many whites stay on it, and what they cost. */
export type PaintingFinished = { event: "finish"; seat: string | null; card: string; points: number; count: number; cost: number };

/** L27. Those who stand still act; then the game is over. */
export type EndBroughtAbout = { event: "ending"; seat: string | null; reason: "fifth-black" | "second-painting" };

/** L28. The limit of rounds is reached. */
export type LastRoundOver = { event: "last-round"; seat: string | null };

/** L27, L28. */
export type GameOver = { event: "over"; seat: string | null };

/** L23, L21. The disc turns so many notches. */
export type DiscTurned = { event: "disc"; seat: string | null; count: number };

/** L24, M1. All cards on show leave it. */
export type Renewed = { event: "renewal"; seat: string | null };

/** L25. A stock over its limit is cut. */
export type Discarded = { event: "discard"; seat: string | null; pigment: Pigment; count: number };

/** L26. An assistant is raised on the ring and left there. */
export type Stayed = { event: "stay"; seat: string | null; place: Sector; action: RimAction | null };

export type Event =
  | FirstPlayer
  | Dealt
  | PaintersDealt
  | PainterKept
  | PainterShown
  | ColourChosen
  | RoundBegun
  | FinalRound
  | Placed
  | ActingBegun
  | Acted
  | ActedOnDisc
  | Rested
  | Copied
  | Gained
  | Paid
  | Swapped
  | ToolMoved
  | TokenTaken
  | NewcomerTaken
  | PaintingTaken
  | BonusBought
  | BonusPlayed
  | Painted
  | PaintingFinished
  | EndBroughtAbout
  | LastRoundOver
  | GameOver
  | DiscTurned
  | Renewed
  | Discarded
  | Stayed
  | TableEvent;
