import type { Page } from "@playwright/test";

const SCRIPTS = "**/assets/*.js";

/** Keeps every script file back until the function it gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}
