/** The screens of the club, as its bar has them: another screen is another line. */
import type { IconName } from "../art/Icon.svelte";

export interface Place {
  path: string;
  /** What it is called: `club-place-KEY` in the club's catalogue. */
  key: string;
  icon: IconName;
}

export const PLACES: readonly Place[] = [
  { path: "/club", key: "seats", icon: "people" },
  { path: "/club/cups", key: "cups", icon: "trophy" },
  { path: "/club/ladder", key: "ladder", icon: "star" },
  { path: "/club/watch", key: "watch", icon: "eye" },
];

/** The place that an address belongs to: `/club/cups/ID` to `/club/cups`. */
export const placeOf = (path: string, places: readonly Place[] = PLACES): Place | undefined =>
  places
    .filter((one) => path === one.path || path.startsWith(`${one.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
