// A link to the contact page says what the enquiry is about.
import { expect, type Page } from "@playwright/test";

import {
  enquiry,
  expectLogged,
  field,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { test } from "../fixtures.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";
import { holdScripts } from "../scripts.ts";
import { hydrated, main, mainNavigation, open } from "../site.ts";

const FIRST_LINE =
  "About £30,000 a month on Google Ads; Growth, about £5,100 a month.";

/** Loads the page anew with this as the router's state, as after a link. */
async function openWithState(page: Page, usr: unknown): Promise<void> {
  await page.goto("/contact?subject=google-ads");
  await page.evaluate(
    (state) => history.replaceState({ usr: state, key: "a", idx: 0 }, ""),
    usr,
  );
  await page.reload();
  await hydrated(page);
}

/** Every link of a page that begins an enquiry with a subject. */
const enquiryLinks = [
  ["/services", "Search Engine Marketing", "General Inquiry"],
  ["/services", "Integrated Digital Marketing", "Other Services"],
  ["/services", "SEO & Content Strategy", "SEO Services"],
  ["/services", "Request Custom Quote", "Other Services"],
  ...["Starter", "Growth", "Enterprise", "Request Custom Quote"].flatMap(
    (name) =>
      [
        ["/google-ads", name, "Google Ads"],
        ["/microsoft-ads", name, "Microsoft Ads"],
      ] as const,
  ),
] as const;

for (const [path, name, subject] of enquiryLinks) {
  test(`${name} on ${path} leads to the form with "${subject}" chosen`, async ({
    page,
  }) => {
    await open(page, path);
    await markDocument(page);
    const card = main(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name, exact: true }) })
      .getByRole("link");
    const quote = main(page).getByRole("link", { name, exact: true });
    await card.or(quote).click();
    await expect(page).toHaveURL(/\/contact\?subject=[a-z-]+$/);
    await expect(field(page, "subject")).toHaveValue(subject);
    await expect(field(page, "message")).toHaveValue("");
    await expectSameDocument(page);
  });
}

test("a full load of the address chooses the subject, a reload too", async ({
  page,
}) => {
  await open(page, "/contact?subject=microsoft-ads");
  await expect(field(page, "subject")).toHaveValue("Microsoft Ads");
  await page.reload();
  await expect(field(page, "subject")).toHaveValue("Microsoft Ads");
});

for (const search of ["?subject=", "?subject=Google%20Ads", "?topic=seo"]) {
  test(`${search} is ignored`, async ({ page }) => {
    await open(page, `/contact${search}`);
    await expect(field(page, "subject")).toHaveValue("");
    await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(0);
  });
}

test("the link's first line begins the message and can be changed", async ({
  page,
}) => {
  await openWithState(page, { firstLine: FIRST_LINE });
  const message = field(page, "message");
  await expect(message).toHaveValue(`${FIRST_LINE}\n`);
  expect(page.url()).not.toContain("30");
  const log = listenToLog(page);
  await message.press("ControlOrMeta+End");
  await message.pressSequentially("Is that enough?");
  await field(page, "name").fill(enquiry.name);
  await field(page, "email").fill(enquiry.email);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log, {
    ...enquiry,
    phone: "",
    subject: "Google Ads",
    message: `${FIRST_LINE}\nIs that enough?`,
  });
});

for (const state of [null, "text", 7, { firstLine: 7 }, { line: "a" }]) {
  test(`the state ${JSON.stringify(state)} is no first line`, async ({
    page,
  }) => {
    await openWithState(page, state);
    await expect(field(page, "subject")).toHaveValue("Google Ads");
    await expect(field(page, "message")).toHaveValue("");
  });
}

test("what was typed before the scripts have come is kept", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/contact?subject=microsoft-ads");
  await fillIn(page);
  releaseScripts();
  await hydrated(page);
  await expect(field(page, "subject")).toHaveValue(enquiry.subject);
  await expect(field(page, "message")).toHaveValue(enquiry.message);
});

test("what the visitor changes stays when the address changes", async ({
  page,
}) => {
  await open(page, "/contact?subject=microsoft-ads");
  await field(page, "subject").selectOption("Other Services");
  await mainNavigation(page).getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "subject")).toHaveValue("Other Services");
  await page.goBack();
  await expect(page).toHaveURL("/contact?subject=microsoft-ads");
  await expect(field(page, "subject")).toHaveValue("Other Services");
});
