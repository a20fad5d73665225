// Announcements to screen readers when no document is loaded.
import { expect, type Locator, type Page } from "@playwright/test";

import { fillIn, sendButton } from "../contact-form.ts";
import { test } from "../fixtures.ts";
import {
  main,
  menuLink,
  open,
  samplePage,
  siteContent,
  titleOf,
  UNKNOWN,
} from "../site.ts";

/** Outside of the page's own content, which may have status lines of its own. */
const announcer = (page: Page): Locator =>
  page.locator("[role=status]:not(main *)");

/** The new title is announced, and once: the focused element has no name. */
async function expectAnnounced(
  page: Page,
  title: RegExp | string,
): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(announcer(page)).toHaveText(await page.title());
  await expect(main(page)).toBeFocused();
  await expect(main(page)).toHaveAccessibleName("");
}

test("each page that a link leads to is announced, also on the way back", async ({
  page,
}) => {
  await open(page, "/");
  await expect(announcer(page)).toHaveCount(1);
  await expect(announcer(page)).toBeEmpty();
  await menuLink(page, "/services").click();
  await expectAnnounced(page, titleOf("/services"));
  await menuLink(page, samplePage).click();
  await expectAnnounced(page, titleOf(samplePage));
  await page.goBack();
  await expectAnnounced(page, titleOf("/services"));
});

test("the thank-you page is announced after the form", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page);
  await sendButton(page).click();
  await expectAnnounced(page, titleOf("/thank-you"));
});

test("the fallback screen is announced", async ({ page, openAny }) => {
  await openAny(UNKNOWN);
  await main(page)
    .getByRole("link", { name: siteContent.fallback.waysBack[0]?.text ?? "" })
    .click();
  await expectAnnounced(page, siteContent.home.title);
  await page.goBack();
  await expectAnnounced(page, siteContent.fallback.title);
});

test("a place on the same page is not announced as a new one", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await main(page).locator('a[href="/google-ads#pricing"]').click();
  await expect(page.locator("#pricing")).toBeFocused();
  await expect(announcer(page)).toBeEmpty();
});
