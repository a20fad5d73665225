import type { Page } from "@playwright/test";

/** The script files of the build. */
export const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** How far a page loads whose scripts are held back. */
export const PARSED = { waitUntil: "domcontentloaded" } as const;

/** Holds every script file back until the function it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}
