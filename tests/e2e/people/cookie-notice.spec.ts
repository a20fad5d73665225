// The notice comes late: told to all, near at hand, in nobody's way.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { cookieNotice, main, mainNavigation, open } from "../site.ts";
import { openWithStoppedClock, passTimeUntil } from "../stopped-clock.ts";

const answer = (page: Page, name: "Accept" | "Reject") =>
  cookieNotice(page).getByRole("button", { name });

test("its words come into a live region that was there before them", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/about");
  const region = page.locator('body [aria-live="polite"]');
  await expect(region).toHaveCount(1);
  await expect(region).toBeEmpty();
  await passTimeUntil(page, 1501);
  await expect(region).toContainText("No tracking cookies here.");
});

test("it leaves the focus where it is when it comes", async ({ page }) => {
  await open(page, "/contact");
  const name = main(page).getByLabel("Name");
  await name.focus();
  await expect(cookieNotice(page)).toBeVisible();
  await expect(name).toBeFocused();
});

test("the keyboard has it right after the skip link", async ({ page }) => {
  await open(page, "/");
  await expect(cookieNotice(page)).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(answer(page, "Accept")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cookieNotice(page)).toBeHidden();
  await expect(skip).toBeFocused();
});

test("answered on the way back up, it returns the focus to where that was", async ({
  page,
}) => {
  await open(page, "/");
  await expect(cookieNotice(page)).toBeVisible();
  const logo = page.getByRole("link", { name: /home$/ });
  await logo.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(answer(page, "Reject")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(cookieNotice(page)).toBeHidden();
  await expect(logo).toBeFocused();
});

test("answered with the pointer, it leaves the keyboard at the page's beginning", async ({
  page,
}) => {
  await open(page, "/services");
  await answer(page, "Reject").click();
  await expect(main(page)).toBeFocused();
});

test("where the focus came from may be gone: then it goes to the page", async ({
  page,
}) => {
  await open(page, "/thank-you");
  await expect(cookieNotice(page)).toBeVisible();
  const link = main(page).getByRole("link", { name: "Return to Homepage" });
  await link.focus();
  await answer(page, "Accept").focus();
  await mainNavigation(page)
    .getByRole("link", { name: "Services", exact: true })
    .dispatchEvent("click");
  await expect(page).toHaveTitle(/^Services/);
  await answer(page, "Accept").press("Enter");
  await expect(main(page)).toBeFocused();
});
