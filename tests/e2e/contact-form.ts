import { expect, type Locator, type Page } from "@playwright/test";

import { main, siteContent } from "./site.ts";

const { fields, moreFields } = siteContent["contact-form"];

/** The text that a visitor types into the contact form. */
export const enquiry = {
  name: "Ruth Adeyemi",
  email: "ruth@example.co.uk",
  phone: "020 7946 0999",
  subject: fields.subject.options["google-ads"] ?? "",
  message: "What did we get for £1,500?",
};

export const fieldNames = [
  "name",
  "email",
  "phone",
  "subject",
  "message",
] as const;

export const field = (page: Page, name: keyof typeof enquiry): Locator =>
  main(page).getByLabel(new RegExp(`^${fields[name].label}\\b`));

const required = moreFields.filter(({ isRequired }) => isRequired);

/** How many controls are wrong in an empty form. */
export const WRONG_IF_EMPTY = 4 + required.length;

export const sendButton = (page: Page): Locator =>
  main(page).getByRole("button", { name: /send/i });

export async function fillIn(page: Page): Promise<void> {
  await field(page, "name").fill(enquiry.name);
  await field(page, "email").fill(enquiry.email);
  await field(page, "phone").fill(enquiry.phone);
  await field(page, "subject").selectOption(enquiry.subject);
  await field(page, "message").fill(enquiry.message);
  await fillInMore(page);
}

/** Fills in the agency's own fields that must not be empty. */
export async function fillInMore(page: Page): Promise<void> {
  for (const { label, kind, choices } of required) {
    const control = main(page).getByLabel(label);
    if (kind === "choice") await control.selectOption(choices[0] ?? "");
    else await control.fill("9");
  }
}

/** What the page writes to its console from now on. */
export function listenToLog(page: Page): Promise<unknown>[] {
  const values: Promise<unknown>[] = [];
  page.on("console", (message) => {
    if (message.type() !== "log") return;
    for (const value of message.args()) values.push(value.jsonValue());
  });
  return values;
}

/** The log has this enquiry once, and nothing else. */
export async function expectLogged(
  log: readonly Promise<unknown>[],
  values: Partial<typeof enquiry> = enquiry,
): Promise<void> {
  expect(await Promise.all(log)).toEqual([expect.objectContaining(values)]);
}
