import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs/promises";
import { defineConfig, type Plugin } from "vite";
import { fonts } from "./fonts.ts";
import { still } from "./still.ts";

/** Catalogues and rules are modules whose value is their text, comments left out. */
const catalogues: Plugin = {
  name: "boulevard-texts",
  enforce: "pre",
  async load(id) {
    if (!/\.(ftl|md)$/.test(id)) return;
    const text = await readFile(id, "utf8");
    const kept = id.endsWith(".ftl") ? text.replace(/^#.*\n/gm, "") : text;
    return { code: `export default ${JSON.stringify(kept)}`, moduleType: "js" };
  },
};

/** All catalogues of the frame in a language come as one file, and those of a game or of a folder of the page as another. */
function catalogue(id: string): string | null {
  const [, part, language] = /(?:(?:\/games|\/web\/src)\/(\w+))?\/locale\/(en|fr)\b.*\.ftl$/.exec(id) ?? [];
  return language === undefined ? null : `words-${part ? `${part}-` : ""}${language}`;
}

/** What every screen asks with comes as one file, and so do the facts of all games, which are a few lines each. */
const asking = (id: string): string | null =>
  /\/web\/src\/lib\/(api|settings\.svelte|told\.svelte|transport)\.ts$/.test(id) ? "api" : null;
const facts = (id: string): string | null => (/\/web\/src\/games\/\w+\/facts\.ts$/.test(id) ? "facts" : null);

// The server's own folder is beside this one: its catalogues and rules are shared with the browser.
export default defineConfig({
  plugins: [catalogues, fonts(), svelte()],
  css: { postcss: { plugins: [still] } },
  // the same files serve at the root of a server and in a folder of any host: each finds the others from where it lies
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
  worker: { format: "es" },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: catalogue }, { name: asking }, { name: facts }] } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: false } },
  },
});
