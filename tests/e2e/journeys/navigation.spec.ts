import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  answerNotice,
  DESKTOP,
  expectEveryMark,
  expectSameDocument,
  gauge,
  header,
  hydrated,
  main,
  mainNavigation,
  markDocument,
  menuButton,
  menuLink,
  open,
  PHONE,
  samplePage,
  scrolledBy,
  scrollTo,
  siteContent,
  titleOf,
} from "../site.ts";

test("a new page begins at its top; back and forward restore the scroll position", async ({
  page,
}) => {
  await open(page, "/");
  await markDocument(page);
  await scrollTo(page, 1500);
  await menuLink(page, "/services").click();
  await expect(page).toHaveTitle(titleOf("/services"));
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page).not.toHaveTitle(titleOf("/services"));
  await expect.poll(() => scrolledBy(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveTitle(titleOf("/services"));
  await expect.poll(() => scrolledBy(page)).toBe(700);
  await expectSameDocument(page);
});

/** Outside of the page's own content, which may have status lines of its own. */
const announcer = (page: Page): Locator =>
  page.locator("[role=status]:not(main *)");

/** The new title is announced, and once: the focused element has no name. */
async function expectAnnounced(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(announcer(page)).toHaveText(title);
  await expect(main(page)).toBeFocused();
  await expect(main(page)).toHaveAccessibleName("");
}

test("each page that a link leads to is announced, and is the active item, which looks different", async ({
  page,
}) => {
  await open(page, "/");
  await expect(announcer(page)).toHaveCount(1);
  await expect(announcer(page)).toBeEmpty();
  const current = mainNavigation(page).locator('[aria-current="page"]');
  for (const path of ["/services", samplePage] as const) {
    await menuLink(page, path).click();
    await expectAnnounced(page, titleOf(path));
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute("href", path);
  }
  await expect(menuLink(page, samplePage)).toHaveCSS("font-weight", "600");
  await expect(menuLink(page, "/services")).toHaveCSS("font-weight", "500");
  await page.goBack();
  await expectAnnounced(page, titleOf("/services"));
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
  test(`${path}#${id} is shown below the header, by a link and by its address, and is not announced`, async ({
    page,
  }) => {
    await open(page, path);
    await markDocument(page);
    const link = main(page).locator(`a[href="${path}#${id}"]`).first();
    for (const time of ["first", "second"])
      await test.step(`${time} time`, async () => {
        await link.click();
        await expect(page).toHaveURL(`${path}#${id}`);
        await expectShown(page, id);
        await expect(page.locator(`#${id}`)).toBeFocused();
      });
    await expect(announcer(page)).toBeEmpty();
    await expectSameDocument(page);
    await page.reload();
    await expectShown(page, id);
    await hydrated(page);
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
