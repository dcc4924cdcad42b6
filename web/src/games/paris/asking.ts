/** What the player is asked, in the words of the prompt. */
import { plain } from "../../lib/figures.ts";
import { phone } from "../../lib/sizes.ts";
import type { ParisHand } from "./hand.svelte.ts";

export interface Asking {
  title: string;
  detail: string;
}

export function askingOf(hand: ParisHand): Asking {
  const { held, table, view } = hand;
  const { t } = table;
  const says = (title: string, detail: string, figures = {}): Asking => ({
    title: t(title, figures),
    detail: t(phone.current && detail.startsWith("ask-place-") ? `${detail}-touch` : detail, figures),
  });
  if (table.draft.text === "pass") return says("ask-passing", "ask-passing-detail");
  switch (held?.kind) {
    case "tile":
      return says(
        view.hands[table.seat ?? ""]?.length === 1 ? "ask-tile" : "ask-tiles",
        hand.pinned ? "ask-place-detail" : "ask-tile-detail",
      );
    case "take":
      return says("ask-take", "ask-take-detail", { thing: hand.thing, points: plain(hand.box.score.unbuilt) });
    case "build":
      return says("ask-place", hand.pinned ? "ask-place-detail" : "ask-place-first", { thing: hand.thing });
    case "card": {
      const { card, old, taken } = held;
      if (hand.declined) return says("ask-card", "ask-declined", { card });
      if (!hand.serves(card) && table.choosing) return says("ask-card", "ask-nowhere", { card });
      if (hand.swapping && old === null) return says("ask-card", "ask-swap-old", { card });
      if (hand.swapping && taken === null) return says("ask-card", "ask-swap-new", { card });
      if (!hand.lays) return says("ask-card", `ask-card-${card}`, { card });
      const { thing } = hand;
      if (hand.pinned) return says("ask-place", hand.ways.count > 1 ? "ask-place-detail" : "ask-placed", { thing });
      if (hand.swapping) return says("ask-place", "ask-place-first", { thing });
      if (table.texts.has(`ask-card-${card}`)) return says("ask-place", `ask-card-${card}`, { thing });
      return says("ask-place", "ask-card-first", { thing, does: t(`card-${card}-short`) });
    }
    default:
      return nothingHeld(hand, says);
  }
}

function nothingHeld(hand: ParisHand, says: (title: string, detail: string) => Asking): Asking {
  const verbs = new Set([...hand.offered].map((text) => text.split(" ", 1)[0]));
  if (verbs.size === 1 && hand.mayPass) return says("ask-pass", "ask-pass-detail");
  if (hand.view.phase === 1)
    return verbs.has("tile")
      ? says("ask-tiles", "ask-tile-detail")
      : says("ask-take-or-pass", "ask-take-or-pass-detail");
  if (hand.mayPass) return says("ask-two", "ask-two-pass");
  if (!verbs.has("build")) return says("ask-two", "ask-two-only-card");
  return says("ask-two", verbs.has("card") ? "ask-two-build" : "ask-two-only-build");
}
