import { expect, type Page } from "@playwright/test";

import type { Complaints } from "../complaints.ts";
import { test } from "../fixtures.ts";
import { MODULE_LOST } from "../scripts.ts";
import {
  ANSWERED_404,
  footer,
  header,
  main,
  mainNavigation,
  open,
  UNKNOWN,
} from "../site.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";

const SERVICES = "**/assets/services-*.js";

/** The screen with its heading and this message, and the layout around it. */
async function expectFallback(page: Page, message: string | RegExp) {
  const heading = main(page).getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(main(page).getByRole("alert")).toHaveText(message);
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeAttached();
  const home = main(page).getByRole("link", { name: "Return to Homepage" });
  await expect(home).toHaveAttribute("href", "/");
}

/** The application works on: the way back leads home without a full load. */
async function expectWayBack(page: Page) {
  await main(page).getByRole("link", { name: "Return to Homepage" }).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(/^Leadline Digital/);
  await expectSameDocument(page);
}

/** The code of one page cannot be loaded; the browser and the router say so. */
async function loseServices(page: Page, complaints: Complaints) {
  complaints.expect(/ERR_FAILED \S+\/assets\/services-/);
  complaints.expect(/error: Error loading route module `\/assets\/services-/);
  complaints.expect(new RegExp(`error: TypeError: ${MODULE_LOST.source}`));
  await page.route(SERVICES, (route) => route.abort());
}

const toServices = (page: Page) =>
  mainNavigation(page).getByRole("link", { name: "Services", exact: true });

for (const path of [UNKNOWN, "/services/none", "/a/b/c/d.html", "/404"]) {
  test(`${path} is answered 404 with the screen`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(ANSWERED_404);
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expectFallback(page, "404 Not Found");
    await markDocument(page);
    await expectWayBack(page);
  });
}

test("an unknown address that is reached in the application shows the screen", async ({
  page,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  await open(page, UNKNOWN);
  await markDocument(page);
  await expectWayBack(page);
  await page.goBack();
  await expect(page).toHaveURL(UNKNOWN);
  await expectFallback(page, "404 Not Found");
  await expectSameDocument(page);
});

test("a page whose code fails to load shows the screen with the error's message", async ({
  page,
  complaints,
}) => {
  await loseServices(page, complaints);
  await open(page, "/");
  await markDocument(page);
  await toServices(page).click();
  await expect(page).toHaveURL("/services");
  await expectFallback(page, MODULE_LOST);
  await expectSameDocument(page);
  await expectWayBack(page);
});

test("from the screen of a failed page the page can be loaded again", async ({
  page,
  complaints,
}) => {
  await loseServices(page, complaints);
  await open(page, "/");
  await toServices(page).click();
  await expectFallback(page, MODULE_LOST);
  await page.unroute(SERVICES);
  await main(page).getByRole("link", { name: "Load this page again" }).click();
  await expect(page).toHaveTitle(/^Services/);
});

test.describe("a page that throws while it renders", () => {
  const thrown = "The line parted";

  test.beforeEach(async ({ page, complaints }) => {
    complaints.expect(new RegExp(`console error: .*${thrown}`));
    await page.route(SERVICES, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export default function Page() { throw new Error("${thrown}"); }`,
      }),
    );
  });

  test("shows the screen with the error's message in-app", async ({ page }) => {
    await open(page, "/");
    await markDocument(page);
    await toServices(page).click();
    await expect(page).toHaveURL("/services");
    await expectFallback(page, thrown);
    await expectWayBack(page);
  });

  test("shows the screen with the error's message on a full load", async ({
    page,
  }) => {
    await page.goto("/services");
    await expectFallback(page, thrown);
    await markDocument(page);
    await expectWayBack(page);
  });
});

test("a layout that throws leaves the screen with the error's message", async ({
  page,
  complaints,
}) => {
  const thrown = "The whole line parted";
  complaints.expect(new RegExp(`console error: .*${thrown}`));
  await page.route("**/assets/layout-*.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Layout() { throw new Error("${thrown}"); }`,
    }),
  );
  await page.goto("/about");
  const heading = main(page).getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(main(page).getByRole("alert")).toHaveText(thrown);
  const retry = main(page).getByRole("link", { name: "Load this page again" });
  await expect(retry).toHaveAttribute("href", "/about");
});
