import {
  expect,
  type ConsoleMessage,
  type Locator,
  type Page,
} from "@playwright/test";

import { main, siteContent } from "./site.ts";

/** The text that a visitor types into the contact form. */
export const enquiry = {
  name: "Ruth Adeyemi",
  email: "ruth@example.co.uk",
  phone: "020 7946 0999",
  subject:
    siteContent.contact.hero.form.fields.subject.options["google-ads"] ?? "",
  message: "What did we get for £1,500?",
};

export const fieldNames = [
  "name",
  "email",
  "phone",
  "subject",
  "message",
] as const;

export const field = (page: Page, label: keyof typeof enquiry): Locator =>
  main(page).getByLabel(
    new RegExp(`^${siteContent.contact.hero.form.fields[label].label}\\b`),
  );

/** The fields of the agency's own that must be filled in. */
const required = siteContent.contact.hero.form.moreFields.filter(
  ({ isRequired }) => isRequired,
);

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
  for (const { label, kind, choices } of required) {
    const control = main(page).getByLabel(label);
    if (kind === "choice") await control.selectOption(choices[0] ?? "");
    else await control.fill("9");
  }
}

/** Replaces a field's text, key by key. */
export async function retype(control: Locator, text: string): Promise<void> {
  await control.clear();
  await control.pressSequentially(text);
}

/** Everything that the page writes to its console from now on. */
export function listenToLog(page: Page): ConsoleMessage[] {
  const messages: ConsoleMessage[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") messages.push(message);
  });
  return messages;
}

/** The log has this enquiry once, and nothing else. */
export async function expectLogged(
  messages: readonly ConsoleMessage[],
  values: typeof enquiry = enquiry,
): Promise<void> {
  const written = await Promise.all(
    messages.map((message) =>
      Promise.all(
        message.args().map((value): Promise<unknown> => value.jsonValue()),
      ),
    ),
  );
  const hasMore = siteContent.contact.hero.form.moreFields.length > 0;
  expect(written).toEqual([
    [hasMore ? expect.objectContaining(values) : values],
  ]);
}
