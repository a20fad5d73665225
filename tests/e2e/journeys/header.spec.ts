import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  expectOpaque,
  expectPaper,
  expectTransparent,
  scrolledBy,
  scrollTo,
} from "../header-look.ts";
import { header, hydrated, open } from "../site.ts";

/**
 * What a browser that does not know scroll timelines makes of the site: the
 * property fails in @supports and is dropped wherever else it stands.
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
    // The policy knows the styles by their hash.
    const { "content-security-policy": _, ...headers } = response.headers();
    return route.fulfill({
      response,
      headers,
      body: html.replaceAll("animation-timeline", "no-such-timeline"),
    });
  });
}

const withThem = () => Promise.resolve();

for (const [browser, prepare] of [
  ["with scroll timelines", withThem],
  ["without scroll timelines", withoutScrollTimelines],
] as const) {
  test.describe(browser, () => {
    test.beforeEach(({ page }) => prepare(page));

    test("the header is transparent up to 10 px of scroll, opaque from 11", async ({
      page,
    }) => {
      await open(page, "/");
      await expectTransparent(page);
      await scrollTo(page, 11);
      await expectOpaque(page);
      await scrollTo(page, 10);
      await expectTransparent(page);
      await scrollTo(page, 1000);
      await expectOpaque(page);
      await scrollTo(page, 0);
      await expectTransparent(page);
    });

    test("the header is opaque on a page that opens at a place of its own", async ({
      page,
    }) => {
      await open(page, "/privacy#cookies");
      await expect.poll(() => scrolledBy(page)).toBeGreaterThan(10);
      await expectOpaque(page);
    });

    test("the header is opaque on a page that is loaded again while scrolled", async ({
      page,
    }) => {
      await open(page, "/about");
      await scrollTo(page, 600);
      await expectOpaque(page);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => scrolledBy(page)).toBe(600);
      await expectOpaque(page);
    });

    test("the opaque header follows the colour scheme, as at sunset", async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: "light" });
      await open(page, "/");
      await scrollTo(page, 500);
      await expectOpaque(page);
      await expectPaper(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectPaper(page);
    });

    test("the header is transparent again on the next page", async ({
      page,
    }) => {
      await open(page, "/");
      await scrollTo(page, 500);
      await expectOpaque(page);
      await header(page).getByRole("link", { name: "Services" }).click();
      await expect(page).toHaveURL("/services");
      await expectTransparent(page);
    });
  });
}

test("the header is fixed at the top of the view", async ({ page }) => {
  await open(page, "/");
  await expect(header(page)).toHaveCSS("position", "fixed");
  await scrollTo(page, 800);
  await expect.poll(() => scrolledBy(page)).toBe(800);
  const top = await header(page).evaluate(
    (node) => node.getBoundingClientRect().top,
  );
  expect(top).toBe(0);
});
