/** What the player is asked, in the words of the prompt. */
import type { FlatironHand } from "./hand.svelte.ts";
import { say, short } from "./words.ts";

export interface Asking {
  title: string;
  detail: string;
}

export function askingOf(hand: FlatironHand): Asking {
  const t = hand.table.t;
  const { kind } = hand;
  switch (kind) {
    case "board":
      return { title: t("ask-board"), detail: t("prompt-board") };
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

/** What the prepared move is called on the button that plays it. */
export function labelOf(hand: FlatironHand): string {
  const { text, whole } = hand.table.draft;
  const words = text !== null && whole ? say(hand, text) : "";
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
