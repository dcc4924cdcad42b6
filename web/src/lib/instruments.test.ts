import { expect, test } from "vitest";
import { INSTRUMENTS, RATE, ROOM, room } from "./instruments.ts";

const loudest = (samples: Float32Array): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const power = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

test.each(Object.entries(INSTRUMENTS))("%s is heard, is soft, and ends in silence", (_, make) => {
  const samples = make();
  expect(samples.every(Number.isFinite)).toBe(true);
  expect(loudest(samples)).toBeGreaterThan(0.04);
  expect(loudest(samples)).toBeLessThan(0.8);
  expect(samples.length / RATE).toBeLessThan(2.5);
  expect(loudest(samples.subarray(-RATE / 200))).toBeLessThan(0.01);
  expect(make()).toEqual(samples);
});

test("no two instruments sound alike", () => {
  const heard = Object.values(INSTRUMENTS).map((make) => `${make().slice(0, 2000).join()}`);
  expect(new Set(heard).size).toBe(heard.length);
});

test("the room is much quieter than what happens in it, and goes round without a seam", () => {
  const samples = room();
  expect(samples.length).toBe(ROOM * RATE);
  expect(power(samples)).toBeGreaterThan(0.001);
  expect(power(samples)).toBeLessThan(0.06);
  const step = (n: number): number => Math.abs(samples[n % samples.length]! - samples[n - 1]!);
  const usual = Math.max(...Array.from({ length: RATE }, (_, n) => step(n + RATE / 2)));
  expect(step(samples.length)).toBeLessThanOrEqual(usual);
});
