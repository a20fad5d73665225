import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { expectMenu } from "../menu-state.ts";
import { mainNavigation, menuButton, open } from "../site.ts";

const links = [
  "Home",
  "Services",
  "Google Ads",
  "Microsoft Ads",
  "About Us",
  "Contact Us",
];

test.use({ viewport: { width: 768, height: 900 } });

test.beforeEach(({ page }) => open(page, "/"));

test("at 768 px the menu button is there and the links are folded", async ({
  page,
}) => {
  await expect(menuButton(page)).toBeVisible();
  await expectMenu(page, "closed");
});

test("at 769 px the links are there and the menu button is not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(menuButton(page)).toBeHidden();
  await expect(mainNavigation(page).getByRole("link")).toHaveText(links);
  await expect(mainNavigation(page)).toBeVisible();
});

test("the button opens the same links and closes them again", async ({
  page,
}) => {
  await menuButton(page).click();
  await expectMenu(page, "open");
  await expect(mainNavigation(page).getByRole("link")).toHaveText(links);
  await menuButton(page).click();
  await expectMenu(page, "closed");
  await menuButton(page).press("Enter");
  await expectMenu(page, "open");
});

test("a link closes the menu, also the one of the page that is shown", async ({
  page,
}) => {
  await menuButton(page).click();
  await mainNavigation(page).getByRole("link", { name: "Home" }).click();
  await expectMenu(page, "closed");
  await expect(page).toHaveURL("/");
  await menuButton(page).click();
  await mainNavigation(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await expectMenu(page, "closed");
});

test("growing past 768 px closes the menu", async ({ page }) => {
  await menuButton(page).click();
  await expectMenu(page, "open");
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(menuButton(page)).toBeHidden();
  await expect(mainNavigation(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menuButton(page)).toBeVisible();
  await expectMenu(page, "closed");
});

test("Escape closes the menu and gives the focus back to its button", async ({
  page,
}) => {
  await menuButton(page).focus();
  await menuButton(page).press("Enter");
  await expectMenu(page, "open");
  await page.keyboard.press("Tab");
  const first = mainNavigation(page).getByRole("link", { name: "Home" });
  await expect(first).toBeFocused();
  await page.keyboard.press("Escape");
  await expectMenu(page, "closed");
  await expect(menuButton(page)).toBeFocused();
});

test("the menu ends within a low view, and its last link can be reached", async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 240 });
  await menuButton(page).click();
  const last = mainNavigation(page).getByRole("link", { name: "Contact Us" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
