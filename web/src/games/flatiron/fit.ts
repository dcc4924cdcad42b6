/** How the table fits its window: which plan it is laid out by, and how large. */
import { PHONE } from "../../lib/sizes.ts";

/** `wide`: rails at both sides; `middle`: the same, the building above the piles; `tall`: what can be done on top, the
 * rest below; `tabs`: a part at a time. */
export type Plan = "wide" | "middle" | "tall" | "tabs";

export interface Fit {
  plan: Plan;
  /** How large everything is drawn, type and rails too. */
  zoom: number;
  /** The room there is, in the lengths of the drawing. */
  width: number;
  height: number;
  /** What takes back the growth of the page's own type in a large window: the drawing is enlarged as a whole already. */
  frame: number;
}

/** What each plan needs at least, so that everything is in sight at its natural size. What is left over is the
 * building's. */
const NEEDS = { wide: [1372, 764], middle: [1140, 764], tall: [1000, 1316] } as const;
/** As far as type is still read without effort, the plan with the building between its streets is taken. */
const READ = 0.86;
/** Drawn smaller than this, a part at a time is better than all of them. */
const SMALLEST = 0.7;
const LARGEST = 2.4;

/** `type`: how large the page's own type is, 16 px up to windows of 1920 × 1080. */
export function fitOf(width: number, height: number, type = 16): Fit {
  const frame = 16 / type;
  const zooms = Object.entries(NEEDS).map(([plan, [needs, high]]) => ({
    plan: plan as Plan,
    zoom: Math.floor(Math.min(LARGEST, width / needs, height / high) * 1000) / 1000,
  }));
  const [wide] = zooms;
  const best = wide!.zoom >= READ ? wide! : zooms.reduce((one, other) => (other.zoom > one.zoom ? other : one));
  if (width <= PHONE || best.zoom < SMALLEST) return { plan: "tabs", zoom: 1, width, height, frame: 1 };
  return { ...best, width: Math.floor(width / best.zoom), height: Math.floor(height / best.zoom), frame };
}
