/** What is asked of the player, in words. */
import { lowered } from "../../lib/texts.svelte.ts";
import type { CouleursHand } from "./hand.svelte.ts";

/** What everybody sees without being told. */
const SEEN = ["acting", "place", "act", "act-disc"];
const MOST = 3;

export function title(hand: CouleursHand): string {
  const { t } = hand.table;
  if (hand.kind === "act" && hand.drafted?.kind === "Rest") return t("ask-rest");
  if (hand.kind === "act" && hand.place) return t("ask-act-at", { deed: hand.actionAt(hand.place) });
  return t(`ask-${hand.kind ?? "wait"}`);
}

/** The sentence under it; in the last round it begins with that. */
export function detail(hand: CouleursHand): string {
  const said = whitened(hand) ?? brought(hand) ?? asked(hand);
  const last = hand.shown.last && (hand.kind === "place" || hand.kind === "act");
  return last ? hand.table.t("say-last", { said }) : said;
}

/** What another one is about. */
export function meanwhile(hand: CouleursHand): string | undefined {
  const { asked } = hand.shown;
  return asked ? hand.table.t("say-meanwhile", { asked: asked.key }) : undefined;
}

/** What the move being prepared would bring, where that is short enough to be said. */
function brought({ table, kind, brings, painting }: CouleursHand): string | null {
  if (!table.draft.whole || kind === "act" || kind === "stay") return null;
  const events = brings.filter(({ event }) => !SEEN.includes(event));
  if (events.length === 0 || events.length > MOST) return null;
  const { prepared } = painting;
  return prepared ? table.log.act([...painting.lain(prepared.card), ...events]) : table.log.told(events);
}

/** What white costs: while it may be painted with, and of the one being laid until that finishes the painting. */
function whitened(hand: CouleursHand): string | null {
  const { painting, table, brings } = hand;
  const points = -hand.box.score.white;
  if (painting.prepared) {
    const counted = brings.some(({ event }) => event === "finish");
    return painting.prepared.pigment === "W" && !counted ? table.t("say-white", { points }) : null;
  }
  return painting.on && painting.fits("W") ? table.t("say-whites", { said: asked(hand), points }) : null;
}

function asked(hand: CouleursHand): string {
  const { kind, aimed, left, tube, painting, table } = hand;
  const { t } = table;
  switch (kind) {
    case "place":
      return aimed ? placed(hand, aimed) : t("say-place", { count: hand.me.hand });
    case "act":
      return acted(hand);
    case "stay":
      return aimed ? t("say-stays", { what: lowered(hand.useOf(aimed)) }) : t("say-stay");
    case "improve":
      return t(hand.tool ? "say-improve-pay" : "say-improve", { count: hand.price - hand.paid.length });
    case "paint":
      return t(painting.laid.length > 0 ? "say-paint-more" : "say-paint", {
        count: Math.max(0, painting.reach - painting.laid.length),
      });
    case "bonus-swap":
      return t(tube ? "say-swap-for" : "say-swap", { pigment: tube ?? "", count: left });
    case "pay":
      return t("say-pay", { count: left });
    case "discard":
      return t("say-discard", { count: hand.shown.surplus[hand.near]! });
    default:
      return t(`say-${kind ?? "wait"}`);
  }
}

function placed({ table, useOf, lackOf }: CouleursHand, place: string): string {
  const [what, why] = [useOf(place), lackOf(place)];
  if (place === "copy") return table.t("say-placed-copy", { what });
  return why ? table.t("say-placed-lacking", { what, why }) : table.t("say-placed", { what });
}

function acted({ table, place, aimed, drafted, useOf, lackOf }: CouleursHand): string {
  const { t } = table;
  if (!place) return t("say-act");
  const why = lackOf(place);
  if (why) return t("say-rest-only", { why });
  if (drafted?.kind === "Rest") return t("say-rest");
  if (place === "copy" && !aimed) return t("say-copy");
  return t("say-act-chosen", { what: useOf(aimed ?? place) });
}
