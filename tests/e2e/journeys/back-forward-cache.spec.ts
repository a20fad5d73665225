// Between documents, back and forward bring the page as it was left.
import { chromium, expect, type Page } from "@playwright/test";

import { findBrowser } from "../../../scripts/browser/find-browser.ts";
import { launchOptions } from "../../../scripts/browser/launch-options.ts";
import { test as base } from "../fixtures.ts";
import { scrolledBy, scrollTo } from "../header-look.ts";
import { footer, hydrated } from "../site.ts";

// Playwright switches this cache off, and the headless shell has none; so a
// whole browser, in which no request is intercepted, with the image host out of
// reach.
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

/** Lets the page tell later whether it came out of the cache. */
const watchForReturn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });

const expectKept = (page: Page): Promise<void> =>
  expect(page.locator('html[data-kept="true"]')).toBeAttached();

const goBack = (page: Page) => page.goBack({ waitUntil: "commit" });
const goForward = (page: Page) => page.goForward({ waitUntil: "commit" });

test("back and forward, with the application running", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await watchForReturn(page);
  await scrollTo(page, 900);
  await page.goto("/services");
  await hydrated(page);
  await watchForReturn(page);
  expect(await scrolledBy(page)).toBe(0);
  await goBack(page);
  await expectKept(page);
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolledBy(page)).toBe(900);
  await goForward(page);
  await expectKept(page);
  await expect(page).toHaveURL("/services");
});

test("back, where the application had not begun", async ({ page }) => {
  // Never idle: it begins with the visitor's first act, and none comes.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/about");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await watchForReturn(page);
  await page.goto("/contact");
  await goBack(page);
  await expectKept(page);
  await expect(page).toHaveURL("/about");
});

test("back to a page that was reached inside the application", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await watchForReturn(page);
  await footer(page)
    .getByRole("link", { name: "Privacy Policy" })
    .last()
    .click();
  await expect(page).toHaveTitle(/^Privacy/);
  await page.goto("/contact");
  await goBack(page);
  await expectKept(page);
  await expect(page).toHaveTitle(/^Privacy/);
  // And the application goes on from there.
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveTitle(/^Privacy/);
  await expect(page).toHaveURL("/");
});
