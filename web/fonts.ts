/** The two families of type, each file holding only the letters that a catalogue, a rule or a name of the product uses. */
import { readFileSync, readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");
const FACES = [
  ["Federo", 400, "@fontsource/federo/files/federo-latin-400-normal.woff2"],
  ["Alegreya Sans", 400, "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2"],
  ["Alegreya Sans", 500, "@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2"],
  ["Alegreya Sans", 700, "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2"],
] as const;

/** What a browser applies by itself, and the figures that the style sheet asks for; not the small capitals, the swashes
 * and the other figures, which nothing shows. */
const FEATURES = ["ccmp", "locl", "rlig", "calt", "clig", "liga", "kern", "mark", "mkmk", "lnum", "tnum"];

/** Letters of a line's height look sharper on coarse screens where they carry their hints; those of a heading are large
 * enough without them, and half as heavy. */
const hintless = (family: string): boolean => family === "Federo";

/** People's names may hold any letter of French and English. */
const ALWAYS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|~ ©«»×·÷" +
  "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿáíóúñöä–—‘’“”…−→";

function* catalogues(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (name === "node_modules" || name === "page" || name.startsWith(".")) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* catalogues(path);
    else if (name.endsWith(".ftl") || /rules.(en|fr)\.md$/.test(path)) yield path;
  }
}

export function letters(): string {
  const used = new Set(ALWAYS);
  for (const folder of ["src", "web/src", "web/locale"])
    for (const path of catalogues(join(ROOT, folder)))
      for (const letter of readFileSync(path, "utf8")) used.add(letter);
  return [...used].filter((letter) => letter >= " ").join("");
}

export function fonts(): Plugin {
  const id = "virtual:fonts.css";
  const made = new Map<string, Buffer>();
  const url = (family: string, weight: number) => `${family.toLowerCase().replace(" ", "-")}-${weight}.woff2`;
  let building = false;
  return {
    name: "boulevard-fonts",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    async load(name) {
      if (name !== `\0${id}`) return;
      let css = "";
      const text = letters();
      for (const [family, weight, path] of FACES) {
        const source = readFileSync(join(import.meta.dirname, "node_modules", path));
        const file = await subset(source, text, {
          targetFormat: "woff2",
          keepFeatures: FEATURES,
          noHinting: hintless(family),
        });
        made.set(`/fonts/${url(family, weight)}`, file);
        const at = building
          ? `__FONT_${this.emitFile({ type: "asset", name: url(family, weight), source: file })}__`
          : `/fonts/${url(family, weight)}`;
        css += `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${at}) format("woff2")}\n`;
      }
      return css;
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = String(file.source).replace(
            /__FONT_([\w-]+?)__/g,
            (_, key: string) => `./${basename(this.getFileName(key))}`, // both lie in one folder
          );
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith(".woff2"))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "" },
            injectTo: "head" as const,
          })),
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const file = made.get(request.url ?? "");
        if (!file) return next();
        answer.setHeader("content-type", "font/woff2");
        answer.end(file);
      });
    },
  };
}
