import type { LaunchOptions } from "@playwright/test";

// Chromium's sandbox refuses to run as root.
const isRoot = process.platform === "linux" && process.getuid?.() === 0;

/** Without these, a machine that has no network waits for Chromium's own calls. */
const asRoot = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How to start the Chromium at this path; without one, Playwright's own. */
export const launchOptions = (executablePath?: string): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [
    // The headless shell places letters at whole pixels, if not told otherwise.
    "--font-render-hinting=none",
    ...(isRoot ? asRoot : []),
  ],
});
