import { join } from "node:path";

import { expect } from "@playwright/test";

import { test as base } from "./fixtures.ts";
import {
  ANSWERED_404,
  header,
  hydrated,
  main,
  mainNavigation,
  open,
  routes,
} from "./site.ts";
import { startStaticHost } from "./static-host.ts";
import { expectSameDocument, markDocument } from "./same-document.ts";

const BUILD = join(import.meta.dirname, "../../build/client");

const test = base.extend<object, { hostAddress: string }>({
  hostAddress: [
    // Playwright reads from the pattern that this one needs no other fixture.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const { address, stop } = await startStaticHost(BUILD);
      await run(address);
      stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ hostAddress }, run) => run(hostAddress),
});

for (const { path } of routes) {
  test(`${path} works from the build folder alone`, async ({ page }) => {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    const current = mainNavigation(page).locator('[aria-current="page"]');
    const link = mainNavigation(page).locator(`a[href="${path}"]`);
    await expect(current).toHaveCount(await link.count());
  });
}

test("links stay in the application", async ({ page }) => {
  await open(page, "/");
  await markDocument(page);
  for (const { path } of routes.slice(1, 6)) {
    await header(page).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expectSameDocument(page);
});

test("forms lead to the thank-you page", async ({ page }) => {
  await open(page, "/");
  const form = main(page).locator("form");
  await form.getByLabel("Email address").fill("ruth@example.co.uk");
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank You!",
  );
  await hydrated(page);
  expect(page.url()).not.toContain("ruth");
});

test("an unknown address shows 404.html at any depth", async ({
  page,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  const response = await open(page, "/a/b/c");
  expect(response?.status()).toBe(404);
  await expect(main(page)).toContainText("404 Not Found");
  await main(page).getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL("/");
});
