/** The gallery: positions of golden games, drawn without a server. `?position=paris-build&language=fr&theme=dark&text`
 * draws one as the page would; without a position there is a list, and a frame of any size around the one chosen. */
import "virtual:fonts.css";
import "../src/app.css";
import { mount, unmount } from "svelte";
import { settings, type Theme } from "../src/lib/settings.svelte.ts";
import Gallery from "./Gallery.svelte";
import One from "./One.svelte";
import { recorded } from "./recorded.ts";

const asked = new URLSearchParams(location.search);
const position = asked.get("position");
settings.language = asked.get("language") === "fr" ? "fr" : "en";
if (asked.has("theme")) settings.theme = asked.get("theme") as Theme;
settings.text = asked.has("text");

const target = document.getElementById("app")!;
let drawn: Record<string, unknown> | null = null;

/** One position after another in the same page, which tests do: most of what a page costs is its beginning. */
async function show(position: string): Promise<void> {
  const found = await recorded(position);
  if (drawn) await unmount(drawn);
  drawn = mount(One, { target, props: { recorded: found } });
}

Object.assign(window, { show });
if (position === null) mount(Gallery, { target });
else void show(position);
