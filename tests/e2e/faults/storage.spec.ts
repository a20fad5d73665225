// The browser denies its storage, or has no room left in it.
import { expect, type Page } from "@playwright/test";

import {
  expectLogged,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { test } from "../fixtures.ts";
import {
  cookieNotice,
  cookieSettings,
  hydrated,
  main,
  mainNavigation,
  open,
} from "../site.ts";

/** As browsers do where the visitor has blocked all site data. */
const deny = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    }
  });

const fill = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("No room is left", "QuotaExceededError");
    };
  });

/** As in a browser that was built without it. */
const remove = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { value: null });
    }
  });

for (const [state, bringAbout] of [
  ["denied", deny],
  ["full", fill],
  ["absent", remove],
] as const) {
  test.describe(`where storage is ${state}`, () => {
    test.beforeEach(({ page }) => bringAbout(page));

    test("the pages and the ways between them work", async ({ page }) => {
      await open(page, "/");
      for (const name of ["Services", "Google Ads", "Contact Us"]) {
        await mainNavigation(page).getByRole("link", { name }).click();
        const current = mainNavigation(page).locator("[aria-current=page]");
        await expect(current).toHaveText([name]);
      }
      await page.goBack();
      await expect(page).toHaveTitle(/^Google Ads/);
      await page.reload();
      await hydrated(page);
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    });

    test("the contact form works", async ({ page }) => {
      await open(page, "/contact");
      const log = listenToLog(page);
      await fillIn(page);
      await sendButton(page).click();
      await expect(page).toHaveURL("/thank-you");
      await expectLogged(log);
    });

    test("the notice can be asked for and answered again", async ({ page }) => {
      await open(page, "/");
      for (const answer of ["Accept", "Reject"]) {
        await cookieSettings(page).click();
        await expect(cookieNotice(page)).toBeFocused();
        await cookieNotice(page).getByRole("button", { name: answer }).click();
        await expect(cookieNotice(page)).toBeHidden();
        await expect(cookieSettings(page)).toBeFocused();
      }
    });

    for (const answer of ["Accept", "Reject"]) {
      test(`${answer} closes the notice for this visit`, async ({ page }) => {
        await open(page, "/");
        await cookieNotice(page).getByRole("button", { name: answer }).click();
        await expect(cookieNotice(page)).toBeHidden();
        await mainNavigation(page).getByRole("link", { name: "About" }).click();
        await expect(page).toHaveTitle(/^About Us/);
        await expect(cookieNotice(page)).toBeHidden();
        // It could not be remembered: a new visit asks again.
        await page.reload();
        await expect(cookieNotice(page)).toBeVisible();
      });
    }
  });
}
