/** Where each assistant stands or lies on ring and disc. */
import { angleOf, at, INNER, MIDDLE, type Point, sectorOf, WELLS } from "./geometry.ts";
import type { CouleursHand } from "./hand.svelte.ts";
import type { Motion } from "./motion.svelte.ts";
import type { Assistant, PlaceSeen } from "./view.ts";

export interface Spot {
  key: string;
  assistant: Assistant;
  x: number;
  y: number;
  width: number;
  /** How many are drawn as this one. */
  count: number;
  /** Is it the one that acts? */
  now: boolean;
  /** Has it just come? */
  fresh: boolean;
}

type Seat = Pick<Spot, "assistant" | "x" | "y" | "width"> & { count?: number };

/** More kinds than that share the centre in two rows, and its word makes room for them. */
const CROWD = 4;
/** So many are drawn one by one in the centre; more of one kind are counted. */
const ONE_BY_ONE = 5;

export const crowded = (spots: Spot[]): boolean => spots.filter(({ key }) => key.startsWith("white ")).length > CROWD;

/** The upper ones first, so that the lower ones stand before them. */
export function spotsOf(hand: CouleursHand, motion: Motion, turn: number): Spot[] {
  return hand.view.places.flatMap((place) => spotsAt(hand, motion, place, turn)).sort((a, b) => a.y - b.y);
}

function spotsAt(hand: CouleursHand, motion: Motion, seen: PlaceSeen, turn: number): Spot[] {
  const { place } = seen;
  const seats = seatsAt(seen, turn);
  // who acts is one of those there: the lying one whose action is asked, or the standing one that is chosen
  const wanted = hand.acting === place ? hand.shown.asked?.seat : null;
  const now = seats.findIndex(
    ({ assistant }) => assistant.seat === wanted && assistant.standing === (hand.place === place),
  );
  return seats.map((one, index) => {
    const { seat } = one.assistant;
    const last = index === seats.findLastIndex(({ assistant }) => assistant.seat === seat);
    const fresh = last && motion.placed(seat, place);
    return { count: 1, ...one, key: `${place} ${index}`, now: index === now, fresh };
  });
}

function seatsAt({ place, spaces, assistants }: PlaceSeen, turn: number): Seat[] {
  const there = [...assistants].sort((a, b) => a.seat.localeCompare(b.seat));
  if (place === "white") return centre(there);
  return there.map((assistant, index) => {
    const [x, y] = wellOf(place, spaces, index, turn);
    return { assistant, x, y, width: sectorOf(place) === null ? 31 : (spaces ?? 1) > 2 ? 37 : 41 };
  });
}

/** The middle of a place's well. */
function wellOf(place: string, spaces: number | null, index: number, turn: number): Point {
  if (sectorOf(place) === null) return at(82, INNER[place]! + turn);
  return at(228, angleOf(place, turn) + (WELLS[spaces ?? 0]?.[index] ?? 0));
}

/** The centre takes any number: many of one kind are counted. */
function centre(there: Assistant[]): Seat[] {
  const kinds = new Map<string, { assistant: Assistant; count: number }>();
  for (const assistant of there) {
    const kind = there.length > ONE_BY_ONE ? `${assistant.seat} ${assistant.standing}` : `${kinds.size}`;
    kinds.set(kind, { assistant, count: (kinds.get(kind)?.count ?? 0) + 1 });
  }
  const many = kinds.size;
  const rows = many > CROWD ? [Math.ceil(many / 2), Math.floor(many / 2)] : [many];
  return [...kinds.values()].map(({ assistant, count }, index) => {
    const row = index < rows[0]! ? 0 : 1;
    const [inRow, column] = [rows[row]!, row ? index - rows[0]! : index];
    return {
      assistant,
      x: MIDDLE + (column - (inRow - 1) / 2) * Math.min(30, 100 / inRow) - (count > 1 ? 4 : 0),
      y: MIDDLE + (rows.length > 1 ? row * 31 - 8 : 20),
      width: many > CROWD ? 23 : 29,
      count,
    };
  });
}

/** Where the assistant being placed would stand. */
export function ghostOf(hand: CouleursHand, turn: number): { x: number; y: number; width: number } | null {
  const move = hand.drafted;
  if (move?.kind !== "Place") return null;
  if (move.place === "white") return { x: MIDDLE + 34, y: MIDDLE + 14, width: 31 };
  const { spaces, assistants } = hand.placeSeen(move.place);
  const [x, y] = wellOf(move.place, spaces, assistants.length, turn);
  return { x, y, width: sectorOf(move.place) === null ? 31 : 41 };
}
