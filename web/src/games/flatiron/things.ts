/** Things on the table that can be clicked, and the moves for which they stand. */
import { Colour, type End, type Kind, Location, type Move, read, type Side, Street } from "./moves.ts";
import type { Shown, View } from "./view.ts";

export type Thing =
  | `board:${string}:${Side}`
  | `at:${Location}`
  | `pile:${Street}`
  | `half:${Street}:${End}`
  | `decree:${string}:${End}`
  | `tuck:${Street}:${End}`
  | `row:${Street}:${number}`
  | `pillar:${Colour}`
  | `slot:${number}`
  | `news:${Kind}`
  | `hall:${"news" | "dollars"}`
  | `verb:${"buy" | "decree"}`
  | "floor"
  | "activate"
  | "dollars"
  | "none";

/** Everything that stands for a move: clicked together, they say it. */
export function thingsFor(text: string, view: View, shown: Shown): Thing[] {
  const move = read(text);
  switch (move?.kind) {
    case "ChooseBoard":
      return [`board:${move.board}:${move.side}`];
    case "Go":
      return [`at:${move.location}`];
    case "BuyHere":
    case "BuyFromPile": {
      const { card, street } = shown.buys[text]!;
      const from: Thing = move.kind === "BuyHere" ? "verb:buy" : `pile:${move.street}`;
      return [from, ...halves(view, card, move.end), `tuck:${street}:${move.end}`];
    }
    case "BuyDecree":
    case "HallDecree":
      return ["verb:decree", `decree:${move.decree}:${move.end}`, `tuck:${move.street}:${move.end}`];
    case "CopyOpen":
      return halves(view, move.card, move.end);
    case "CopyOwn":
      return [`row:${move.street}:${move.place}`];
    case "BuyPillar":
    case "SellPillar":
      return traded(shown) ? [`pillar:${traded(shown)!}`] : [];
    case "BuyAnyPillar":
      return [`pillar:${move.colour}`];
    case "SwapPillar":
      return [`pillar:${move.colour_given}`, `pillar:${move.colour_taken}`];
    case "PutPillar":
      return [`pillar:${move.colour}`, `slot:${move.slot}`];
    case "RaiseFloor":
      return ["floor"];
    case "Spend":
      return [`news:${move.newspaper}`];
    case "HallNews":
      return ["hall:news"];
    case "HallDollars":
      return ["hall:dollars"];
    case "Activate":
      return ["activate"];
    case "TakeDollars":
      return ["dollars"];
    default:
      return [];
  }
}

/** A half of the open card, wherever it lies. */
const halves = (view: View, card: string, end: End): Thing[] =>
  Street.filter((street) => view.piles[street]?.open === card).map((street): Thing => `half:${street}:${end}`);

/** The colour of the trade that is asked about. */
export function traded({ asked }: Shown): Colour | null {
  return asked?.action.verb === "trade" ? asked.action.figures.colour : null;
}

/** What a thing of this kind is called, of those that were clicked. */
export const clicked = (things: readonly Thing[], kind: "decree" | "tuck" | "pillar"): string | undefined =>
  things.find((thing) => thing.startsWith(`${kind}:`))?.split(":")[1];

/** The location that a thing is. */
export const locationOf = (thing: Thing | null): Location | null =>
  Location.find((location) => thing === `at:${location}`) ?? null;

/** The moves of a kind among these texts. */
export const movesOf = <K extends Move["kind"]>(texts: readonly string[], kind: K): Extract<Move, { kind: K }>[] =>
  texts.map(read).filter((move): move is Extract<Move, { kind: K }> => move?.kind === kind);
