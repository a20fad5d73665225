import { expect, type Request } from "@playwright/test";

import { wordsOf } from "../../../app/content/markdown/rich-text.ts";
import { field, fillIn, sendButton } from "../contact-form.ts";
import { estimator, needsSpecifiedPrices } from "../estimator.ts";
import { FAILED_IMPORT, test } from "../fixtures.ts";
import {
  expectNewDocument,
  footer,
  heading1,
  main,
  mainNavigation,
  markDocument,
  menuButton,
  menuLink,
  PHONE,
  samplePage,
  SCRIPTS,
  siteContent,
  thanks,
  titleOf,
} from "../site.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

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

test("when the scripts cannot be reached, a page can be read, its menu, links and forms work, and no control is shown that needs them", async ({
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
  const links = mainNavigation(page).getByRole("list").getByRole("link");
  const { length } = siteContent.navigation.main.links;
  await expect(links).toHaveCount(length);
  for (const link of await links.all()) await expect(link).toBeInViewport();
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
  await page.goto("/google-ads");
  for (const control of await estimator(page).locator("input").all())
    await expect(control).toBeHidden();
  await expect(estimator(page).locator(".answer dl")).toBeVisible();
  if (!siteContent.footer.newsletter) return;
  const newsletter = footer(page).locator("form");
  await newsletter.getByRole("textbox").fill("ruth@example.co.uk");
  await newsletter.getByRole("button").click();
  await expect(page).toHaveURL("/thank-you#newsletter");
  const { newsletter: subscribed, sendsNothing } = thanks;
  const said = sendsNothing ? wordsOf(sendsNothing) : (subscribed?.text ?? "");
  await expect(main(page)).toContainText(said, { useInnerText: true });
});
