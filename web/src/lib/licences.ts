/** What of others is in this page, and the text of each licence, fetched when somebody wants to read it. */
type Text = Promise<{ default: string }>;

const of = (name: string, kind: string, file: () => Text, font = false) => ({
  name,
  kind,
  font,
  load: async () => (await file()).default,
});

export const LICENCES = [
  of("Federo", "SIL OFL 1.1", () => import("../../node_modules/@fontsource/federo/LICENSE?raw"), true),
  of("Alegreya Sans", "SIL OFL 1.1", () => import("../../node_modules/@fontsource/alegreya-sans/LICENSE?raw"), true),
  of("Svelte", "MIT", () => import("../../node_modules/svelte/LICENSE.md?raw")),
  of("esm-env", "MIT", () => import("../../node_modules/esm-env/LICENSE?raw")),
  of("clsx", "MIT", () => import("../../node_modules/clsx/license?raw")),
  // its package comes without the text of its licence
  of("Fluent", "Apache 2.0, Mozilla", () => import("../../licences/Apache-2.0.txt?raw")),
  of("uqr", "MIT", () => import("../../node_modules/uqr/LICENSE?raw")),
];
