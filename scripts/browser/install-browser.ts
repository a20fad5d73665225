// Installs the browser of the end-to-end tests, where it is missing.
import { hasRootRights, installFromDebian, succeeds } from "./debian.ts";
import { findBrowser, findHeadlessShell } from "./chromium.ts";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

const installFromPlaywright = (...options: string[]): boolean =>
  succeeds(process.execPath, PLAYWRIGHT, "install", "chromium", ...options);

function isReady(): boolean {
  const browser = findBrowser();
  // The headless shell needs half the time, so a whole browser is not enough
  // where the shell can be installed.
  if (browser && findHeadlessShell() !== browser) return true;
  return (
    process.env.CHROMIUM_PATH !== undefined ||
    installFromDebian("chromium", "chromium-headless-shell") ||
    browser !== undefined ||
    installFromDebian("chromium") ||
    (hasRootRights() && installFromPlaywright("--with-deps")) ||
    installFromPlaywright()
  );
}

if (!isReady()) {
  console.error(
    "The end-to-end tests need a browser, and none could be installed.\n" +
      "Install Chromium or Google Chrome, or set CHROMIUM_PATH to the path of one.",
  );
  process.exitCode = 1;
}
