import { mkdirSync } from "node:fs";

import { test as base } from "@playwright/test";

import type { ImageHost } from "../../e2e/image-host.ts";
import { startImageProxy } from "./image-proxy.ts";
import { Tab } from "./tab.ts";
import { startSession, type Session } from "./session.ts";

interface Fixtures {
  imageHost: ImageHost;
  /** MiniBrowser's own, such as `--dark-mode`. */
  flags: string[];
  session: Session;
  tab: Tab;
}

export const test = base.extend<Fixtures>({
  imageHost: ["working", { option: true }],
  flags: [[], { option: true }],

  session: async ({ imageHost, flags }, run, info) => {
    const folder = info.outputPath("session");
    mkdirSync(folder, { recursive: true });
    const proxy = await startImageProxy(imageHost, folder);
    const session = await startSession({
      flags,
      folder,
      proxy: proxy.address,
    });
    await run(session);
    await session.quit();
    proxy.close();
  },

  tab: async ({ session, baseURL }, run) => {
    const tab = new Tab(session.driver, String(baseURL));
    await tab.resize(1280, 720);
    await run(tab);
  },
});
