/** Where the words of marks stand, so that they lie on nothing else: beside each, right or left of it, a little higher or
 * lower. */

export interface Point {
  x: number;
  y: number;
  /** The marks' bars run from so high to so low. */
  bar: readonly [number, number] | null;
  /** So much room its words take. */
  width: number;
  height: number;
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  foot: number;
  /** So far from its middle a mark's words begin. */
  away: number;
}

export interface Labelled {
  side: "left" | "right";
  textX: number;
  /** The foot of its first line. */
  textY: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  foot: number;
}

const SHIFTS = [0, -14, 14, -28, 28, -42, 42];

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.foot, b.foot) - Math.max(a.top, b.top));

/** The marks with their words placed, the highest first. */
export function labelled<P extends Point>(points: readonly P[], frame: Frame): (P & Labelled)[] {
  const seals: Box[] = points.map(({ x, y }) => ({
    left: x - frame.away,
    right: x + frame.away,
    top: y - frame.away,
    foot: y + frame.away,
  }));
  const bars: Box[] = points.flatMap(({ x, bar }) =>
    bar ? [{ left: x - 3, right: x + 3, top: Math.min(...bar), foot: Math.max(...bar) }] : [],
  );
  const words: Box[] = [];
  const boxOf = ({ x, y, width, height }: P, side: "left" | "right", shift: number): Box => {
    const left = side === "right" ? x + frame.away : x - frame.away - width;
    return { left, right: left + width, top: y + shift - height / 2, foot: y + shift + height / 2 };
  };
  return points
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map((point) => {
      const own = points.indexOf(point);
      const choices = (["right", "left"] as const).flatMap((side) =>
        SHIFTS.map((shift) => {
          const box = boxOf(point, side, shift);
          const beyond =
            Math.max(0, frame.left - box.left) +
            Math.max(0, box.right - frame.right) +
            Math.max(0, frame.top - box.top) +
            Math.max(0, box.foot - frame.foot);
          const cost =
            100 * beyond +
            10 * words.reduce((sum, other) => sum + common(box, other), 0) +
            8 * seals.reduce((sum, other, at) => sum + (at === own ? 0 : common(box, other)), 0) +
            3 * bars.reduce((sum, other) => sum + common(box, other), 0) +
            Math.abs(shift) * 2 +
            (side === "left" ? 5 : 0);
          return { side, box, cost };
        }),
      );
      const best = choices.reduce((a, b) => (b.cost < a.cost ? b : a));
      words.push(best.box);
      const textX = best.side === "right" ? best.box.left : best.box.right;
      return { ...point, side: best.side, textX, textY: best.box.top + 14 };
    });
}
