import { existsSync, globSync } from "node:fs";

import { runs } from "./runs.ts";

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const FIREFOX_ON_MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const MINI_BROWSER = "/usr/{lib,libexec}/*/webkit*gtk-*/MiniBrowser";
const XVFB = "/usr/bin/Xvfb";

/** The path of a Firefox that runs; FIREFOX_PATH may name another. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH } = process.env;
  const places = FIREFOX_PATH ? [FIREFOX_PATH] : [...FIREFOX, FIREFOX_ON_MAC];
  return places.find(runs);
}

/** The paths of WebKit's driver, its small browser, and a display for it. */
export function findWebKit() {
  const [miniBrowser] = globSync(MINI_BROWSER);
  const driver = existsSync(WEBKIT_DRIVER) ? WEBKIT_DRIVER : undefined;
  const xvfb = existsSync(XVFB) ? XVFB : undefined;
  return { driver, miniBrowser, xvfb };
}

export interface OtherBrowser {
  name: "Firefox" | "WebKit";
  /** Its tests' Playwright configuration. */
  config: string;
  /** Where that leaves its report. */
  report: string;
  /** Debian's packages that have what it needs. */
  packages: string[];
  /** What to do where there are no such packages. */
  elsewhere: string;
  /** The programs that are not there. */
  missing: () => string[];
}

const named = (programs: Record<string, string | undefined>): string[] =>
  Object.keys(programs).filter((name) => programs[name] === undefined);

export const otherBrowsers: OtherBrowser[] = [
  {
    name: "Firefox",
    config: "tests/browsers/firefox/playwright.config.ts",
    report: "test-results/firefox.json",
    packages: ["firefox-esr"],
    elsewhere: "Elsewhere: put the path of a Firefox into FIREFOX_PATH.",
    missing: () => named({ Firefox: findFirefox() }),
  },
  {
    name: "WebKit",
    config: "tests/browsers/webkit/playwright.config.ts",
    report: "test-results/webkit.json",
    packages: ["webkit2gtk-driver", "xvfb", "openssl"],
    elsewhere: "WebKitGTK is there on Linux only.",
    missing: () => {
      const { driver, miniBrowser, xvfb } = findWebKit();
      return named({
        WebKitWebDriver: driver,
        MiniBrowser: miniBrowser,
        Xvfb: xvfb,
      });
    },
  },
];
