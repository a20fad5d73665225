// Sees to it that there is a browser for the end-to-end tests.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { findBrowser } from "./find-browser.ts";

function succeeds(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

/** What to write before a command that only root may run, if there is a way. */
function rootPrefix(): string[] | undefined {
  if (process.platform !== "linux") return undefined;
  if (process.getuid?.() === 0) return [];
  const { status } = spawnSync("sudo", ["-n", "true"]);
  return status === 0 ? ["sudo", "-n"] : undefined;
}

function linuxName(): string {
  try {
    const text = readFileSync("/etc/os-release", "utf8");
    return /^ID="?([\w-]+)/m.exec(text)?.[1] ?? "";
  } catch {
    return "";
  }
}

function installFromDebian(): void {
  const prefix = rootPrefix();
  // Ubuntu's package is a stub for a snap.
  if (!prefix || linuxName() === "ubuntu") return;
  const apt = (...args: string[]) => {
    const [command = "apt-get", ...rest] = [...prefix, "apt-get", ...args];
    return succeeds(command, ...rest);
  };
  // An old package list may still do.
  apt("update");
  apt("install", "-y", "chromium");
}

function installFromPlaywright(): void {
  const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
  const install = (...options: string[]) =>
    succeeds(process.execPath, cli, "install", ...options, "chromium");
  // The libraries that Chromium needs can't be installed on every Linux.
  if (!rootPrefix() || !install("--with-deps")) install();
}

let browser = findBrowser();
for (const install of [installFromDebian, installFromPlaywright]) {
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
