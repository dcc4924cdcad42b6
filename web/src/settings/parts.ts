/** The parts of the settings, as their bar has them: another part is another line. */
import type { Part } from "../frame/Lazy.svelte";
import type { IconName } from "../art/Icon.svelte";
import { inPage } from "../lib/transport.ts";

export interface Place {
  path: string;
  /** What it is called: `settings-place-KEY` in this folder's catalogue. */
  key: string;
  icon: IconName;
  /** What is shown there. */
  load: Part;
}

const ALL: readonly Place[] = [
  { path: "/settings", key: "notices", icon: "bell", load: () => import("./Notices.svelte") },
  { path: "/settings/privacy", key: "privacy", icon: "shield", load: () => import("./Privacy.svelte") },
  { path: "/name", key: "name", icon: "key", load: () => import("./Name.svelte") },
  { path: "/settings/look", key: "look", icon: "sun", load: () => import("./Look.svelte") },
  {
    path: "/settings/offline",
    key: "offline",
    icon: "device",
    load: inPage ? () => import("../offline/State.svelte") : () => import("../offline/Offer.svelte"),
  },
];

/** A house in the page tells nobody anything, and nobody has a name there. */
export const PLACES: readonly Place[] = inPage ? ALL.filter((one) => one.key === "look" || one.key === "offline") : ALL;

export const placeOf = (path: string): Place => PLACES.find((one) => one.path === path) ?? PLACES[0]!;
