import fastifyStatic from "@fastify/static";
import { expect } from "@playwright/test";
import Fastify from "fastify";

import { test as base } from "../fixtures.ts";
import {
  ANSWERED_404,
  CLIENT,
  heading1,
  started,
  main,
  mainNavigation,
  menuLink,
  open,
  samplePage,
  sectionsOn,
  siteContent,
  thanks,
  titleOf,
} from "../site.ts";

const test = base.extend({
  // Playwright reads from the pattern that this fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, run) => {
    const host = Fastify({ forceCloseConnections: true });
    host.register(fastifyStatic, { root: CLIENT, redirect: true });
    host.setNotFoundHandler((_, reply) => reply.code(404).sendFile("404.html"));
    await run(await host.listen({ port: 0, host: "127.0.0.1" }));
    await host.close();
  },
});

test("the page is the current one, links and forms lead on", async ({
  page,
}) => {
  await open(page, samplePage);
  const current = mainNavigation(page).locator('[aria-current="page"]');
  await expect(current).toHaveAttribute("href", samplePage);
  expect(new URL(page.url()).pathname).toBe(`${samplePage}/`);
  for (const path of ["/services", "/"] as const) {
    await menuLink(page, path).click();
    await expect(page).toHaveTitle(titleOf(path));
  }
  if (sectionsOn("/", "newsletter").length === 0) return;
  const form = main(page).locator("form");
  await form.getByRole("textbox").fill("ruth@example.co.uk");
  await form.getByRole("button").click();
  await expect(heading1(page)).toHaveText(thanks.heading);
  await started(page);
});

test("a page is there at its file's address, too", async ({ page }) => {
  for (const path of ["/services.html", "/services/index.html"]) {
    await open(page, path);
    await expect(page).toHaveTitle(titleOf("/services"));
    await expect(heading1(page)).toBeVisible();
  }
});

test("an unknown address shows 404.html at any depth", async ({
  page,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  const response = await open(page, "/a/b/c");
  expect(response?.status()).toBe(404);
  const { notFound, waysBack } = siteContent.fallback;
  await expect(main(page)).toContainText(notFound.message);
  await main(page)
    .getByRole("link", { name: waysBack[0]?.text ?? "" })
    .click();
  await expect(page).toHaveURL("/");
});
