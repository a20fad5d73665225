// Specification, section 9: business constants and limits. Prices, claims and
// opening hours stand with their pages, the cookie notice's delay with the states.
import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { expectOpaque, expectTransparent, scrollTo } from "../header-look.ts";
import {
  cookieNotice,
  footer,
  mainNavigation,
  menuButton,
  open,
} from "../site.ts";
import { openWithStoppedClock, passTimeUntil } from "../stopped-clock.ts";

test("Mobile breakpoint: 768px", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, "/");
  await expect(menuButton(page)).toBeVisible();
  await expect(mainNavigation(page)).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(menuButton(page)).toBeHidden();
  await expect(mainNavigation(page)).toBeVisible();
});

test("Header turns opaque past 10px of scroll", async ({ page }) => {
  await open(page, "/");
  await scrollTo(page, 11);
  await expectOpaque(page);
  await scrollTo(page, 10);
  await expectTransparent(page);
});

test("Local storage key: cookiesAccepted (value true)", async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem("cookiesAccepted", "true"),
  );
  await openWithStoppedClock(page, "/");
  await passTimeUntil(page, 10_000);
  await expect(cookieNotice(page)).toBeHidden();
});

test("Footer year: the current year", async ({ page }) => {
  await page.clock.setFixedTime("2027-01-01T12:00:00Z");
  await open(page, "/");
  await expect(footer(page)).toContainText("© 2027 Leadline Digital Ltd");
});
