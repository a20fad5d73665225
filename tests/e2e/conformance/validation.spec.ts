// Specification, section 5: validation rules. Section 3: the form's fields.
import { expect, type Page } from "@playwright/test";

import {
  type enquiry,
  field,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { test } from "../fixtures.ts";
import { cookieNotice, footer, main, open } from "../site.ts";
import { statements, type Statement } from "./statements.ts";

const isRequired = (page: Page, name: keyof typeof enquiry) =>
  field(page, name).evaluate((control) => control.matches(":required"));

const required = (name: keyof typeof enquiry): Statement => [
  `Contact form: ${name} is required`,
  async (page) => expect(await isRequired(page, name)).toBe(true),
];

test.describe("Contact form", () => {
  statements("/contact", [
    required("name"),
    required("email"),
    required("subject"),
    required("message"),
    [
      "phone is optional",
      async (page) => expect(await isRequired(page, "phone")).toBe(false),
    ],
    [
      "Subject options: General Inquiry, Google Ads, Microsoft Ads, SEO Services, Other Services",
      (page) =>
        expect(field(page, "subject").getByRole("option")).toHaveText([
          "Select a subject",
          "General Inquiry",
          "Google Ads",
          "Microsoft Ads",
          "SEO Services",
          "Other Services",
        ]),
    ],
    [
      "the placeholder 'Select a subject' has an empty value and is chosen at first",
      (page) => expect(field(page, "subject")).toHaveValue(""),
    ],
  ]);

  const faults = [
    ["name is missing", "name", ""],
    ["email is missing", "email", ""],
    ["email fails the browser's email-input check", "email", "ruth at example"],
    ["message is missing", "message", ""],
  ] as const;

  test("is not sent while one thing is wrong", async ({ page }) => {
    await open(page, "/contact");
    // Coming later, it could come between the button and the pointer.
    await expect(cookieNotice(page)).toBeVisible();
    const log = listenToLog(page);
    for (const [fault, name, value] of faults) {
      await test.step(fault, async () => {
        await fillIn(page);
        await field(page, name).fill(value);
        await sendButton(page).click();
        await expect(field(page, name)).toBeFocused();
      });
    }
    await test.step("subject is not chosen (the placeholder fails)", async () => {
      await fillIn(page);
      await field(page, "subject").selectOption("Select a subject");
      await sendButton(page).click();
      await expect(field(page, "subject")).toBeFocused();
    });
    await expect(page).toHaveURL("/contact");
    expect(log).toHaveLength(0);
  });

  test("is sent without a phone number", async ({ page }) => {
    await open(page, "/contact");
    await fillIn(page);
    await field(page, "phone").clear();
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
  });
});

for (const [place, path, part] of [
  ["footer", "/privacy", footer],
  ["home page", "/", main],
] as const) {
  test(`Newsletter form in the ${place}: one email input, placeholder 'Your email address', required, browser email-type check`, async ({
    read,
  }) => {
    const page = await read(path);
    const form = part(page).locator("form");
    const input = form.getByRole("textbox");
    await expect(input).toHaveCount(1);
    await expect(input).toHaveAttribute("placeholder", "Your email address");
    await expect(input).toHaveAttribute("type", "email");
    await expect(input).toHaveAttribute("required");
    await expect(form).not.toHaveAttribute("novalidate");
  });
}
