// Without JavaScript everything can be read, opened, followed and sent.
import { expect, type Page } from "@playwright/test";

import { field, fillIn, sendButton } from "../contact-form.ts";
import { test } from "../fixtures.ts";
import {
  ANSWERED_404,
  DESKTOP,
  oneOfEachTemplate,
  footer,
  heading1,
  main,
  mainNavigation,
  menuButton,
  menuLink,
  PHONE,
  samplePage,
  siteContent,
  UNKNOWN,
} from "../site.ts";

test.use({ javaScriptEnabled: false });

/** Expects all text of the page to be visible, and no horizontal overflow. */
async function expectReadable(page: Page): Promise<void> {
  await expect(heading1(page)).toHaveCount(1);
  const unseen = await main(page)
    .locator("section, h1, h2, h3, p, li, dt, dd, blockquote, td")
    .evaluateAll((all) =>
      all
        .filter((element) => !element.closest("details, .error, [aria-hidden]"))
        // The next steps after the newsletter form are for its own address.
        .filter((element) => !element.closest(".after-newsletter"))
        .filter((element) => getComputedStyle(element).display !== "contents")
        .filter(
          (element) =>
            !element.checkVisibility({
              opacityProperty: true,
              visibilityProperty: true,
            }),
        )
        .map(({ textContent }) => textContent),
    );
  expect(unseen).toEqual([]);
  const width = page.viewportSize()?.width ?? 0;
  const root = page.locator("html");
  await expect(root).toHaveJSProperty("scrollWidth", width);
}

for (const path of oneOfEachTemplate) {
  test(`${path} can be read and left on a phone and a desktop`, async ({
    page,
    complaints,
  }) => {
    if (path === UNKNOWN) complaints.expect(ANSWERED_404);
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    await expectReadable(page);
    await expect(mainNavigation(page)).toBeVisible();
    // Nothing answers this button.
    const settings = footer(page).getByText(siteContent.footer.cookieSettings);
    await expect(settings).toBeHidden();

    await page.setViewportSize(PHONE);
    await expectReadable(page);
    await menuButton(page).click();
    const links = mainNavigation(page).getByRole("list").getByRole("link");
    const { length } = siteContent.navigation.main.links;
    await expect(links).toHaveCount(length);
    for (const link of await links.all()) await expect(link).toBeInViewport();
  });
}

test("the menu is opened by the keyboard, and its links lead on", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await menuButton(page).press("Enter");
  await page.keyboard.press("Tab");
  await expect(menuLink(page, "/")).toBeFocused();
  await menuLink(page, samplePage).click();
  await expect(page).toHaveURL(samplePage);
});

test("questions and notes open and close", async ({ page }) => {
  await page.goto("/services");
  const folds = main(page).locator("details");
  await expect(folds).not.toHaveCount(0);
  for (const fold of await folds.all()) {
    const text = fold.locator("p").first();
    await expect(text).toBeHidden();
    await fold.locator("summary").press("Enter");
    await expect(text).toBeVisible();
    await fold.locator("summary").click();
    await expect(text).toBeHidden();
  }
});

test("the form reports what is missing, then leads on with nothing of it in the URL", async ({
  page,
}) => {
  await page.goto("/contact?subject=google-ads");
  await expect(field(page, "subject")).toHaveValue("");
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact?subject=google-ads");
  await expect(field(page, "name")).toBeFocused();
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\??$/);
  await expect(heading1(page)).toHaveText(siteContent["thank-you"].heading);
});
