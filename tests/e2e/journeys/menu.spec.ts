// The menu of narrow screens: opened by a button, closed in many ways.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  answerNotice,
  header,
  main,
  mainNavigation,
  menuButton,
  menuLink,
  open,
  PHONE,
  samplePage,
  siteContent,
  titleOf,
} from "../site.ts";

test.use({ viewport: PHONE });

const expectMenu = (page: Page, state: "open" | "closed"): Promise<void> =>
  expect(mainNavigation(page)).toBeVisible({ visible: state === "open" });

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
  await expect(foot).toContainText(navigation.promise);
  await expect(menuButton(page)).toHaveText(/close/i, { useInnerText: true });
  await menuButton(page).click();
  await expectMenu(page, "closed");
  await menuButton(page).press("Enter");
  await expectMenu(page, "open");
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

test("a link closes the menu and leads the focus to the new page", async ({
  page,
}) => {
  await menuLink(page, "/contact").press("Enter");
  await expect(page).toHaveTitle(titleOf("/contact"));
  await expectMenu(page, "closed");
  await expect(main(page)).toBeFocused();
});

test("the link of the page that is shown closes the menu and gives the focus back", async ({
  page,
}) => {
  await menuLink(page, samplePage).press("Enter");
  await expectMenu(page, "closed");
  await expect(menuButton(page)).toBeFocused();
  await expect(page).toHaveURL(samplePage);
});

test("Escape closes the menu and gives the focus back", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect(menuLink(page, "/")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expectMenu(page, "closed");
  await expect(menuButton(page)).toBeFocused();
});

test("a press beside the menu closes it, and the keyboard goes on there", async ({
  page,
}) => {
  await page.mouse.click(200, 800);
  await expectMenu(page, "closed");
  await expect(main(page)).toBeFocused();
});

test("the last link can be reached in a low view", async ({ page }) => {
  await menuButton(page).click();
  await page.setViewportSize({ width: 667, height: 240 });
  await menuButton(page).click();
  const last = menuLink(page, "/contact");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
