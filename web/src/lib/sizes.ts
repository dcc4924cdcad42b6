/** The widths and heights at which something is laid out otherwise. A media query cannot take its figure from here, so a
 * test holds every style sheet against this list. */
import { MediaQuery } from "svelte/reactivity";

/** Up to this width the table is a phone's, with tabs. */
export const PHONE = 820;
/** Up to this height too: a phone on its side. */
export const LOW = 480;

/** Widths up to which there is less room; `min-width` begins one further. */
export const WIDTHS = {
  /** The narrowest phones: a chip gives up its second word, a tab its label. */
  narrowest: [379, 384, 400],
  /** A phone held across. */
  across: [599, 639],
  phone: [PHONE],
  /** A tablet: rails get narrower, and give up what is said elsewhere. */
  tablet: [1000, 1100, 1180, 1200],
  /** A small desk: less beside each other. */
  desk: [1300, 1439, 1560, 1600],
  /** From here on a wall: everything is larger. */
  wall: [1899],
};

/** The same for heights. */
export const HEIGHTS = { low: [LOW, 719, 760, 860, 880, 940, 1000], wall: [1099] };

/** Is the screen a phone's? */
export const phone = new MediaQuery(`(max-width: ${PHONE}px), (max-height: ${LOW}px)`);

/** Is a desk, or a phone on its side, so low that a table needs nearly all of it? */
export const low = new MediaQuery("(min-width: 821px) and (max-height: 760px), (max-height: 480px)");

/** Is there little room above a table? */
export const tight = new MediaQuery("(max-width: 1180px), (max-height: 760px)");
