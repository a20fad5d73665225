// An unknown address, or a page or layout that throws while it renders: the
// fallback screen, from which the application works on.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  expectSameDocument,
  footer,
  header,
  heading1,
  hydrated,
  main,
  markDocument,
  menuLink,
  open,
  samplePage,
  siteContent,
  titleOf,
} from "../site.ts";

const homeLink = (page: Page) =>
  main(page).getByRole("link", {
    name: siteContent.fallback.waysBack[0]?.text ?? "",
  });

async function expectScreen(page: Page, message: string): Promise<void> {
  await expect(heading1(page)).toHaveText(siteContent.fallback.heading);
  await expect(main(page).getByRole("alert")).toHaveText(message);
  await expect(page).toHaveTitle(siteContent.fallback.title);
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeAttached();
  await expect(homeLink(page)).toHaveAttribute("href", "/");
}

async function expectWayBack(page: Page): Promise<void> {
  await markDocument(page);
  await homeLink(page).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(siteContent.home.title);
  await expect(main(page)).toBeFocused();
  await expectSameDocument(page);
}

const THROWN = "The line parted";

test.describe("where code throws", () => {
  const THROWING = `export default function Broken() { throw new Error("${THROWN}"); }`;
  const SERVICES = "**/assets/services-*.js";

  test.beforeEach(async ({ page, complaints }) => {
    complaints.expect(new RegExp(`console error: .*${THROWN}`));
    await page.route(SERVICES, (route) =>
      route.fulfill({ contentType: "text/javascript", body: THROWING }),
    );
  });

  test("a page that throws shows the screen, and the others work on", async ({
    page,
  }) => {
    await open(page, "/");
    await menuLink(page, "/services").click();
    await expect(page).toHaveURL("/services");
    await expectScreen(page, THROWN);
    await expect(
      page.getByRole("navigation", {
        name: siteContent.navigation.sections.label,
      }),
    ).toBeHidden();
    await expect(main(page)).toBeFocused();
    await expectWayBack(page);
    await menuLink(page, samplePage).click();
    await expect(page).toHaveTitle(titleOf(samplePage));
    await menuLink(page, "/services").click();
    await expectScreen(page, THROWN);
    await page.goBack();
    await expect(page).toHaveTitle(titleOf(samplePage));
    await expect(main(page).getByRole("alert")).toHaveCount(0);
    await expectSameDocument(page);
  });

  test("a page that throws on a full load shows the screen, and can be loaded again", async ({
    page,
  }) => {
    await page.goto("/services");
    await expectScreen(page, THROWN);
    await hydrated(page);
    await page.unroute(SERVICES);
    await main(page)
      .getByRole("link", { name: siteContent.fallback.failure.retry })
      .click();
    await expect(page).toHaveTitle(titleOf("/services"));
    await expect(main(page).getByRole("alert")).toHaveCount(0);
  });
});

test("a layout that throws leaves the screen with the error's message", async ({
  page,
  complaints,
}) => {
  complaints.expect(new RegExp(`console error: .*${THROWN}`));
  // The header asks for this.
  await page.addInitScript((thrown) => {
    CSS.supports = () => {
      throw new Error(thrown);
    };
  }, THROWN);
  await page.goto(samplePage);
  await expect(heading1(page)).toHaveText(siteContent.fallback.heading);
  await expect(main(page).getByRole("alert")).toHaveText(THROWN);
  await homeLink(page).click();
  await expect(page).toHaveURL("/");
});
