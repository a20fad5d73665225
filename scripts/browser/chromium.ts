import { spawnSync } from "node:child_process";
import { chromium, type LaunchOptions } from "@playwright/test";

const BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function runs(path: string): boolean {
  // Ubuntu's `chromium-browser` may be a script that only asks for a snap.
  const { status } = spawnSync(path, ["--version"], { timeout: 20_000 });
  return status === 0;
}

/** The path of Chromium or Chrome; the environment's `CHROMIUM_PATH` overrides it. */
export const findBrowser = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  BROWSERS.find(runs) ??
  [chromium.executablePath()].find(runs);

/** The path of Chromium's headless shell, or else of the whole browser. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  ["/usr/bin/chromium-headless-shell"].find(runs) ??
  findBrowser();

// Chromium's sandbox refuses to run as root.
const isRoot = process.platform === "linux" && process.getuid?.() === 0;

/** Without most of these, Chromium waits for its own requests where there is no network. */
const asRoot = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Playwright's options for the Chromium at this path, or for its own. */
export const launchOptions = (executablePath?: string): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [
    // Without this the headless shell rounds glyph positions to whole pixels
    // (decision 006).
    "--font-render-hinting=none",
    ...(isRoot ? asRoot : []),
  ],
});
