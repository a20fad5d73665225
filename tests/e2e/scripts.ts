import type { BrowserContext, Page } from "@playwright/test";

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

/** No script file ever arrives. The browser complains: {@link LOST_SCRIPT}. */
export const loseScripts = (page: Page): Promise<unknown> =>
  page.route(SCRIPTS, (route) => route.abort());

export const LOST_SCRIPT = /ERR_FAILED \S+\/assets\/\S+\.js/;

/** What a page says when its code can't be had, in the browser's own words. */
export const MODULE_LOST =
  /(Failed to fetch|error loading) dynamically imported module: \S+\/assets\//;

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
