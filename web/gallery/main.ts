/** The gallery: positions of golden games, drawn without a server. `?position=paris-build&language=fr&theme=dark&text`
 * draws one as the page would; without a position there is a list, and a frame of any size around the one chosen. */
import "virtual:fonts.css";
import "../src/app.css";
import { mount } from "svelte";
import { settings, type Theme } from "../src/lib/settings.svelte.ts";
import Gallery from "./Gallery.svelte";
import One from "./One.svelte";
import { recorded } from "./recorded.ts";

const asked = new URLSearchParams(location.search);
const position = asked.get("position");
settings.language = asked.get("language") === "fr" ? "fr" : "en";
settings.theme = (asked.get("theme") ?? "auto") as Theme;
settings.text = asked.has("text");

const target = document.getElementById("app")!;
if (position === null) mount(Gallery, { target });
else void recorded(position).then((found) => mount(One, { target, props: { recorded: found } }));
