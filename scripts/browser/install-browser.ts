// Sees to it that there is a browser for the end-to-end tests.
import { createRequire } from "node:module";

import { installFromDebian, rootPrefix, succeeds } from "./debian.ts";
import { findBrowser } from "./find-browser.ts";

function installFromPlaywright(): void {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const install = (...options: string[]) =>
    succeeds(process.execPath, cli, "install", ...options, "chromium");
  // The libraries that Chromium needs can't be installed on every Linux.
  if (!rootPrefix() || !install("--with-deps")) install();
}

let browser = findBrowser();
const ways = [
  () => installFromDebian("chromium", "chromium-headless-shell"),
  // Older releases have no headless shell of its own.
  () => installFromDebian("chromium"),
  installFromPlaywright,
];
for (const install of ways) {
  if (browser) break;
  install();
  browser = findBrowser();
}
if (!browser) {
  console.error(
    "The end-to-end tests need a browser, and none could be installed.\n" +
      "Install Chromium or Google Chrome, or put the path of one into CHROMIUM_PATH.",
  );
  process.exitCode = 1;
}
