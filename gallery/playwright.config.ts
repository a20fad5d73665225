import { defineConfig } from "@playwright/test";

import {
  findHeadlessShell,
  launchOptions,
} from "../scripts/browser/chromium.ts";

// The port differs between runs, so that two clones can be tested at the same time;
// the workers inherit it.
process.env.GALLERY_PORT ??= String(30_000 + (process.pid % 10_000));
const PORT = process.env.GALLERY_PORT;

export default defineConfig({
  testDir: ".",
  testMatch: "visual.spec.ts",
  outputDir: "../test-results/visual",
  snapshotPathTemplate: "{testDir}/approved/{arg}{ext}",
  reporter: "list",
  workers: 2,
  timeout: 120_000,
  expect: {
    timeout: 30_000,
    // Other versions of the browser smooth letters a little differently.
    toHaveScreenshot: {
      scale: "device",
      threshold: 0.2,
      maxDiffPixels: 40,
    },
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Small screens show as much, and take a fifth of the bytes.
    deviceScaleFactor: 0.4,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launchOptions(findHeadlessShell()),
  },
  webServer: {
    command: `vite --config gallery/vite.config.ts --port ${PORT} --strictPort`,
    cwd: `${import.meta.dirname}/..`,
    url: `http://localhost:${PORT}`,
    timeout: 120_000,
  },
});
