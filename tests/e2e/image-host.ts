import { join } from "node:path";

import type { BrowserContext } from "@playwright/test";

/** How the outside host of the photographs behaves: no test needs the network. */
export type ImageHost = "working" | "dead" | "hanging";

const PHOTOGRAPH = join(import.meta.dirname, "../fixtures/photograph.jpg");

/** Answers for every host that is not the site's own. */
export async function answerForOthers(
  context: BrowserContext,
  site: string,
  imageHost: ImageHost,
): Promise<void> {
  const { origin } = new URL(site);
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      if (imageHost === "hanging") return;
      if (imageHost === "dead") await route.abort();
      else await route.fulfill({ path: PHOTOGRAPH });
    },
  );
}
