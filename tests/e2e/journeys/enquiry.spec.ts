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
import { test } from "../fixtures.ts";
import { holdScripts, PARSED } from "../scripts.ts";
import {
  answerNotice,
  expectSameDocument,
  hydrated,
  main,
  markDocument,
  menuLink,
  open,
} from "../site.ts";

const FIRST_LINE =
  "About £30,000 a month on Google Ads; Growth package, about £5,100 a month.";

const ESTIMATE =
  "/contact?subject=google-ads&spend=30000&package=Growth&fee=5100";

test.beforeEach(({ page }) => answerNotice(page));

/** Every link that begins an enquiry with a subject; on a card, or by its name. */
const enquiries: Record<string, Record<string, string>> = {
  "/services": {
    "Search Engine Marketing": "General Inquiry",
    "Integrated Digital Marketing": "Other Services",
    "SEO & Content Strategy": "SEO Services",
    "Request Custom Quote": "Other Services",
  },
  "/google-ads": {
    Starter: "Google Ads",
    Growth: "Google Ads",
    Enterprise: "Google Ads",
    "Request Custom Quote": "Google Ads",
  },
  "/microsoft-ads": {
    Starter: "Microsoft Ads",
    Growth: "Microsoft Ads",
    Enterprise: "Microsoft Ads",
    "Request Custom Quote": "Microsoft Ads",
  },
};

for (const [path, subjects] of Object.entries(enquiries)) {
  test(`the links of ${path} lead to the form with their subject chosen`, async ({
    page,
  }) => {
    await open(page, path);
    await markDocument(page);
    for (const [name, subject] of Object.entries(subjects)) {
      await test.step(name, async () => {
        const card = main(page)
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name, exact: true }) })
          .getByRole("link");
        const quote = main(page).getByRole("link", { name, exact: true });
        await card.or(quote.first()).click();
        await expect(page).toHaveURL(/\/contact\?subject=[a-z-]+$/);
        await expect(field(page, "subject")).toHaveValue(subject);
        await expect(field(page, "message")).toHaveValue("");
        await page.goBack();
        await expect(page).toHaveURL(path);
      });
    }
    await expectSameDocument(page);
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

// What else is no estimate: app/features/enquiry/enquiry-address.test.ts.
test("an address that makes no sense is ignored", async ({ page }) => {
  const name = "%3Cb%3EGrowth";
  await open(page, `/contact?subject=none&spend=3e4&package=${name}&fee=1`);
  await expect(field(page, "subject")).toHaveValue("");
  await expect(field(page, "message")).toHaveValue("");
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(0);
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
  await expect(field(page, "subject")).toHaveValue("Microsoft Ads");
  await field(page, "subject").selectOption("Other Services");
  await menuLink(page, "Contact Us").click();
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "subject")).toHaveValue("Other Services");
});
