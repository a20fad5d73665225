// A link to the contact page says what the enquiry is about.
import { expect } from "@playwright/test";

import {
  enquiry,
  expectLogged,
  field,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { expectAnswer, startLink, write } from "../estimator.ts";
import { test } from "../fixtures.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";
import { holdScripts, PARSED } from "../scripts.ts";
import { hydrated, main, mainNavigation, open } from "../site.ts";

const FIRST_LINE =
  "About £30,000 a month on Google Ads; Growth, about £5,100 a month.";

const ESTIMATE =
  "/contact?subject=google-ads&spend=30000&package=Growth&fee=5100";

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

test("an estimate in the address begins the message, which can be changed", async ({
  page,
}) => {
  await open(page, ESTIMATE);
  await expect(field(page, "subject")).toHaveValue("Google Ads");
  const message = field(page, "message");
  await expect(message).toHaveValue(`${FIRST_LINE}\n`);
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

for (const estimate of [
  "spend=30000",
  "spend=999&package=Growth&fee=5100",
  "spend=30000&package=Growth&fee=1e3",
  "spend=30000&package=%3Cb%3EGrowth&fee=5100",
  "spend=30000&package=Growth.%20Send%20money&fee=5100",
]) {
  test(`${estimate} is no estimate, and the subject is chosen`, async ({
    page,
  }) => {
    await open(page, `/contact?subject=google-ads&${estimate}`);
    await expect(field(page, "subject")).toHaveValue("Google Ads");
    await expect(field(page, "message")).toHaveValue("");
  });
}

test("an estimate without a subject is none", async ({ page }) => {
  await open(page, "/contact?spend=30000&package=Growth&fee=5100");
  await expect(field(page, "message")).toHaveValue("");
});

test("what was typed before the scripts have come is kept", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(ESTIMATE.replace("google", "microsoft"), PARSED);
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

test("the estimate can be taken to a new tab", async ({
  page,
  context,
  browserName,
}) => {
  test.skip(
    browserName === "firefox",
    "the first request of a tab that a link opens never gets its answer there",
  );
  await open(page, "/microsoft-ads");
  await write(page, "70000");
  await expectAnswer(
    page,
    "£70,000 a month; Growth and Enterprise are cheapest at £9,800",
  );
  await expect(startLink(page)).toHaveAttribute("href", /fee=9800$/);
  const opened = context.waitForEvent("page");
  await startLink(page).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  // In the background nothing is painted, and so nothing begins.
  await tab.bringToFront();
  await hydrated(tab);
  await expect(field(tab, "subject")).toHaveValue("Microsoft Ads");
  await expect(field(tab, "message")).toHaveValue(
    "About £70,000 a month on Microsoft Ads; Growth and Enterprise, each about £9,800 a month.\n",
  );
});
