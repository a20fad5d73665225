import { expect, type Page, type Request } from "@playwright/test";

import { wordsOf } from "../../../app/content/markdown/markdown.ts";
import { field, fillIn, sendButton } from "../contact-form.ts";
import { needsSpecifiedPrices } from "../estimator.ts";
import { FAILED_IMPORT, test } from "../fixtures.ts";
import {
  DESKTOP,
  expectNewDocument,
  footer,
  heading1,
  main,
  mainNavigation,
  markDocument,
  menuButton,
  menuLink,
  oneOfEachTemplate,
  PHONE,
  samplePage,
  SCRIPTS,
  siteContent,
  thanks,
  titleOf,
  withoutMenu,
} from "../site.ts";

async function expectReadable(page: Page): Promise<void> {
  await expect(heading1(page)).toHaveCount(1);
  const unseen = await main(page)
    .locator("section, h1, h2, h3, p, li, dt, dd, blockquote, td")
    .evaluateAll((all) =>
      all
        // What follows the newsletter form, or one subject, is for its own address, and small
        // windows show the periods of cases on their own pages only. In the place of the
        // estimator's desk its tables answer.
        .filter(
          (element) =>
            !element.closest(
              "details, .error, [hidden], [aria-hidden], .after-newsletter, .of-subject, .cases-list .period, .desk",
            ) && getComputedStyle(element).display !== "contents",
        )
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
  await expect(page.locator("html")).toHaveJSProperty("scrollWidth", width);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of oneOfEachTemplate)
    test(`${path} can be read and left on a phone and a desktop`, async ({
      page,
    }) => {
      await page.setViewportSize(DESKTOP);
      await page.goto(path);
      await expectReadable(page);
      if (!withoutMenu.includes(path))
        await expect(mainNavigation(page)).toBeVisible();
      // Nothing answers this button.
      const settings = footer(page).getByText(
        siteContent.footer.cookieSettings,
      );
      await expect(settings).toBeHidden();

      await page.setViewportSize(PHONE);
      await expectReadable(page);
      if (withoutMenu.includes(path)) return;
      await menuButton(page).click();
      const links = mainNavigation(page).getByRole("list").getByRole("link");
      const { length } = siteContent.navigation.main.links;
      await expect(links).toHaveCount(length);
      for (const link of await links.all()) await expect(link).toBeInViewport();
    });

  test("the estimator's tables answer for ad spends and for whole budgets, and a letter of the sheet opens the report at its note", async ({
    page,
  }) => {
    needsSpecifiedPrices();
    await page.goto("/google-ads");
    for (const row of [
      /^£30,000 .*£5,100/,
      /^£4,000 .*£2,783/,
      /^£2,501 .*£1,925/,
    ])
      await expect(main(page).getByRole("row", { name: row })).toBeVisible();
    await expect(main(page).getByRole("radio")).toHaveCount(0);
    await main(page).locator(".key").nth(2).click();
    await expect(page).toHaveURL("/report#note-networks");
    await expect(page.locator("#note-networks")).toBeInViewport();
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
    await expect(heading1(page)).toHaveText(thanks.heading);
  });
});

const isScript = (request: Request) => SCRIPTS.test(request.url());

test("when the scripts cannot be reached, a page can be read, its menu, links and forms work", async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED \S+\/assets\//);
  complaints.allow(FAILED_IMPORT);
  await page.route(SCRIPTS, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", isScript);
  await page.setViewportSize(PHONE);
  await page.goto(samplePage);
  await failed;
  await expect(heading1(page)).toBeVisible();
  await main(page).locator("summary").first().click();
  await expect(main(page).locator("details[open]")).toHaveCount(1);

  await menuButton(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(mainNavigation(page)).toBeHidden();
  await menuButton(page).click();
  await markDocument(page);
  await menuLink(page, "/contact").click();
  await expect(page).toHaveTitle(titleOf("/contact"));
  await expectNewDocument(page);

  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await page.goto(samplePage);
  if (!siteContent.footer.newsletter) return;
  const newsletter = footer(page).locator("form");
  await newsletter.getByRole("textbox").fill("ruth@example.co.uk");
  await newsletter.getByRole("button").click();
  await expect(page).toHaveURL("/thank-you#newsletter");
  const { newsletter: subscribed, sendsNothing } = thanks;
  const said = sendsNothing ? wordsOf(sendsNothing) : (subscribed?.text ?? "");
  await expect(main(page)).toContainText(said, { useInnerText: true });
});
