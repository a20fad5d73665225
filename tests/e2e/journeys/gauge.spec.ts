// The numbers of the sections as navigation: which there are, and where one is.
import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  answerNotice,
  DESKTOP,
  expectEveryMark,
  gauge,
  main,
  menuButton,
  menuLink,
  open,
  PHONE,
  samplePage,
} from "../site.ts";

const links = (page: Page): Locator => gauge(page).getByRole("link");

test.beforeEach(({ page }) => answerNotice(page));

test("a link leads to its section and is the current one there, and none is at the top", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, samplePage);
  await expect(gauge(page).locator("[aria-current]")).toHaveCount(0);
  await links(page).last().click();
  await expect(links(page).last()).toHaveAttribute("aria-current", "true");
  await links(page).first().click();
  await expect(links(page).first()).toHaveAttribute("aria-current", "true");
  await expect(gauge(page).locator("[aria-current]")).toHaveCount(1);
  await expect(main(page).locator(".mark").first()).toBeInViewport();
});

test("the next page has marks of its own, which follow the scrolling too", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, samplePage);
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(main(page).locator(".mark").first()).toBeAttached();
  await expectEveryMark(page);
  await main(page).locator(".mark").nth(2).scrollIntoViewIfNeeded();
  await expect(gauge(page).locator("[aria-current]")).toHaveCount(1);
});

test("the names show under the pointer and with the focus", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, "/services");
  const name = links(page).first().locator("span");
  await expect(name).toHaveCSS("font-size", "0px");
  await gauge(page).hover();
  await expect(name).not.toHaveCSS("font-size", "0px");
  await main(page).hover();
  await expect(name).toHaveCSS("font-size", "0px");
  await links(page).nth(1).focus();
  await expect(name).not.toHaveCSS("font-size", "0px");
});

test("on phones a link in the menu closes it and leads to its section", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/services");
  await expect(gauge(page)).toBeHidden();
  await menuButton(page).click();
  await links(page).nth(2).click();
  await expect(gauge(page)).toBeHidden();
  await expect(main(page).locator(".mark").nth(2)).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test("the links work", async ({ page }) => {
    await page.goto("/services");
    await links(page).nth(2).click();
    await expect(main(page).locator(".mark").nth(2)).toBeInViewport();
  });
});
