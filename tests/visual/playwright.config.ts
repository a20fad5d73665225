import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

import site from "../../playwright.config.ts";

const SCREENS = `${import.meta.dirname}/screens`;

// The first run makes the screens. Its workers inherit the answer.
process.env.VISUAL_UPDATES ??= existsSync(SCREENS) ? "" : "all";

const { projects: _, ...settings } = site;

// Whole pages against the screens of an earlier run; git ignores them.
export default defineConfig(settings, {
  testDir: ".",
  outputDir: "../../test-results/visual",
  snapshotPathTemplate: `${SCREENS}/{arg}{ext}`,
  updateSnapshots: process.env.VISUAL_UPDATES === "all" ? "all" : "missing",
  reporter: "list",
  workers: 2,
  timeout: 5 * 60_000,
  expect: {
    timeout: 60_000,
    // A hairline is a little darker than its ground.
    toHaveScreenshot: { threshold: 0.05, scale: "device" },
  },
  use: { bypassCSP: true, contextOptions: { reducedMotion: "reduce" } },
});
