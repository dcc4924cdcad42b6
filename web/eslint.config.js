import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist", "node_modules", "public"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // a type that is not believed is mended where it is made
      "no-restricted-syntax": [
        "error",
        { selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword", message: "No `as unknown as`." },
        { selector: "TSAsExpression > TSNeverKeyword", message: "No `as never`." },
      ],
      // `const { ply: _, ...rest } = event` leaves a field out
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // our maps and sets are made whole and then never changed: `$state.raw` and `$derived` hold them as values
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is the one way to keep a space at the edge of a block, where Svelte leaves out what stands on its own
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
