import type { Outline } from "../index.ts";

export default { tint: "#8d2f3c", colours: { 1: "orange", 2: "blue", 3: "rose", 4: "green" } } satisfies Outline;
