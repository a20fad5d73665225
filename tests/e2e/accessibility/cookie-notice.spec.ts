// The cookie notice and the keyboard: near at hand, and the focus is given back.
import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  answerNotice,
  cookieNotice,
  cookieSettings,
  footer,
  main,
  menuLink,
  noticeButton,
  open,
  PHONE,
  siteContent,
  titleOf,
} from "../site.ts";

test.describe("answered by the keyboard", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/thank-you");
    await expect(cookieNotice(page)).toBeVisible();
  });

  test("it is the second stop, and returns the focus to the first", async ({
    page,
  }) => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: siteContent.navigation.skip });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(cookieNotice(page).locator("summary")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(noticeButton(page, "Accept")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(cookieNotice(page)).toBeHidden();
    await expect(skip).toBeFocused();
  });

  test("on the way back up, it returns the focus to where that was", async ({
    page,
  }) => {
    const logo = page.getByRole("link", { name: /home$/ });
    await logo.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(noticeButton(page, "Reject")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(cookieNotice(page)).toBeHidden();
    await expect(logo).toBeFocused();
  });

  test("where the focus came from may be gone: then it goes to the page", async ({
    page,
  }) => {
    await main(page).getByRole("link").first().focus();
    await noticeButton(page, "Accept").focus();
    await menuLink(page, "/services").dispatchEvent("click");
    await expect(page).toHaveTitle(titleOf("/services"));
    await noticeButton(page, "Accept").press("Enter");
    await expect(main(page)).toBeFocused();
  });
});

test("answered with the pointer, it leaves the keyboard at the page's beginning", async ({
  page,
}) => {
  await open(page, "/services");
  await noticeButton(page, "Reject").click();
  await expect(main(page)).toBeFocused();
});

test("it can be asked for again by the keyboard, and gives the focus back", async ({
  page,
}) => {
  await answerNotice(page);
  await page.setViewportSize(PHONE);
  await open(page, "/");
  await footer(page).locator('a[href="/services"]').first().click();
  await expect(page).toHaveTitle(titleOf("/services"));
  await cookieSettings(page).press("Enter");
  await expect(cookieNotice(page)).toBeFocused();
  // The button is not hidden behind the notice that it brought.
  await cookieSettings(page).scrollIntoViewIfNeeded();
  await cookieSettings(page).click({ trial: true });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(noticeButton(page, "Accept")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cookieNotice(page)).toBeHidden();
  await expect(cookieSettings(page)).toBeFocused();
});
