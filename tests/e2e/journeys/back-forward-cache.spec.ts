import { chromium, expect, type Page } from "@playwright/test";

import {
  findBrowser,
  launchOptions,
} from "../../../scripts/browser/chromium.ts";
import { test as base } from "../fixtures.ts";
import {
  footer,
  open,
  scrolledBy,
  scrollTo,
  siteContent,
  titleOf,
} from "../site.ts";

// Playwright switches this cache off, and the headless shell has none. So this is
// a whole browser whose requests are not intercepted; no other host is resolved.
const test = base.extend<{ page: Page }>({
  page: async ({ baseURL }, run) => {
    const options = launchOptions(findBrowser());
    const browser = await chromium.launch({
      ...options,
      args: [
        ...(options.args ?? []),
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost",
      ],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await run(page);
    await browser.close();
  },
});

async function openWatched(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
}

const expectKept = (page: Page): Promise<void> =>
  expect(page.locator('html[data-kept="true"]')).toBeAttached();

const goBack = (page: Page) => page.goBack({ waitUntil: "commit" });

test("back shows the pages as they were left, also one reached in the application", async ({
  page,
}) => {
  await openWatched(page, "/");
  await scrollTo(page, 900);
  await openWatched(page, "/services");
  const policy = footer(page).getByRole("link", {
    name: siteContent.footer.privacy?.text ?? "",
  });
  await policy.last().click();
  await expect(page).toHaveTitle(titleOf("/privacy"));
  await page.goto("/contact");
  await goBack(page);
  await expectKept(page);
  await expect(page).toHaveTitle(titleOf("/privacy"));
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(titleOf("/services"));
  await goBack(page);
  await expectKept(page);
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolledBy(page)).toBe(900);
});
