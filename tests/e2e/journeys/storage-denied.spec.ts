import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  expectLogged,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { footer, main, open, routes } from "../site.ts";

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

test("every page and the way between them work where storage is denied", async ({
  page,
}) => {
  for (const { path } of routes) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      const next = path === "/about" ? "/services" : "/about";
      await footer(page).locator(`a[href="${next}"]`).first().click();
      await expect(page).toHaveURL(next);
      await page.goBack();
      await expect(page).toHaveURL(path);
    });
  }
});

test("the contact form works where storage is denied", async ({ page }) => {
  await open(page, "/contact");
  const log = listenToLog(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log);
});
