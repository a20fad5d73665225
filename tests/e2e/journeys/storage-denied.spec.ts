import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  expectLogged,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { hydrated, main, mainNavigation, open } from "../site.ts";

// As browsers do where the visitor has blocked all site data.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    }
  });
});

test("the pages and the ways between them work where storage is denied", async ({
  page,
  browserName,
  complaints,
}) => {
  // Chromium's console keeps to itself what a page says as it is left.
  if (browserName === "firefox") {
    complaints.expect(/warning: Failed to save scroll positions/);
  }
  await open(page, "/");
  for (const name of ["Services", "Google Ads", "About Us", "Contact Us"]) {
    await mainNavigation(page).getByRole("link", { name }).click();
    const current = mainNavigation(page).locator("[aria-current=page]");
    await expect(current).toHaveText([name]);
  }
  await page.goBack();
  await expect(page).toHaveTitle(/^About Us/);
  await page.reload();
  await hydrated(page);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
});

test("the contact form works where storage is denied", async ({ page }) => {
  await open(page, "/contact");
  const log = listenToLog(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log);
});
