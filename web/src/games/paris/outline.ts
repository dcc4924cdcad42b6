import type { Outline } from "../index.ts";

export default { tint: "#1f3263", colours: { orange: "orange", blue: "blue" } } satisfies Outline;
