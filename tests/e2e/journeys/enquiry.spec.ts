// A link to the contact page says what the enquiry is about.
import { expect } from "@playwright/test";

import { fill } from "../../../app/format/text.ts";
import {
  enquiry,
  expectLogged,
  field,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { needsSpecifiedPrices } from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  answerNotice,
  expectSameDocument,
  main,
  markDocument,
  menuLink,
  oneOfEachTemplate,
  open,
  siteContent,
} from "../site.ts";

const { contact, services } = siteContent;
const { fields, firstLine } = contact.hero.form;
const nameOf = (subject: string) => fields.subject.options[subject] ?? "";
const packageName = siteContent["google-ads"].pricing?.packages[0]?.name ?? "";

const FIRST_LINE = fill(firstLine.spend, {
  spend: "£30,000",
  subject: nameOf("google-ads"),
  names: packageName,
  fee: "£5,100",
  needs: "",
});

const ESTIMATE = `/contact?subject=google-ads&spend=30000&package=${encodeURIComponent(packageName)}&fee=5100`;

test.beforeEach(({ page }) => answerNotice(page));

const enquiries = [
  {
    path: "/services",
    customQuote: services.packages?.customQuote,
    packages: services.packages?.packages ?? [],
  },
  ...(["google-ads", "microsoft-ads"] as const).map((network) => ({
    path: `/${network}` as const,
    customQuote: siteContent[network].pricing?.customQuote,
    packages: (siteContent[network].pricing?.packages ?? []).map(
      ({ name }) => ({
        name,
        subject: network,
      }),
    ),
  })),
] as const;

for (const { path, packages, customQuote } of enquiries) {
  if (!oneOfEachTemplate.includes(path) || !customQuote) continue;
  test(`the links of ${path} lead to the form with their subject chosen`, async ({
    page,
  }) => {
    await open(page, path);
    await markDocument(page);
    const { text, to } = customQuote.link;
    const quoted = new URL(to, "http://localhost").searchParams.get("subject");
    for (const { name, subject } of [
      ...packages,
      { name: text, subject: quoted },
    ]) {
      await test.step(name, async () => {
        const card = main(page)
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name, exact: true }) })
          .getByRole("link");
        const quote = main(page).getByRole("link", { name, exact: true });
        await card.or(quote.first()).click();
        await expect(page).toHaveURL(`/contact?subject=${subject}`);
        await expect(field(page, "subject")).toHaveValue(nameOf(subject ?? ""));
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
  needsSpecifiedPrices();
  await open(page, ESTIMATE);
  await expect(field(page, "subject")).toHaveValue(nameOf("google-ads"));
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
    subject: nameOf("google-ads"),
    message: `${FIRST_LINE}\nIs that enough?`,
  });
});

test("what the visitor changes stays when the address changes", async ({
  page,
}) => {
  await open(page, "/contact?subject=microsoft-ads");
  await expect(field(page, "subject")).toHaveValue(nameOf("microsoft-ads"));
  await field(page, "subject").selectOption(nameOf("other"));
  await menuLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "subject")).toHaveValue(nameOf("other"));
});
