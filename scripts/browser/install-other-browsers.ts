// Installs what `npm run test:browsers` needs, where it is missing.
import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.ts";

const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"];
const PROGRAMS = [
  process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
  "/usr/bin/WebKitWebDriver",
  "/usr/bin/xvfb-run",
  "/usr/bin/xauth",
];

if (!PROGRAMS.every(existsSync) && !installFromDebian(...PACKAGES)) {
  console.error(
    `The tests in Firefox and WebKit need these Debian packages: ${PACKAGES.join(", ")}.`,
  );
  process.exitCode = 1;
}
