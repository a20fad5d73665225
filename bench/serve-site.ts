import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { findBrowser, launchOptions } from "../scripts/browser/chromium.ts";
import { listeningAddress } from "../server/address-fixture.ts";

const ROOT = join(import.meta.dirname, "..");

/** The path of every page in the build, home first. */
export const pages: readonly string[] = globSync("**/index.html", {
  cwd: join(ROOT, "build/client"),
})
  .map((file) => join("/", dirname(file)).replaceAll("\\", "/"))
  .toSorted();

export interface RunningSite {
  /** Its origin. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Serves the build with the production server. Throws if it does not start.
 * @param settings its settings, if they are not the default
 * @param folder the project, if it is not this one
 */
export async function serveSite(
  settings: Readonly<Record<string, string>> = {},
  folder = ROOT,
): Promise<RunningSite> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: "0", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // The server must not outlive a script that fails.
  const kill = () => server.kill();
  process.once("exit", kill);
  const address = await listeningAddress(server);
  const stop = async () => {
    process.off("exit", kill);
    if (server.exitCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  return { address, stop };
}

/**
 * Launches Chromium. Other hosts are unreachable in it, so that results do not
 * depend on the network.
 */
export function launchBrowser(): Promise<Browser> {
  const options = launchOptions(findBrowser());
  const args = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"];
  return chromium.launch({
    ...options,
    args: [...args, ...(options.args ?? [])],
  });
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}
