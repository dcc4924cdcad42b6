/** What the player is asked, in the words of the prompt. */
import { signed } from "../../lib/figures.ts";
import type { FlatironHand } from "./hand.svelte.ts";
import { clicked } from "./things.ts";
import { say, short } from "./words.ts";

export interface Asking {
  title: string;
  detail: string;
}

export function askingOf(hand: FlatironHand): Asking {
  const asking = questionOf(hand);
  const missing = decreeing(hand);
  return missing === null ? asking : { ...asking, detail: hand.table.t(missing) };
}

/** What a decree still needs, once one is about to be chosen. */
function decreeing(hand: FlatironHand): "choose-decree" | "choose-column" | null {
  if (hand.table.draft.text !== null) return null;
  if (clicked(hand.picked, "decree") !== undefined) return "choose-column";
  const all = hand.ways.length > 0 && hand.ways.every((text) => /^(hall )?decree /.test(text));
  return all ? "choose-decree" : null;
}

function questionOf(hand: FlatironHand): Asking {
  const t = hand.table.t;
  const { kind } = hand;
  switch (kind) {
    case "board":
      return { title: t("ask-board"), detail: t("ask-board-detail") };
    case "move":
      return { title: t("ask-move"), detail: t(hand.drafted?.kind === "Go" ? "ask-move-draft" : "ask-move-detail") };
    case "one-thing":
      return { title: t("ask-thing", { place: hand.here ?? "none" }), detail: t("ask-thing-detail") };
    case "action":
    case "second-pillar": {
      const { action, street } = hand.shown.asked!;
      return {
        title: street ? t("ask-step", { place: street }) : t("ask-turn"),
        detail: kind === "second-pillar" ? t("prompt-second-pillar") : t("ask-action", { words: short(hand, action) }),
      };
    }
    case "keep":
      return { title: t("ask-keep"), detail: t("prompt-keep") };
    case "end":
      return { title: t("ask-end"), detail: t("prompt-end") };
    default:
      return { title: t("prompt-turn"), detail: "" };
  }
}

/** Points that the prepared move scores now, and what else it would be worth if the game ended: two things. What an
 * activation scores is told step by step. */
function gained(hand: FlatironHand): string {
  const { draft, t } = hand.table;
  const gain = draft.gain();
  if (gain === null || hand.drafted?.kind === "Activate") return "";
  const before = hand.points(hand.near);
  const now = (hand.scored ?? before) - before;
  const end = gain - (hand.previewed - before);
  const parts = [
    now && t("points-signed", { points: signed(now), count: now }),
    end && t("points-end", { points: signed(end), count: end }),
  ].filter(Boolean);
  return parts.map((part) => ` · ${part}`).join("");
}

/** What the prepared move is called on the button that plays it. */
export function labelOf(hand: FlatironHand): string {
  const { text, whole } = hand.table.draft;
  if (text === null || !whole) return "";
  const words = hand.leavesTurn && hand.kind !== "end" ? hand.table.t(`leave-${text}-end`) : say(hand, text);
  return `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}${gained(hand)}`;
}
