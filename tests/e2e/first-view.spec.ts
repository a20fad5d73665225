// What a visitor waits for: the page itself, and nothing else.
import { expect, type Page } from "@playwright/test";

import { test } from "./fixtures.ts";
import { APPLICATION } from "./scripts.ts";
import { fontsHaveCome, main, routes } from "./site.ts";

const START_FILE = /\/assets\/start-/;
const FONTS = /\.woff2$/;

/** Sums to 0.00 when rounded, as Lighthouse prints it. */
const STILL = 0.005;

/** What Core Web Vitals calls good, where text changes above what is on view. */
const GOOD = 0.1;

/** Keeps these requests back until the function it gives is called. */
async function hold(page: Page, address: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

const painted = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByName("first-contentful-paint").at(0),
  );

/** Everything that moved without the visitor's doing, since the beginning. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ("value" in entry) sum += Number(entry.value);
          }
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // After two frames the entries of this one have been handed over.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test("the page is painted while styles, scripts and fonts are kept back", async ({
  page,
}) => {
  const release = await hold(page, /\/assets\//);
  await page.goto("/", { waitUntil: "commit" });
  await painted(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page)).toHaveCSS("padding-top", "0px");
  await expect(page.locator("body")).not.toHaveCSS("padding-top", "0px");
  release();
  await fontsHaveCome(page);
});

test("fonts are asked for after the first paint, and text takes them", async ({
  page,
}) => {
  await page.goto("/");
  await fontsHaveCome(page);
  const { paint, fonts } = await page.evaluate(() => ({
    paint:
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ??
      Infinity,
    fonts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
  }));
  expect(fonts).toHaveLength(2);
  for (const start of fonts) expect(start).toBeGreaterThan(paint);
  const family = await page
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(family).toMatch(/^"?Newsreader/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the fonts come all the same", async ({ page }) => {
    const fonts = Promise.all([
      page.waitForResponse(/newsreader.*\.woff2/),
      page.waitForResponse(/instrument-sans.*\.woff2/),
    ]);
    await page.goto("/");
    await fonts;
  });
});

// Else its text, more than the page's own on short pages, would be what the
// largest contentful paint is measured by, 1.5 s after the beginning.
test("the cookie notice is not the page's largest content", async ({
  page,
}) => {
  await page.goto("/privacy");
  const notice = page.getByRole("region", { name: "Cookies" });
  await expect(notice).toHaveCSS("opacity", "1");
  const largest = await page.evaluate(
    () =>
      new Promise<(string | undefined)[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list
              .getEntries()
              .map((entry) =>
                "element" in entry && entry.element instanceof Element
                  ? entry.element.textContent
                  : undefined,
              ),
          );
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect(largest.at(-1)).toBe("Privacy Policy");
});

for (const { path } of routes) {
  for (const width of [390, 412, 1280]) {
    test(`${path} stands still at ${width} px when the fonts and the notice come`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const release = await hold(page, FONTS);
      // Fonts that are asked for early enough keep the page loading.
      await page.goto(path, { waitUntil: "commit" });
      await painted(page);
      release();
      await fontsHaveCome(page);
      await expect(page.getByRole("region", { name: "Cookies" })).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(STILL);
    });
  }
}

// The line on the left is drawn with the scroll, of which the first frame of
// Chromium's headless shell knows nothing yet.
test("nothing moves between the first frame and the fonts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const release = await hold(page, FONTS);
  await page.goto("/", { waitUntil: "commit" });
  await painted(page);
  expect(await layoutShift(page)).toBe(0);
  release();
});

test("a place stays at the top of the view when the fonts come", async ({
  page,
}) => {
  const release = await hold(page, FONTS);
  await page.goto("/google-ads#prices", { waitUntil: "commit" });
  await painted(page);
  const place = page.locator("#prices");
  const top = () =>
    place.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await top();
  release();
  await fontsHaveCome(page);
  await expect.poll(top).toBe(before);
});

test("what is jumped to while the fonts come is there, and does not move", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // While the first pieces below the view are held.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.querySelector<HTMLAnchorElement>('a[href$="#prices"]')?.click();
    }).observe(document, { subtree: true, attributeFilter: ["data-held"] });
  });
  await page.goto("/google-ads");
  await fontsHaveCome(page);
  await expect(page).toHaveURL("/google-ads#prices");
  await expect(page.locator("[data-held]")).toHaveCount(0);
  await expect(page.locator("#prices")).toBeInViewport();
  expect(await layoutShift(page)).toBeLessThan(GOOD);
});

test("what a visitor does before the start file has come starts the application", async ({
  page,
}) => {
  // Never idle: only an act asks for the application.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const release = await hold(page, START_FILE);
  await page.goto("/", { waitUntil: "commit" });
  await painted(page);
  await page.keyboard.press("Tab");
  const asked = page.waitForRequest(APPLICATION);
  release();
  await asked;
});
