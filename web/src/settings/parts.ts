/** The parts of the settings, as their bar has them: another part is another line. */
import type { Part } from "../frame/Lazy.svelte";
import type { IconName } from "../art/Icon.svelte";

export interface Place {
  path: string;
  /** What it is called: `settings-place-KEY` in this folder's catalogue. */
  key: string;
  icon: IconName;
  /** What is shown there; none where it is a screen of its own. */
  load: Part | null;
}

export const PLACES: readonly Place[] = [
  { path: "/settings", key: "notices", icon: "bell", load: () => import("./Notices.svelte") },
  { path: "/settings/privacy", key: "privacy", icon: "eye", load: () => import("./Privacy.svelte") },
  { path: "/name", key: "name", icon: "key", load: null },
  { path: "/settings/look", key: "look", icon: "sun", load: () => import("./Look.svelte") },
];

export const placeOf = (path: string): Place => PLACES.find((one) => one.path === path) ?? PLACES[0]!;
