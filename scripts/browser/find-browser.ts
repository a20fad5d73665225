import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];
const WINDOWS_PROGRAMS = [
  "Google/Chrome/Application/chrome.exe",
  "Microsoft/Edge/Application/msedge.exe",
];

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

function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === "win32") return true;
  // Ubuntu's chromium may be a script that only says to install a snap.
  const { status, stdout } = spawnSync(path, ["--version"], {
    encoding: "utf8",
    timeout: 20_000,
  });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

/** The path of a Chromium, or of a browser made from it, for the tests. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (runs(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names no working browser: ${CHROMIUM_PATH}`);
  }
  return [...playwrightsOwn(), ...systemPlaces()].find(runs);
}
