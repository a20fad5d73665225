import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

import { expect } from "@playwright/test";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";

import { findWebKit } from "../../../scripts/browser/other-browsers.ts";
import { portOf } from "../port-of.ts";
import { startDisplay } from "./display.ts";

export interface Options {
  /** MiniBrowser's own, such as `--dark-mode`. */
  flags: string[];
  /** Through which every host but this one is asked, as host:port. */
  proxy: string;
  /** An empty one, for what the session keeps. */
  folder: string;
}

export interface Session {
  driver: WebDriver;
  quit: () => Promise<void>;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server);
  server.close();
  await once(server, "close");
  return port;
}

const isReady = (address: string) =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts WebKit with nothing in its memory. */
export async function startSession(options: Options): Promise<Session> {
  const { driver: program, miniBrowser } = findWebKit();
  if (!program || !miniBrowser) throw new Error("WebKit is missing");
  for (const version of ["gtk-3.0", "gtk-4.0"]) {
    const folder = join(options.folder, version);
    mkdirSync(folder);
    copyFileSync(join(import.meta.dirname, "gtk.css"), join(folder, "gtk.css"));
  }
  const port = await findPort();
  const display = await startDisplay();
  const server = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: options.folder,
      TZ: "Europe/London",
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await expect.poll(() => isReady(address)).toBe(true);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(capabilities(miniBrowser, options))
    .build();
  return {
    driver,
    quit: async () => {
      await driver.quit();
      server.kill();
      display.close();
    },
  };
}

function capabilities(
  miniBrowser: string,
  { flags, proxy }: Options,
): Capabilities {
  return new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": {
      binary: miniBrowser,
      args: [
        "--automation",
        `--proxy=http://${proxy}`,
        "--ignore-host=localhost",
        "--ignore-tls-errors",
        ...flags,
      ],
    },
  });
}
