import { defineConfig } from "@playwright/test";
import {
  findHeadlessShell,
  launchOptions,
} from "./scripts/browser/chromium.ts";
import { isSpecified } from "./scripts/specification.mjs";

// The port differs between runs, so that two clones can be tested at the same
// time; the workers inherit it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
const PORT = process.env.E2E_PORT;
const ADDRESS = `http://localhost:${PORT}`;

const oneByOne = { workers: 1, fullyParallel: false, timeout: 240_000 };

const otherSites = {
  testMatch: "**/other-sites/*.spec.ts",
  testIgnore: "**/editor.spec.ts",
  ...oneByOne,
};

/** The files and titles of what is tested on Al's site: tests/e2e/other-sites/sites.ts. */
const OF_AL =
  /\/(?:editor-build|film|measuring|recipes|thanks)\.spec|third network|brands\.spec\.ts al /;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  reporter: [["dot"], ["json", { outputFile: "test-results/e2e.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  // More than two processors need: half of a test is waiting, as for the cookie
  // notice, which comes 1.5 seconds after the page.
  workers: 4,
  // Generous, so that a busy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    // First, because a site is built before its tests, and by one worker for all.
    {
      name: "editor",
      testMatch: "**/other-sites/editor.spec.ts",
      ...oneByOne,
    },
    { name: "brightwater", ...otherSites, grepInvert: OF_AL },
    { name: "al", ...otherSites, grep: OF_AL },
    { name: "site", testIgnore: "**/other-sites/**" },
    // Whoever has changed content/ asks for it.
    ...(isSpecified() || process.env.TEST_SPECIFICATION
      ? [{ name: "specification", testDir: "tests/specification" }]
      : []),
  ],
  use: {
    baseURL: ADDRESS,
    locale: "en-GB",
    timezoneId: "Europe/London",
    launchOptions: launchOptions(findHeadlessShell()),
  },
  webServer: {
    command: "node server/main.ts",
    cwd: import.meta.dirname,
    url: ADDRESS,
    env: { PORT, LOG_LEVEL: "warn" },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    stdout: "pipe",
  },
});
