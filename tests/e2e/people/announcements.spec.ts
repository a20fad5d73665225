// What a screen reader is told when nothing is loaded anew.
import { expect, type Locator, type Page } from "@playwright/test";

import { fillIn, sendButton } from "../contact-form.ts";
import { test } from "../fixtures.ts";
import { ANSWERED_404, main, mainNavigation, open, UNKNOWN } from "../site.ts";

/** Outside the page's own content, which may have a voice of its own. */
const announcer = (page: Page): Locator =>
  page.locator("[role=status]:not(main *)");

const follow = (page: Page, name: string): Promise<void> =>
  mainNavigation(page).getByRole("link", { name, exact: true }).click();

/** The new title is announced, and once: what has the focus does not say it. */
async function expectAnnounced(page: Page, title: RegExp): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(announcer(page)).toHaveText(await page.title());
  await expect(main(page)).toBeFocused();
  await expect(main(page)).toHaveAccessibleName("");
}

test("a page that is loaded says nothing but its own title", async ({
  page,
}) => {
  await open(page, "/services");
  await expect(announcer(page)).toHaveCount(1);
  await expect(announcer(page)).toBeEmpty();
});

test("each page that a link leads to is announced, also on the way back", async ({
  page,
}) => {
  await open(page, "/");
  await follow(page, "Services");
  await expectAnnounced(page, /^Services/);
  await follow(page, "About Us");
  await expectAnnounced(page, /^About Us/);
  await page.goBack();
  await expectAnnounced(page, /^Services/);
});

test("the thank-you page is announced after the form", async ({ page }) => {
  await open(page, "/contact");
  await fillIn(page);
  await sendButton(page).click();
  await expectAnnounced(page, /^Thank You/);
});

test("the fallback screen is announced", async ({ page, complaints }) => {
  complaints.expect(ANSWERED_404);
  await open(page, UNKNOWN);
  await main(page).getByRole("link", { name: "Return to Homepage" }).click();
  await expectAnnounced(page, /^Leadline Digital/);
  await page.goBack();
  await expectAnnounced(page, /^Unexpected Application Error!/);
});

test("a place on the same page is not announced as a new one", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await main(page).getByRole("link", { name: "See the prices" }).click();
  await expect(page).toHaveURL("/google-ads#prices");
  await expect(page.locator("#prices")).toBeFocused();
  await expect(announcer(page)).toBeEmpty();
});
