// Made from the Python types by tools/protocol.py: do not edit.

import type { TableEvent } from "../../protocol.ts";
import type { Colour, End, Kind, Location, Place, Side, Slot, Street } from "./moves.ts";

/** F2. A ★ floor is the floor under construction. */
export type BuildingBegun = { event: "start-floor"; seat: string | null; floor: string };

/** F2, F20. The next floor, or the Roof, lies open at City Hall. */
export type FloorOpened = { event: "open-floor"; seat: string | null; floor: string };

/** F3, F37. Another newspaper is the newspaper of the day; nobody has spent it. */
export type NewsPrinted = { event: "news"; seat: string | null; newspaper: Kind };

/** F4, F12. The next card of a pile lies open. */
export type CardOpened = { event: "open-card"; seat: string | null; street: Street; card: string };

/** F5. A decree lies open at City Hall. */
export type DecreeOpened = { event: "open-decree"; seat: string | null; decree: string };

/** F7. The two boards from which a player chooses. */
export type BoardsDealt = { event: "deal-boards"; seat: string | null; board: string[] };

/** F7. A player has chosen, in secret. */
export type BoardChosen = { event: "choose-board"; seat: string | null };

/** F7. All have chosen, and the boards are shown. */
export type BoardShown = { event: "board"; seat: string | null; board: string; side: Side };

/** F33. Daniel's board. */
export type DanielsBoardDealt = { event: "daniel-board"; seat: string | null; board: string };

/** F8, F33. Who starts. */
export type Started = { event: "first"; seat: string | null };

/** F10. An architect moves. */
export type Moved = { event: "move"; seat: string | null; location: Location };

/** F15. A player activates the actions of a place. */
export type Activated = { event: "activate"; seat: string | null; location: Location };

/** F12. A street card is paid for and tucked into the column of its street. */
export type CardBought = { event: "buy-card"; seat: string | null; card: string; street: Street; end: End; price: number };

/** F13. A decree is paid for and tucked into a column. */
export type DecreeBought = { event: "buy-decree"; seat: string | null; decree: string; street: Street; end: End; price: number };

/** F6. Dollars come from the supply, which has no end. */
export type Earned = { event: "dollars"; seat: string | null; dollars: number };

/** F16. A newspaper in hand becomes the newspaper of the day. */
export type NewspaperSpent = { event: "spend"; seat: string | null; newspaper: Kind };

/** F18, F22. A pillar comes into its warehouse. */
export type PillarBought = { event: "buy-pillar"; seat: string | null; colour: Colour; price: number };

/** F18. A pillar goes back into the supply. */
export type PillarSold = { event: "sell-pillar"; seat: string | null; colour: Colour; price: number };

/** F22. A pillar in stock for one of another colour. */
export type PillarsSwapped = { event: "swap"; seat: string | null; colour_given: Colour; colour_taken: Colour };

/** F19, F35. A pillar now stands on a slot of the floor under construction. */
export type PillarBuilt = { event: "build"; seat: string | null; colour: Colour; slot: Slot; level: number; price: number };

/** F20, F35. The open floor, or the Roof, lies on three pillars. */
export type FloorBuilt = { event: "floor"; seat: string | null; floor: string; level: number; price: number };

/** F21. A reputation token. */
export type TokenTaken = { event: "reputation"; seat: string | null };

/** F22, F23. Another visible action of the own columns, counted from the top, is paid for. */
export type OwnCopied = { event: "copy-own"; seat: string | null; street: Street; place: Place; price: number };

/** F22, F23. An action of an open street card is paid for. */
export type OpenCopied = { event: "copy-open"; seat: string | null; card: string; end: End; price: number };

/** F22, F23. One of City Hall's options is paid for. */
export type HallCopied = { event: "copy-hall"; seat: string | null; price: number };

/** F27. Points during play, and where the marker then stands. */
export type Scored = { event: "points"; seat: string | null; points: number; total: number };

/** F27. A marker has reached or passed the paperboy's space. */
export type PaperboyReached = { event: "paperboy"; seat: string | null; space: number };

/** F21, F27, F28. One newspaper, hidden from the others. */
export type NewspaperDrawn = { event: "draw"; seat: string | null; newspaper: Kind | "?" };

/** F27. The two that the paperboy brings, of which one is kept. */
export type TwoDrawn = { event: "draw-two"; seat: string | null; newspaper: Kind[] | "?" };

/** F27. One of the two is kept. */
export type NewspaperKept = { event: "keep"; seat: string | null; newspaper: Kind | "?" };

/** F27, F28. The other goes to the rival; the two of them know it. */
export type NewspaperGiven = { event: "give"; seat: string | null; newspaper: Kind | "?"; seat_given: string };

/** F34. He opens a card and goes where it says. */
export type DanielMoved = { event: "daniel-card"; seat: string | null; daniel: string; location: Location };

/** F34. He has entered the player's location. */
export type DanielMet = { event: "daniel-meets"; seat: string | null; seat_met: string };

/** F35. The popularity marks on his open cards. */
export type PopularityCounted = { event: "popularity"; seat: string | null; marks: number };

/** F35. An open decree is his. */
export type DanielTookDecree = { event: "daniel-decree"; seat: string | null; decree: string };

/** F36. Two of his open cards have the same main location. */
export type DanielPaired = { event: "daniel-pair"; seat: string | null; location: Location };

/** F36. The open card of the pile where he stands is his. */
export type DanielTookCard = { event: "daniel-takes"; seat: string | null; card: string };

/** F36. All nine of his cards are shuffled anew. */
export type DanielShuffled = { event: "daniel-shuffles"; seat: string | null };

/** F17, F29. The game ends; `reason-REASON` in the catalogues. */
export type GameOver = { event: "over"; seat: string | null; reason: "roof" | "turn-limit" };

export type Event =
  | BuildingBegun
  | FloorOpened
  | NewsPrinted
  | CardOpened
  | DecreeOpened
  | BoardsDealt
  | BoardChosen
  | BoardShown
  | DanielsBoardDealt
  | Started
  | Moved
  | Activated
  | CardBought
  | DecreeBought
  | Earned
  | NewspaperSpent
  | PillarBought
  | PillarSold
  | PillarsSwapped
  | PillarBuilt
  | FloorBuilt
  | TokenTaken
  | OwnCopied
  | OpenCopied
  | HallCopied
  | Scored
  | PaperboyReached
  | NewspaperDrawn
  | TwoDrawn
  | NewspaperKept
  | NewspaperGiven
  | DanielMoved
  | DanielMet
  | PopularityCounted
  | DanielTookDecree
  | DanielPaired
  | DanielTookCard
  | DanielShuffled
  | GameOver
  | TableEvent;
