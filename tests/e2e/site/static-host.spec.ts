// The build folder works on any static host, without this project's server.
import { join } from "node:path";

import { expect } from "@playwright/test";

import { test as base } from "../fixtures.ts";
import {
  ANSWERED_404,
  expectSameDocument,
  heading1,
  hydrated,
  main,
  mainNavigation,
  markDocument,
  menuLink,
  open,
  samplePage,
  siteContent,
} from "../site.ts";
import { startStaticHost } from "../static-host.ts";

const BUILD = join(import.meta.dirname, "../../../build/client");

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

test("the current page is marked, though the host ends its address with a slash", async ({
  page,
}) => {
  await open(page, samplePage);
  const current = mainNavigation(page).locator('[aria-current="page"]');
  await expect(current).toHaveAttribute("href", samplePage);
  expect(new URL(page.url()).pathname).toBe(`${samplePage}/`);
});

test("links stay in the application, and forms lead on", async ({ page }) => {
  await open(page, samplePage);
  await markDocument(page);
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await menuLink(page, "/").click();
  await expect(page).toHaveURL("/");
  await expectSameDocument(page);
  const form = main(page).locator("form");
  await form.getByRole("textbox").fill("ruth@example.co.uk");
  await form.getByRole("button").click();
  await expect(heading1(page)).toHaveText(siteContent["thank-you"].heading);
  await hydrated(page);
});

test("an unknown address shows 404.html at any depth", async ({
  page,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  const response = await open(page, "/a/b/c");
  expect(response?.status()).toBe(404);
  await expect(main(page)).toContainText(siteContent.fallback.notFound.message);
  await main(page)
    .getByRole("link", { name: siteContent.fallback.waysBack[0]?.text ?? "" })
    .click();
  await expect(page).toHaveURL("/");
});
