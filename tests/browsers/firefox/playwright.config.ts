import { join } from "node:path";

import { defineConfig } from "@playwright/test";

import site from "../../../playwright.config.ts";
import { findFirefox } from "../../../scripts/browser/other-browsers.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** The journeys, and what is looked at in every browser, in Debian's Firefox. */
export default defineConfig({
  ...site,
  testDir: join(ROOT, "tests"),
  testMatch: [
    "e2e/journeys/*.spec.ts",
    "e2e/faults/no-javascript.spec.ts",
    "browsers/firefox/*.spec.ts",
  ],
  outputDir: join(ROOT, "test-results/firefox"),
  reporter: [
    ["line"],
    ["json", { outputFile: join(ROOT, "test-results/firefox.json") }],
  ],
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...site.use,
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: join(import.meta.dirname, "relay.ts"),
      env: { ...process.env, FIREFOX_PATH: findFirefox() ?? "firefox" },
      // As in the other browsers, the scroll bar takes no room.
      firefoxUserPrefs: { "ui.useOverlayScrollbars": 1 },
    },
  },
});
