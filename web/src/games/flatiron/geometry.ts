/** Where things stand in the drawing of the building and its streets. u runs to the right, v towards the viewer, z up:
 * x = u, y = .42 v − z. */

/** The levels that the drawing has room for: the Roof is the last. */
export const LEVELS = 6;

export const FILL: Record<string, string> = {
  orange: "#e8722c",
  blue: "#3f8fd8",
  ivory: "#fbf3dc",
  charcoal: "#3b4048",
};
export const EDGE: Record<string, string> = {
  orange: "#b4500f",
  blue: "#1f5f9d",
  ivory: "#8a7440",
  charcoal: "#1d2126",
};
/** The sign on a full pillar. */
export const SIGN: Record<string, string> = { orange: "#3a1500", blue: "#fff", ivory: "#5d4a1c", charcoal: "#ffe9b8" };
export const TOP: Record<string, string> = {
  orange: "#ffb98a",
  blue: "#a9d2f5",
  ivory: "#fffdf4",
  charcoal: "#7c838d",
};

export const PITCH = 64;
/** The middle of the building, and the height of its first floor's edge on the paper. */
export const CX = 301;
export const GROUND = 433.4;

const r = (number: number): number => Math.round(number * 10) / 10;

/** The upper edge of a level's slab at its back. */
export const levelY = (level: number): number => r(GROUND - (level - 1) * PITCH);

/** A floor from above: a triangle with a rounded prow; `inset` draws a smaller one inside. */
export function slab(y: number, inset = 0): string {
  const [w, d, k] = [106 - inset * 10.6, 79 - inset * 7.9 * 0.9, 17 - inset * 1.7];
  const top = y + inset * 3.8;
  const prow = `Q${CX} ${r(top + d + 15.5 - inset * 1.5)} ${r(CX - k)} ${r(top + d)}`;
  return `M${r(CX - w)} ${r(top)}L${r(CX + w)} ${r(top)}L${r(CX + k)} ${r(top + d)}${prow}Z`;
}

/** Its edge, so thick. */
export function edge(y: number, from: number, thick: number): string {
  const [a, b] = [y + from, y + from + thick];
  const above = `M195 ${r(a)}L284 ${r(a + 79)}Q301 ${r(a + 94.5)} 318 ${r(a + 79)}L407 ${r(a)}`;
  return `${above}L407 ${r(b)}L318 ${r(b + 79)}Q301 ${r(b + 94.5)} 284 ${r(b + 79)}L195 ${r(b)}Z`;
}

/** The arched windows between two floors, along both streets. */
export function glazing(y: number): string {
  let path = "";
  for (let i = 0; i < 9; i++) {
    const [x, d] = [196.4 + i * 9.89, i * 8.78];
    const [a, b, c] = [y + 1.2 + d, y - 36.3 + d, y - 29.9 + d];
    const arch = (x0: number, step: number, y0: number, y1: number, y2: number, y3: number): string => {
      const top = `Q${r(x0 + step / 2)} ${r(Math.min(y1, y2) - 13.4)} ${r(x0 + step)} ${r(y2)}`;
      return `M${r(x0)} ${r(y0)}L${r(x0)} ${r(y1)}${top}L${r(x0 + step)} ${r(y3)}`;
    };
    path += arch(x, 7.1, a, b, c, y + 7.5 + d);
    path += arch(2 * CX - x, -7.1, a, b, c, y + 7.5 + d);
  }
  return path;
}

/** The foot of the pillar on a slot: 1 left, 2 the prow, 3 right. */
export function foot(level: number, slot: number): [number, number] {
  const y = levelY(level);
  return slot === 2 ? [CX, r(y + 72.2)] : [slot === 1 ? 244 : 358, r(y + 29.4)];
}

/** Where an architect stands on a phone, which shows less of the streets and has City Hall under another tab. */
export const NEAR: Record<string, [number, number]> = {
  broadway: [198, 502],
  st23: [404, 552],
  av5: [404, 502],
  st22: [194, 440],
  hall: [222, 552],
};

/** Where an architect stands; who is at City Hall stands there. */
export const STANDS: Record<string, [number, number]> = {
  broadway: [212, 522],
  st23: [446, 570],
  av5: [392, 522],
  st22: [140, 572],
};
