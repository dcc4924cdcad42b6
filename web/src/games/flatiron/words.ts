/** A text of the notation in the words of this table. */
import { signed } from "../../lib/figures.ts";
import type { Desk } from "./desk.svelte.ts";
import { printed } from "./desk.svelte.ts";

export function say(desk: Desk, text: string): string {
  const t = desk.table.t;
  const [verb, one = "", two = "", three = "", four = ""] = text.split(" ");
  switch (verb) {
    case "move":
      return t("go-move", { location: one });
    case "activate":
      return t("do-activate", { location: desk.here ?? "none" });
    case "dollars":
      return t("do-dollars", { dollars: desk.shown.taken[desk.here ?? ""] ?? 2 });
    case "buy":
      if (one === "top" || one === "bottom")
        return t("do-buy-card", {
          end: one,
          card: desk.view.piles[desk.here ?? ""]?.open ?? "",
          price: desk.box.cards[desk.view.piles[desk.here ?? ""]?.open ?? ""]?.cost ?? 0,
        });
      return one
        ? t("do-buy-colour", { colour: one })
        : t("do-buy", {
            colour: String(desk.shown.asked?.action.figures["colour"] ?? ""),
            price: desk.shown.prices[desk.near]?.[String(desk.shown.asked?.action.figures["colour"])] ?? 0,
          });
    case "sell":
      return t("do-sell", {
        colour: String(desk.shown.asked?.action.figures["colour"] ?? ""),
        price: desk.shown.sales[desk.near]?.[String(desk.shown.asked?.action.figures["colour"])] ?? 0,
      });
    case "build":
      return t("do-build", { colour: one, slot: Number(two) });
    case "floor":
      return t(desk.view.next_floor === "roof" ? "do-roof" : "do-floor");
    case "swap":
      return t("do-swap", { colour_given: one, colour_taken: two });
    case "card":
      return t("do-card", { card: desk.view.piles[one]?.open ?? "", end: two });
    case "decree":
      return t("do-decree", { decree: one, place: two, end: three });
    case "copy": {
      const card = desk.box.cards[one];
      if (card)
        return t("do-copy-card", { card: one, words: short(desk, printed(card[two as "top" | "bottom"].action)) });
      const row = desk.shown.columns[desk.near]?.[one]?.find((found) => found.number === Number(two));
      return t("do-copy", { place: one, words: row?.action ? short(desk, row.action) : two });
    }
    case "hall":
      return one === "decree"
        ? t("do-decree", { decree: two, place: three, end: four })
        : t(`do-hall-${one}`, { newspaper: desk.view.news ?? "" });
    case "news":
      return t("do-news", { newspaper: one });
    case "keep":
      return t("do-keep", { newspaper: one });
    case "board":
      return t("do-board", { board: one, side: two });
    default:
      return t(`do-${verb}`);
  }
}

/** A reputation mark for a sentence: the number chooses, the sign is read. */
export const marked = (mark: number): { mark: number; signed: string } => ({ mark, signed: signed(mark) });

export const short = (desk: Desk, action: { verb: string; figures: Record<string, unknown> }): string =>
  desk.table.t(`act-${action.verb}`, action.figures);

/** An action in whole words, a trade with its board's price. */
export function long(
  desk: Desk,
  action: { verb: string; figures: Record<string, unknown> },
  board: string | undefined,
): string {
  const price = board ? desk.box.boards[board]?.price[String(action.figures["colour"])] : undefined;
  return desk.table.t(
    `action-${action.verb}`,
    action.verb === "trade" ? { price: price ?? 0, ...action.figures } : action.figures,
  );
}
