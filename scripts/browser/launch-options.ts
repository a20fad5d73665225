import type { LaunchOptions } from "@playwright/test";

// Chromium's sandbox refuses to run as root.
const isRoot = process.platform === "linux" && process.getuid?.() === 0;

/**
 * Without most of these, Chromium waits for its own requests where there is no
 * network.
 */
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
    // (decision 014).
    "--font-render-hinting=none",
    ...(isRoot ? asRoot : []),
  ],
});
