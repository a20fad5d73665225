import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser/find-browser.ts";

// One for each run, so that two checkouts can be tested at the same time; the
// workers get it from the run that starts them.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
const PORT = process.env.E2E_PORT;
const ADDRESS = `http://localhost:${PORT}`;

const executablePath = findBrowser();
// Chromium's sandbox refuses to run as root.
const isRoot = process.platform === "linux" && process.getuid?.() === 0;
const args = isRoot
  ? [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ]
  : [];

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/e2e",
  reporter: [["line"], ["json", { outputFile: "test-results/e2e.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A slow, noisy machine is no failure.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: ADDRESS,
    locale: "en-GB",
    timezoneId: "Europe/London",
    trace: "off",
    launchOptions: { args, ...(executablePath && { executablePath }) },
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
