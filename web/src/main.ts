import "virtual:fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./lib/shell.ts";

mount(App, { target: document.getElementById("app")! });

// a browser that keeps nothing, or a private window, plays all the same
if (import.meta.env.PROD) void keepShell().catch(() => {});
