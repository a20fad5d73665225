// The header: transparent at the top of the page, opaque past 10 px of scroll.
import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  header,
  hydrated,
  menuLink,
  open,
  scrolledBy,
  scrollTo,
} from "../site.ts";

/** Red, green, blue and alpha of the background, however it is written. */
const backgroundOf = (element: Locator): Promise<number[]> =>
  element.evaluate((node) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(node).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });

/** The header has the page's own colour and a shadow. */
async function expectOpaque(page: Page): Promise<void> {
  const paper = await backgroundOf(page.locator("body"));
  await expect.poll(() => backgroundOf(header(page))).toEqual(paper);
  await expect(header(page)).toHaveCSS("box-shadow", /[1-9]\d*px/);
}

async function expectTransparent(page: Page): Promise<void> {
  await expect.poll(() => backgroundOf(header(page))).toEqual([0, 0, 0, 0]);
  // While it is animated, "none" is a shadow without colour and extent.
  await expect(header(page)).toHaveCSS(
    "box-shadow",
    /^none$|[,/] 0\) | 0px 0px 0px 0px$/,
  );
}

/**
 * Makes the browser one without scroll timelines: the property fails in
 * @supports and is dropped everywhere else.
 */
async function withoutScrollTimelines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...query: [string, string?]) =>
      !query[0].includes("animation-timeline") &&
      (query[1] === undefined
        ? supports(query[0])
        : supports(query[0], query[1]));
  });
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain("animation-timeline");
    // The policy names the style element by its hash.
    const { "content-security-policy": _, ...headers } = response.headers();
    return route.fulfill({
      response,
      headers,
      body: html.replaceAll("animation-timeline", "no-such-timeline"),
    });
  });
}

for (const [browser, prepare] of [
  ["with scroll timelines", () => Promise.resolve()],
  ["without scroll timelines", withoutScrollTimelines],
] as const) {
  test.describe(browser, () => {
    test.beforeEach(({ page }) => prepare(page));

    test("the header is transparent up to 10 px of scroll, opaque from 11", async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: "light" });
      await open(page, "/");
      await expectTransparent(page);
      await scrollTo(page, 11);
      await expectOpaque(page);
      await scrollTo(page, 10);
      await expectTransparent(page);
      await scrollTo(page, 1000);
      await expectOpaque(page);
      // It stays at the top, and follows the colour scheme, as at sunset.
      await page.emulateMedia({ colorScheme: "dark" });
      await expectOpaque(page);
      expect((await header(page).boundingBox())?.y).toBe(0);
      await menuLink(page, "/services").click();
      await expect(page).toHaveURL("/services");
      await expectTransparent(page);
    });

    test("the header is opaque on a page that opens scrolled", async ({
      page,
    }) => {
      await open(page, "/privacy#cookies");
      await expect.poll(() => scrolledBy(page)).toBeGreaterThan(10);
      await expectOpaque(page);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => scrolledBy(page)).toBeGreaterThan(10);
      await expectOpaque(page);
    });
  });
}
