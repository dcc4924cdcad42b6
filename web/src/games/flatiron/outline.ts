import type { Outline } from "../index.ts";

/** Orange and blue are pillars here, so no seat wears them. */
export default {
  tint: "#3c5a52",
  colours: { 1: "rose", 2: "green" },
  solo: { option: "daniel", levels: ["normal", "hard"] },
} satisfies Outline;
