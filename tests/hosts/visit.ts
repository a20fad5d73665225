import { chromium } from "@playwright/test";

import {
  findHeadlessShell,
  launchOptions,
} from "../../scripts/browser/chromium.ts";
import { answerForOthers, Complaints } from "../e2e/fixtures.ts";
import { ANSWERED_404, UNKNOWN } from "../e2e/site.ts";

const HYDRATED = "html[data-hydrated]";

/**
 * Loads every page in a browser, goes from one to the next within the site, and looks
 * at an unknown address. Returns what the browser complained of.
 */
export async function problemsOfVisit(
  site: string,
  addresses: readonly string[],
): Promise<string[]> {
  const browser = await chromium.launch(launchOptions(findHeadlessShell()));
  try {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const complaints = new Complaints(site);
    complaints.expect(ANSWERED_404);
    await complaints.listenTo(context);
    await answerForOthers(context, site, "working");
    const page = await context.newPage();
    const fullLoads: string[] = [];
    for (const address of addresses) {
      await page.goto(site + address);
      await page.locator(HYDRATED).waitFor({ state: "attached" });
      // From here on a full page load would lose this.
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      const links = page.locator('header a[href^="/"]:visible');
      const other = links.and(page.locator(`:not([href="${address}"])`)).last();
      const target = (await other.getAttribute("href")) ?? "";
      await other.click();
      await page.waitForURL(site + target);
      if (!(await page.evaluate(() => "isSame" in window)))
        fullLoads.push(`${target}: a full page load from ${address}`);
    }
    await page.goto(site + UNKNOWN);
    await page.locator(HYDRATED).waitFor({ state: "attached" });
    return [...complaints.problems(), ...fullLoads];
  } finally {
    await browser.close();
  }
}
