import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { main, mainNavigation, menuButton, open } from "../site.ts";
import { answerNotice } from "./every-page.ts";

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await answerNotice(page);
  await open(page, "/about");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
});

async function expectClosed(page: Page): Promise<void> {
  await expect(mainNavigation(page)).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
}

test("Escape gives the focus back from inside the menu", async ({ page }) => {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(menuButton(page)).toBeFocused();
});

test("a press beside the menu lets the keyboard go on there", async ({
  page,
}) => {
  await page.mouse.click(200, 800);
  await expectClosed(page);
  await expect(main(page)).toBeFocused();
});

test("the link of the page that is shown gives the focus back", async ({
  page,
}) => {
  await mainNavigation(page)
    .getByRole("link", { name: "About Us" })
    .press("Enter");
  await expectClosed(page);
  await expect(menuButton(page)).toBeFocused();
});

test("another link leads the focus to the new page", async ({ page }) => {
  await mainNavigation(page)
    .getByRole("link", { name: "Contact Us" })
    .press("Enter");
  await expect(page).toHaveTitle(/^Contact/);
  await expectClosed(page);
  await expect(main(page)).toBeFocused();
});
