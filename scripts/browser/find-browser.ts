import { join } from "node:path";
import { chromium } from "@playwright/test";

import { runs } from "./runs.ts";

const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];
const WINDOWS_PROGRAMS = [
  "Google/Chrome/Application/chrome.exe",
  "Microsoft/Edge/Application/msedge.exe",
];

const HEADLESS_SHELL = ["/usr/bin/chromium-headless-shell"];

function systemPlaces(): string[] {
  if (process.platform === "darwin") {
    return MAC_APPS.map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  }
  if (process.platform === "win32") {
    const { ProgramFiles, LOCALAPPDATA } = process.env;
    const folders = [
      ProgramFiles,
      process.env["ProgramFiles(x86)"],
      LOCALAPPDATA,
    ];
    return folders.flatMap((folder) =>
      folder ? WINDOWS_PROGRAMS.map((program) => join(folder, program)) : [],
    );
  }
  return [
    "/usr/bin/chromium",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
    "/usr/bin/chromium-browser",
    "/usr/bin/microsoft-edge",
  ];
}

function playwrightsOwn(): string[] {
  try {
    return [chromium.executablePath()];
  } catch {
    return []; // Playwright has no build for this system.
  }
}

function namedBySetting(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH || runs(CHROMIUM_PATH)) return CHROMIUM_PATH;
  throw new Error(`CHROMIUM_PATH names no working browser: ${CHROMIUM_PATH}`);
}

/** The path of a Chromium, or of a browser made from it, as visitors have. */
export const findBrowser = (): string | undefined =>
  namedBySetting() ?? [...playwrightsOwn(), ...systemPlaces()].find(runs);

/**
 * The path of Chromium's headless shell, which draws the same in half the time,
 * or else of the whole browser.
 */
export const findHeadlessShell = (): string | undefined =>
  namedBySetting() ?? HEADLESS_SHELL.find(runs) ?? findBrowser();
