import { defineConfig, mergeConfig } from "vite";
import page from "./vite.config.ts";

// The gallery as a page of its own, for tests: nothing of it is in the page that is shipped.
export default mergeConfig(
  page,
  defineConfig({
    base: "./",
    publicDir: false,
    build: {
      outDir: "../.cache/gallery/page",
      emptyOutDir: true,
      rolldownOptions: { input: "gallery/index.html" },
    },
  }),
);
