import "virtual:fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./lib/shell.ts";
import { housed, inPage } from "./lib/transport.ts";

/** The letters come before the first picture, so that nothing moves when they do; but nobody waits long for them. */
const letters = Promise.all([...document.fonts].map((face) => face.load())).catch(() => {});
const soon = Promise.race([letters, new Promise((late) => setTimeout(late, 1200))]);
void Promise.all([soon, housed()]).then(() => mount(App, { target: document.getElementById("app")! }));

// whoever has kept a name here has the same settings everywhere
try {
  if (!inPage && localStorage.getItem("boulevard-member") !== null)
    void import("./club/me.svelte.ts").then(({ own }) => own.load()).catch(() => {});
} catch {
  // nothing is kept here, and nobody
}

// what this browser is told follows the page's language
try {
  if (!inPage && localStorage.getItem("boulevard-bell") !== null)
    void import("./settings/bells.svelte.ts").then(({ bells }) => bells.speak()).catch(() => {});
} catch {
  // it is told nothing
}

// a browser that keeps nothing, or a private window, plays all the same
if (import.meta.env.PROD) void keepShell().catch(() => {});
