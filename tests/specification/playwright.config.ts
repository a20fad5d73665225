import { defineConfig } from "@playwright/test";

import site from "../../playwright.config.ts";

// The specification's own figures and words, against the shipped content.
export default defineConfig(site, {
  testDir: ".",
  outputDir: "../../test-results/specification",
  reporter: [
    ["dot"],
    ["json", { outputFile: "../../test-results/specification.json" }],
  ],
});
