/** Every style for what the pointer is on holds only while the pointer follows the hand (`src/lib/pointer.ts`); how much
 * a style weighs against others stays as it was written. */
import type { Rule } from "postcss";

const FOLLOWS = ":where(:root:not([data-still])) ";

export const still = {
  postcssPlugin: "boulevard-still",
  Rule(rule: Rule) {
    if (!rule.selector.includes(":hover") || rule.selector.includes(FOLLOWS)) return;
    rule.selectors = rule.selectors.map((one) => (one.includes(":hover") ? FOLLOWS + one : one));
  },
};
