import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../../scripts/browser/find-browser.ts";

// Chromium's sandbox refuses to run as root.
const isRoot = process.platform === "linux" && process.getuid?.() === 0;

/** Starts the Chromium in which pages are judged. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: isRoot
      ? [
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
        ]
      : [],
  });
}
