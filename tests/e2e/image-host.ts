import { join } from "node:path";

import type { BrowserContext, Route } from "@playwright/test";

/** The photograph that replaces all of the image host's. */
const PHOTOGRAPH = join(import.meta.dirname, "../fixtures/photograph.jpg");

/** The states of the image host, with its responses. */
const answers = {
  working: (route) => route.fulfill({ path: PHOTOGRAPH }),
  dead: (route) => route.abort(),
  hanging: () => Promise.resolve(),
  missing: (route) => route.fulfill({ status: 404, body: "Not Found" }),
  garbage: (route) =>
    route.fulfill({ contentType: "image/jpeg", body: "ÿØÿà" }),
} satisfies Record<string, (route: Route) => Promise<void>>;

export type ImageHost = keyof typeof answers;

/** Answers for every host that is not the site's own: no test needs the network. */
export async function answerForOthers(
  context: BrowserContext,
  site: string,
  imageHost: ImageHost,
): Promise<void> {
  const { origin } = new URL(site);
  await context.route((url) => url.origin !== origin, answers[imageHost]);
}
