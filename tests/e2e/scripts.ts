import type { BrowserContext, Page } from "@playwright/test";

export const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** All but the start file, which fetches them. */
export const APPLICATION = /\/assets\/(?!start-)[^/]+\.js$/;

/** How far a page comes whose scripts are held: Firefox's load event waits for imports. */
export const PARSED = { waitUntil: "domcontentloaded" } as const;

/** Keeps script files back until the function it gives is called. */
export async function holdScripts(
  page: Page,
  scripts = SCRIPTS,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

/** Pages arrive without any script in them. */
export const leaveOutScripts = (context: BrowserContext): Promise<unknown> =>
  context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") {
      await route.fallback();
      return;
    }
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replaceAll(/<script\b[^]*?<\/script>/g, "");
    await route.fulfill({ response, body });
  });
