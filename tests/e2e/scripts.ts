import type { Page } from "@playwright/test";

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
