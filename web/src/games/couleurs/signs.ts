/** The sign by which an action, a tool or a bonus card is drawn, where it has no pigment of its own. */
import type { GlyphName } from "./art/Glyph.svelte";
import type { BonusCard, Disc, RimAction, Tool } from "./moves.ts";

export const ACTION_SIGNS: Record<string, GlyphName> = {
  tool: "knife",
  card: "card",
  paint: "brush",
  first: "first",
  copy: "copy",
  turn: "turn",
} satisfies Partial<Record<RimAction | Disc, GlyphName>>;

export const TOOL_SIGNS: Record<string, GlyphName> = {
  tube: "tube",
  palette: "palette",
  brush: "brush",
} satisfies Record<Tool, GlyphName>;

export const BONUS_SIGNS: Record<string, GlyphName> = {
  "bonus-paint": "brush",
  "bonus-copy": "copy",
  "bonus-mix": "mix",
  "bonus-swap": "swap",
  "bonus-tool": "knife",
} satisfies Record<BonusCard, GlyphName>;
