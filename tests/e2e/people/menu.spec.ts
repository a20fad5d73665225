import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { expectMenu } from "../menu-state.ts";
import { main, mainNavigation, menuButton, open } from "../site.ts";
import { answerNotice } from "./every-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await answerNotice(page);
  await open(page, "/about");
  await expectMenu(page, "closed");
  await menuButton(page).click();
  await expectMenu(page, "open");
});

test("Escape gives the focus back from inside the menu", async ({ page }) => {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expectMenu(page, "closed");
  await expect(menuButton(page)).toBeFocused();
});

test("a press beside the menu lets the keyboard go on there", async ({
  page,
}) => {
  await page.mouse.click(200, 800);
  await expectMenu(page, "closed");
  await expect(main(page)).toBeFocused();
});

test("the link of the page that is shown gives the focus back", async ({
  page,
}) => {
  await mainNavigation(page)
    .getByRole("link", { name: "About Us" })
    .press("Enter");
  await expectMenu(page, "closed");
  await expect(menuButton(page)).toBeFocused();
});

test("another link leads the focus to the new page", async ({ page }) => {
  await mainNavigation(page)
    .getByRole("link", { name: "Contact Us" })
    .press("Enter");
  await expect(page).toHaveTitle(/^Contact/);
  await expectMenu(page, "closed");
  await expect(main(page)).toBeFocused();
});
