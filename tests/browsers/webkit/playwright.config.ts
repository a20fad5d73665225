import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import site from "../../../playwright.config.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** The journeys through WebDriver, in WebKitGTK's MiniBrowser. */
export default defineConfig({
  ...site,
  testDir: import.meta.dirname,
  outputDir: join(ROOT, "test-results/webkit"),
  reporter: [
    ["line"],
    ["json", { outputFile: join(ROOT, "test-results/webkit.json") }],
  ],
  timeout: 180_000,
  expect: { timeout: 30_000 },
});
