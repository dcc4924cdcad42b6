import { expect, test } from "vitest";
import { labelled, type Point } from "./plotted.ts";

const frame = { left: 60, right: 860, top: 10, foot: 340, away: 20 };
const at = (x: number, y: number, bar: Point["bar"] = null): Point => ({ x, y, bar, width: 120, height: 34 });
const boxes = (points: Point[]): { left: number; right: number; top: number; foot: number }[] =>
  labelled(points, frame).map(({ side, textX, textY }) => {
    const left = side === "right" ? textX : textX - 120;
    return { left, right: left + 120, top: textY - 14, foot: textY + 20 };
  });

test("words stand at the right where there is room, else at the left, and inside the frame", () => {
  expect(labelled([at(200, 100)], frame)[0]!.side).toBe("right");
  expect(labelled([at(800, 100)], frame)[0]!.side).toBe("left");
  for (const box of boxes([at(100, 12), at(840, 335)])) {
    expect(box.left).toBeGreaterThanOrEqual(frame.left);
    expect(box.right).toBeLessThanOrEqual(frame.right);
    expect(box.top).toBeGreaterThanOrEqual(frame.top);
    expect(box.foot).toBeLessThanOrEqual(frame.foot);
  }
});

test("no words lie on others, nor on another's mark", () => {
  const points = [at(300, 100), at(340, 110), at(420, 120), at(430, 150), at(300, 140)];
  const found = boxes(points);
  for (const [one, a] of found.entries())
    for (const b of found.slice(one + 1))
      expect(a.right <= b.left || b.right <= a.left || a.foot <= b.top || b.foot <= a.top).toBe(true);
});

test("a bar is left free where that costs nothing", () => {
  const [, second] = labelled([at(300, 60, [20, 200]), at(280, 120)], frame);
  expect(second!.side).toBe("left");
});
