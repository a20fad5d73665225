// Installs what the tests in Chromium or, with `others`, in Firefox and WebKit need.
import { existsSync } from "node:fs";
import { installFromDebian, succeeds } from "./debian.ts";
import { findBrowser, findHeadlessShell } from "./chromium.ts";

const OTHERS = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"];
const OTHER_PROGRAMS = [
  process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
  "/usr/bin/WebKitWebDriver",
  "/usr/bin/xvfb-run",
  "/usr/bin/xauth",
];

function hasChromium(): boolean {
  const browser = findBrowser();
  // The headless shell needs half the time, so a whole browser is not enough
  // where the shell can be installed.
  if (browser && findHeadlessShell() !== browser) return true;
  const playwright = "node_modules/@playwright/test/cli.js";
  return (
    process.env.CHROMIUM_PATH !== undefined ||
    installFromDebian("chromium", "chromium-headless-shell") ||
    browser !== undefined ||
    succeeds(process.execPath, playwright, "install", "chromium")
  );
}

const hasOthers = (): boolean =>
  OTHER_PROGRAMS.every(existsSync) || installFromDebian(...OTHERS);

if (process.argv[2] === "others" ? !hasOthers() : !hasChromium()) {
  console.error(
    process.argv[2] === "others"
      ? `The tests in Firefox and WebKit need these Debian packages: ${OTHERS.join(", ")}.`
      : "The end-to-end tests need a browser, and none could be installed.\nInstall Chromium or Google Chrome, or set CHROMIUM_PATH to the path of one.",
  );
  process.exitCode = 1;
}
