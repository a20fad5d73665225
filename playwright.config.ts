import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser/find-browser.ts";

const PORT = 4273;
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
  use: {
    baseURL: ADDRESS,
    locale: "en-GB",
    timezoneId: "Europe/London",
    trace: "off",
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: "node server/main.ts",
    url: ADDRESS,
    env: { PORT: String(PORT), LOG_LEVEL: "warn" },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    stdout: "pipe",
  },
});
