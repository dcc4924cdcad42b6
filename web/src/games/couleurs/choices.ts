/** Choices that are buttons in words, and what the large button does. */
import type { GlyphName } from "./art/Glyph.svelte";
import type { CouleursHand, Offer } from "./hand.svelte.ts";
import { type Move, write } from "./moves.ts";
import { BONUS_SIGNS } from "./signs.ts";

export interface Choice {
  text: string;
  label: string;
  dabs: string[];
  sign?: GlyphName;
  /** The card that it plays. */
  card?: string;
  /** The dabs say it; the label is for those who hear the table. */
  bare?: boolean;
  /** What it is good for, where its label does not tell. */
  about?: string;
}

const paidBy = (move: Move): string[] => ("payment" in move ? move.payment : []);

export function choicesOf(hand: CouleursHand): Choice[] {
  const { table, kind } = hand;
  const { t } = table;
  switch (kind) {
    case "act":
    case "bonus-copy":
      return waysOf(hand);
    case "colour":
      return hand
        .of("ChooseColour")
        .map(({ text, move: { colour } }) => ({ text, label: table.word("colour", colour), dabs: [colour] }));
    case "bonus-mix":
      return hand.of("Mix", "MixPaying").map(({ text, move }) => ({
        text,
        label: table.word("pigment", move.colour),
        dabs: [move.colour, ...paidBy(move)],
      }));
    case "sixth-space":
      return hand.of("ChooseReward").map(({ text, move: { reward } }) => ({
        text,
        label: t(`choice-${reward}`, { points: hand.box.score.tool_bonus }),
        dabs: [],
      }));
    case "again":
      return hand.of("Again").map(({ text }) => ({ text, label: t("choice-again"), dabs: [] }));
    case "rotation":
      return hand.of("Turn").map(({ text, move }) => ({ text, label: t(`choice-turn-${move.notches}`), dabs: [] }));
    case "after":
      return bonuses(hand);
    default:
      return [];
  }
}

/** The bonus cards that may be played while another part of a phone's table is asked about: they lie out of its sight. */
export function playsOf(hand: CouleursHand): Choice[] {
  return hand.kind === "act" && !hand.place ? bonuses(hand) : [];
}

function bonuses(hand: CouleursHand): Choice[] {
  return hand.of("Play").map(({ text, move: { card } }) => ({
    text,
    label: hand.table.t(`short-${card}`),
    dabs: [],
    sign: BONUS_SIGNS[card]!,
    card,
  }));
}

/** What the large button does already is not said twice, unless it is one of several ways to pay. */
function waysOf(hand: CouleursHand): Choice[] {
  const { ways, table } = hand;
  return ways.filter(({ text }) => text !== table.draft.text || ways.length > 2).map((offer) => wayOf(hand, offer));
}

function wayOf({ table: { t }, actionAt }: CouleursHand, { text, move }: Offer): Choice {
  if (move.kind === "Rest" || !("place" in move)) return { text, label: t("way-rest"), dabs: [], about: t("say-rest") };
  const dabs = paidBy(move);
  return { text, label: t("way-act", { action: actionAt(move.place) }), dabs, bare: dabs.length > 0 };
}

export function pick(hand: CouleursHand, { text }: Choice): void {
  const { draft } = hand.table;
  if (hand.kind === "act" || hand.kind === "bonus-copy") void (draft.text !== text && draft.choose(text));
  else if (hand.kind === "again" && draft.text !== text) void hand.lay(text);
  else hand.choose(text);
}

// The large button ------------------------------------------------------------------------------------------------------

/** Its words for each kind of move: `go-KEY` in the catalogue. */
const GO: Record<string, string> = {
  Keep: "keep",
  ChooseColour: "colour",
  Place: "place",
  Act: "act",
  ActPaying: "act",
  ActCopy: "act",
  ActCopyPaying: "act",
  Rest: "rest",
  Improve: "improve",
  Again: "again",
  Pay: "pay",
  ChooseReward: "bonus",
  Take: "take",
  Buy: "buy",
  Paint: "paint",
  PaintWith: "paint",
  End: "end",
  Play: "play",
  Mix: "mix",
  MixPaying: "mix",
  Copy: "copy",
  CopyPaying: "copy",
  Swap: "swap",
  Advance: "advance",
  Turn: "turn",
  Discard: "discard",
  Stay: "stay",
} satisfies Record<Exclude<Move["kind"], "First" | "Deal" | "DealPainters" | "Done">, string>;

export interface Go {
  text: string;
  label: string;
}

/** The draft, or leaving off. */
export function goOf(hand: CouleursHand): Go | null {
  const { draft } = hand.table;
  if (draft.text !== null) return draft.whole ? goWith(hand, draft.text, hand.drafted!) : null;
  const leaving = ([{ kind: "Done" }, { kind: "End" }] as const).find((move) => hand.whole(move).may);
  return leaving ? goWith(hand, write(leaving), leaving) : null;
}

function goWith(hand: CouleursHand, text: string, move: Move): Go {
  const { t } = hand.table;
  if (move.kind === "Done") return { text, label: t(`done-${hand.kind}`) };
  const place = hand.aimed && hand.aimed !== "copy" ? hand.aimed : hand.place;
  return { text, label: t(`go-${GO[move.kind]}`, { action: place ? hand.actionAt(place) : "" }) };
}

export function confirm({ table }: CouleursHand, go: Go): void {
  void (table.draft.text === null ? table.play(go.text) : table.draft.confirm());
}
