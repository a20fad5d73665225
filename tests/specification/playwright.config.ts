import { defineConfig } from "@playwright/test";

import site from "../../playwright.config.ts";

const { projects: _, ...settings } = site;

// The specification's own figures and words, against the shipped content.
export default defineConfig(settings, {
  testDir: ".",
  outputDir: "../../test-results/specification",
  reporter: [
    ["dot"],
    ["json", { outputFile: "../../test-results/specification.json" }],
  ],
});
