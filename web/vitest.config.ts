import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// As the page is built: runes compile, and catalogues and rules are modules. A test has a document, and no server.
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: { include: ["src/**/*.test.ts"], environment: "happy-dom", globalSetup: "./gallery.setup.ts" },
  }),
);
