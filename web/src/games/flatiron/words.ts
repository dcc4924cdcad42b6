/** Moves and printed things in the words of this table. */
import { signed } from "../../lib/figures.ts";
import type { FlatironHand } from "./hand.svelte.ts";
import { type Colour, type End, type Location, type Move, read, type Street, write } from "./moves.ts";
import { actionOf, bonusOf, type PrintedBonus, type PrintedScore, scoreOf } from "./printed.ts";
import { traded } from "./things.ts";
import type { Printed, Reputation, Row, Shown } from "./view.ts";

/** An offered text. */
export function say(hand: FlatironHand, text: string): string {
  const { view, shown } = hand;
  const t = hand.table.t;
  const move = read(text)!;
  switch (move.kind) {
    case "Go":
      return t("go-move", { location: move.location });
    case "Activate":
      return t("do-activate", { location: hand.here ?? "none" });
    case "TakeDollars":
      return t("do-dollars", { dollars: shown.taken[hand.here!]! });
    case "BuyHere":
      return t("do-buy-card", { end: move.end, ...hand.bought(text) });
    case "BuyFromPile":
      return t("do-card", { end: move.end, ...hand.bought(text) });
    case "BuyAnyPillar":
      return t("do-buy-colour", { colour: move.colour });
    case "BuyPillar":
      return t("do-buy", trade(shown, shown.prices[hand.near]!));
    case "SellPillar":
      return t("do-sell", trade(shown, shown.sales[hand.near]!));
    case "PutPillar":
      return t("do-build", { colour: move.colour, slot: move.slot });
    case "RaiseFloor":
      return t(view.next_floor === "roof" ? "do-roof" : "do-floor");
    case "SwapPillar":
      return t("do-swap", { colour_given: move.colour_given, colour_taken: move.colour_taken });
    case "BuyDecree":
    case "HallDecree":
      return t("do-decree", { decree: move.decree, place: move.street, end: move.end });
    case "CopyOpen":
      return t("do-copy-card", { card: move.card, words: short(hand, halfOf(hand, move.card, move.end)) });
    case "CopyOwn": {
      const row = shown.columns[hand.near]?.[move.street]?.find((found) => found.number === move.place);
      return t("do-copy", { place: move.street, words: short(hand, row!.action!) });
    }
    case "HallNews":
      return t("do-hall-news", { newspaper: view.news ?? "" });
    case "HallDollars":
      return t("do-hall-dollars");
    case "Spend":
      return t("do-news", { newspaper: move.newspaper });
    case "Keep":
      return t("do-keep", { newspaper: move.newspaper });
    case "ChooseBoard":
      return t("do-board", { board: move.board, side: move.side });
    default:
      return plainly(hand, move.kind);
  }
}

/** The pillar that is traded, and for how much. */
function trade(shown: Shown, prices: Record<string, number>): { colour?: Colour; price?: number } {
  const colour = traded(shown);
  return colour ? { colour, price: prices[colour] } : {};
}

/** What is taken: dollars are said as they are printed. */
function gain(hand: FlatironHand): string {
  const { action } = hand.shown.asked!;
  const words = short(hand, action);
  return action.verb === "money" ? words : hand.table.t("do-gain", { words });
}

/** A move that says no more than its kind. */
function plainly(hand: FlatironHand, kind: Move["kind"]): string {
  const t = hand.table.t;
  switch (kind) {
    case "Gain":
      return gain(hand);
    case "Skip":
      return t("do-skip");
    case "Done":
      return t("do-done");
    default:
      return t("do-end");
  }
}

/** A half of a street card. */
export const halfOf = (hand: FlatironHand, card: string, end: End): Printed =>
  actionOf(hand.box.cards[card]![end].action);

/** A reputation mark for a sentence: the number chooses, the sign is read. */
export const marked = (mark: number): { mark: number; signed: string } => ({ mark, signed: signed(mark) });

/** What knows the words. */
export type Speaking = { table: Pick<FlatironHand["table"], "t"> };

/** An action, as short as can be. */
export const short = (hand: Speaking, action: Printed): string => hand.table.t(`act-${action.verb}`, action.figures);

/** An action in whole words, a trade with its price on a board. */
export function long(hand: FlatironHand, action: Printed, board: string | null): string {
  if (action.verb !== "trade") return hand.table.t(`action-${action.verb}`, action.figures);
  if (board === null) return short(hand, action);
  const price = hand.box.boards[board]!.price[action.figures.colour]!;
  return hand.table.t("action-trade", { price, ...action.figures });
}

/** The board of a player who has shown it. */
export const boardOf = (hand: FlatironHand, seat: string): string | null =>
  hand.view.players[seat]?.office?.board ?? null;

/** A row of a player's column. */
export function rowWords(hand: FlatironHand, row: Row, seat: string): string {
  const t = hand.table.t;
  const words = row.action ? long(hand, row.action, boardOf(hand, seat)) : "";
  if (row.card === null) return words;
  if (row.action) return t("row-card", { card: row.card, words, ...marked(row.mark) });
  const score = decreeScore(hand, row.card, row.end!);
  return t("row-decree", { decree: row.card, words: t(`earns-${score.verb}`, score.figures), ...marked(row.mark) });
}

/** A column and what it is worth. */
export const columnWords = (hand: FlatironHand, street: Street, { sum, points, tokens }: Reputation): string =>
  hand.table.t("column-words", { place: street, sum, points, tokens });

/** What reputation counts at the end, as it is printed. */
export const reputationRule = ({ box, table }: FlatironHand): string =>
  table.t("reputation-rule", { good: box.score.good_reputation, bad: -box.score.bad_reputation });

/** What half of a decree counts. */
export const decreeScore = (hand: FlatironHand, decree: string, end: End): PrintedScore =>
  scoreOf(hand.box.decrees[decree]![end].score);

/** An empty slot of the floor under construction: what it gives, and what a pillar that may come there would score; of
 * one that may be put there now, with what the slot gives and for its price. */
export function slotWords(hand: FlatironHand, slot: number, bonus: PrintedBonus | undefined): string {
  const t = hand.table.t;
  const colour = hand.ghosts.get(slot);
  const points = colour ? hand.shown.worth[hand.near]?.[colour] : undefined;
  const said = { level: hand.view.levels.length, slot, bonus: bonus ? t(`bonus-${bonus.verb}`, bonus.figures) : "" };
  if (points === undefined) return t("slot-empty", said);
  const put = hand.shown.puts[write({ kind: "PutPillar", colour: colour!, slot })];
  return put ? t("slot-put", { ...said, colour, ...put }) : t("slot-would", { ...said, colour, points });
}

/** Bonuses of a slot that are counted with the pillar. */
const COUNTED = ["points", "points_if_colour", "dollars"];

/** What speaks for a way: what a pillar brings with its slot, or would score, what a newspaper or half of a card does. */
export function worth(hand: FlatironHand, text: string): string {
  const move = read(text);
  const t = hand.table.t;
  if (move?.kind === "BuyAnyPillar") return t("would-score", { points: hand.shown.worth[hand.near]![move.colour]! });
  if (move?.kind === "Spend") return short(hand, actionOf(hand.box.newspapers[move.newspaper]!.action));
  if (move?.kind === "BuyFromPile") {
    const { card } = hand.bought(text)!;
    return t("half-words", {
      words: short(hand, halfOf(hand, card, move.end)),
      ...marked(hand.box.cards[card]![move.end].mark),
    });
  }
  const put = hand.shown.puts[text];
  if (move?.kind !== "PutPillar" || !put) return "";
  const { verb, figures } = bonusOf(hand.box.floors[hand.view.levels.at(-1)!.floor]!.slots[move.slot - 1]!);
  const { news } = hand.view;
  const today = verb === "newspaper" && news ? ` (${short(hand, actionOf(hand.box.newspapers[news]!.action))})` : "";
  const bonus = COUNTED.includes(verb) ? "none" : t(`bonus-${verb}`, figures) + today;
  return t("put-brings", { ...put, bonus });
}

/** Who is at a location, to the one who reads it. */
export const isThere = (hand: FlatironHand, there: readonly string[]): string => {
  const { t, seat } = hand.table;
  return there.includes(seat ?? "") ? t("there-you") : hand.table.about("there-other", there[0]!);
};

/** What a visit could bring, as short as can be; where one cannot go, who is there. */
export function brings(hand: FlatironHand, location: Location): string {
  const there = hand.at(location);
  if (!hand.may(`at:${location}`) && there.length > 0) return isThere(hand, there);
  const deeds = hand.shown.activations[location] ?? [];
  const now = hand.view.players[hand.near]?.dollars ?? 0;
  const arrival = hand.shown.arrival[location]!;
  const dollars = (deeds.at(-1)?.dollars ?? now + arrival) - now - arrival;
  return hand.table.t("visit", {
    arrival,
    taken: hand.shown.taken[location]!,
    can: deeds.filter((deed) => deed.why === null).length,
    count: deeds.length,
    dollars: Math.abs(dollars),
    sign: dollars < 0 ? "minus" : dollars > 0 ? "plus" : "none",
    points: deeds.reduce((sum, deed) => sum + deed.points, 0),
  });
}
