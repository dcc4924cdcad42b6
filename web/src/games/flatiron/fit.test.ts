import { expect, test } from "vitest";
import { fitOf } from "./fit.ts";

test.each([
  [2560, 1384, "wide", 1.81],
  [1440, 844, "wide", 1.04],
  [1366, 712, "wide", 0.93],
  [1280, 664, "wide", 0.86],
  [1024, 712, "middle", 0.89],
  [1024, 1310, "tall", 0.99],
  [821, 1124, "tall", 0.82],
  [768, 968, "tabs", 1],
  [390, 796, "tabs", 1],
  [844, 334, "tabs", 1],
])("a window of %i × %i is laid out %s", (width, height, plan, zoom) => {
  const fit = fitOf(width, height);
  expect([fit.plan, Math.floor(fit.zoom * 100) / 100]).toEqual([plan, zoom]);
  // it fills the window and does not exceed it
  expect(fit.width * fit.zoom).toBeLessThanOrEqual(width);
  expect(fit.height * fit.zoom).toBeLessThanOrEqual(height);
  expect(fit.height * fit.zoom).toBeGreaterThan(height - 2 * fit.zoom);
});

test("a window that grows is never drawn smaller", () => {
  let last = 0;
  for (let width = 1280; width <= 2560; width += 32) {
    const { zoom } = fitOf(width, Math.round((width * 9) / 16) - 56);
    expect(zoom).toBeGreaterThanOrEqual(last);
    last = zoom;
  }
});
