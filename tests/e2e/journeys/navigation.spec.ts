import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  answerNotice,
  DESKTOP,
  expectEveryMark,
  expectNewDocument,
  expectSameDocument,
  gauge,
  header,
  started,
  main,
  mainNavigation,
  markDocument,
  menuButton,
  menuLink,
  open,
  PHONE,
  samplePage,
  siteContent,
  titleOf,
} from "../site.ts";

test("each page is a document, and the active item, which looks different", async ({
  page,
}) => {
  await open(page, "/");
  const current = mainNavigation(page).locator('[aria-current="page"]');
  for (const path of ["/services", samplePage] as const) {
    await markDocument(page);
    await menuLink(page, path).click();
    await expect(page).toHaveTitle(titleOf(path));
    await expectNewDocument(page);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute("href", path);
  }
  await expect(menuLink(page, samplePage)).toHaveCSS("font-weight", "600");
  await expect(menuLink(page, "/services")).toHaveCSS("font-weight", "500");
});

test("the skip link leads past the header", async ({ page }) => {
  await open(page, "/services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: siteContent.navigation.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(main(page)).toBeFocused();
});

async function expectShown(page: Page, id: string): Promise<void> {
  const box = await header(page).boundingBox();
  const heading = page.locator(`#${id}`).getByRole("heading").first();
  const top = () =>
    heading.evaluate((node) => node.getBoundingClientRect().top);
  await expect
    .poll(top)
    .toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  await expect.poll(top).toBeLessThan(400);
}

for (const { path, id } of [
  { path: "/google-ads", id: "pricing" },
  { path: "/privacy", id: "cookies" },
] as const)
  test(`${path}#${id} is shown below the header, by a link and by its address, whatever its query`, async ({
    page,
  }) => {
    await open(page, `${path}?from=mail`);
    await markDocument(page);
    await main(page).locator(`a[href="#${id}"]`).first().click();
    await expect(page).toHaveURL(`${path}?from=mail#${id}`);
    await expectShown(page, id);
    await expectSameDocument(page);
    await page.reload();
    await expectShown(page, id);
    await started(page);
    await menuLink(page, "/services").click();
    await expect(page).toHaveTitle(titleOf("/services"));
    await page.goBack();
    await expectShown(page, id);
  });

const links = (page: Page): Locator => gauge(page).getByRole("link");

test("the gauge leads to the sections of each page, marks the current one, and names them under the pointer and with the focus", async ({
  page,
}) => {
  await answerNotice(page);
  await page.setViewportSize(DESKTOP);
  await open(page, samplePage);
  const current = gauge(page).locator("[aria-current]");
  await expect(current).toHaveCount(0);
  for (const link of [links(page).last(), links(page).first()]) {
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(current).toHaveCount(1);
  }
  await expect(main(page).locator(".mark").first()).toBeInViewport();

  await menuLink(page, "/services").click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(main(page).locator(".mark").first()).toBeAttached();
  await expectEveryMark(page);
  await main(page).locator(".mark").nth(2).scrollIntoViewIfNeeded();
  await expect(current).toHaveCount(1);

  const name = links(page).first().locator("span");
  await expect(name).toHaveCSS("font-size", "0px");
  await gauge(page).hover();
  await expect(name).not.toHaveCSS("font-size", "0px");
  await main(page).hover();
  await expect(name).toHaveCSS("font-size", "0px");
  await links(page).nth(1).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(name).not.toHaveCSS("font-size", "0px");
});

test("on phones the gauge is in the menu, which its links close", async ({
  page,
}) => {
  await answerNotice(page);
  await page.setViewportSize(PHONE);
  await open(page, "/services");
  await expect(gauge(page)).toBeHidden();
  await menuButton(page).click();
  await links(page).nth(2).click();
  await expect(gauge(page)).toBeHidden();
  await expect(main(page).locator(".mark").nth(2)).toBeInViewport();
});
