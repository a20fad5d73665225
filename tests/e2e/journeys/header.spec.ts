import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  answerNotice,
  header,
  mainNavigation,
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

/** Red, green, blue and alpha of the background, however it is written. */
const backgroundOf = (element: Locator): Promise<number[]> =>
  element.evaluate((node) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(node).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });

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

test("the header is transparent up to 10 px of scroll, opaque from 11, also on a page that opens scrolled", async ({
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
  await open(page, "/privacy#cookies");
  await expect.poll(() => scrolledBy(page)).toBeGreaterThan(10);
  await expectOpaque(page);
});

const expectMenu = (page: Page, state: "open" | "closed"): Promise<void> =>
  expect(mainNavigation(page)).toBeVisible({ visible: state === "open" });

test.describe("the menu", () => {
  test.use({ viewport: PHONE });

  test.beforeEach(async ({ page }) => {
    await answerNotice(page);
    await open(page, samplePage);
    await expectMenu(page, "closed");
    await menuButton(page).click();
    await expectMenu(page, "open");
  });

  test("the button opens and closes the list of the same links, with the telephone and the action at its foot", async ({
    page,
  }) => {
    const { navigation, company } = siteContent;
    const links = navigation.main.links.map(({ text }) => text);
    await expect(mainNavigation(page).getByRole("link")).toHaveText(links);
    const foot = header(page).locator(".menu-foot");
    await expect(foot.getByRole("link")).toHaveText([
      company.telephone.shown,
      navigation.action.text,
    ]);
    await expect(foot).toContainText(navigation.promise ?? "");
    await expect(menuButton(page)).toHaveText(/close/i, { useInnerText: true });
    await menuButton(page).click();
    await expectMenu(page, "closed");
    await menuButton(page).press("Enter");
    await expectMenu(page, "open");
    // The last link can be reached in a low view.
    await page.setViewportSize({ width: 667, height: 240 });
    const last = menuLink(page, "/contact");
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test("growing past 768 px closes the menu, and shows the links in a row", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(menuButton(page)).toBeHidden();
    await expect(mainNavigation(page)).toBeVisible();
    await expect(header(page).locator(":popover-open")).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(menuButton(page)).toBeVisible();
    await expectMenu(page, "closed");
  });

  test("the menu is closed on the next page", async ({ page }) => {
    await menuLink(page, "/contact").press("Enter");
    await expect(page).toHaveTitle(titleOf("/contact"));
    await expectMenu(page, "closed");
  });

  test("Escape, and a press on the header beside it, close the menu", async ({
    page,
  }) => {
    await page.keyboard.press("Tab");
    await expect(menuLink(page, "/")).toBeFocused();
    await page.keyboard.press("Escape");
    await expectMenu(page, "closed");
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await expectMenu(page, "open");
    await header(page).click({ position: { x: 220, y: 30 } });
    await expectMenu(page, "closed");
  });
});
