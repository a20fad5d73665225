import { expect } from "@playwright/test";
import { Key } from "selenium-webdriver";

import { enquiry } from "../../e2e/contact-form.ts";
import { test } from "./fixtures.ts";
import type { Tab } from "./tab.ts";

declare global {
  interface Window {
    logged: unknown[];
  }
}

const field = (tab: Tab, name: keyof typeof enquiry) =>
  tab.part(`#contact-${name}`);

const sendButton = (tab: Tab) => tab.part("main form button");

async function fillIn(tab: Tab, phone = enquiry.phone): Promise<void> {
  await field(tab, "name").type(enquiry.name);
  await field(tab, "email").type(enquiry.email);
  await field(tab, "phone").type(phone);
  await field(tab, "subject").type(enquiry.subject);
  await field(tab, "message").type(enquiry.message);
}

/** Keeps what the page writes to its console from now on. */
const keepLog = (tab: Tab) =>
  tab.run(() => {
    window.logged = [];
    Object.assign(console, {
      log: (...values: unknown[]) => void window.logged.push(values),
    });
  });

const logOf = (tab: Tab) => tab.run(() => window.logged);

/** The fields that are marked as wrong. */
const marked = (tab: Tab) =>
  tab.run(() =>
    Array.from(
      document.querySelectorAll("[aria-invalid=true]"),
      ({ id }) => id,
    ),
  );

const required = ["name", "email", "subject", "message"].map(
  (name) => `contact-${name}`,
);

test.describe("with scripts", () => {
  test.beforeEach(async ({ tab }) => {
    await tab.open("/contact");
    await keepLog(tab);
  });

  test("a valid message is logged once, then the thank-you page shows in-app", async ({
    tab,
  }) => {
    await tab.markDocument();
    await fillIn(tab);
    await sendButton(tab).click();
    await tab.expectPath("/thank-you");
    await tab.part("h1").expectText("Thank You!");
    await tab.expectTitle(/^Thank You/);
    expect(await tab.hasMarkedDocument()).toBe(true);
    expect(await logOf(tab)).toEqual([[enquiry]]);
  });

  test("Enter in a field sends the message, without a telephone number too", async ({
    tab,
  }) => {
    await fillIn(tab, "");
    await field(tab, "email").type(Key.ENTER);
    await tab.expectPath("/thank-you");
    expect(await logOf(tab)).toEqual([[{ ...enquiry, phone: "" }]]);
  });

  test("a message that is incomplete is not sent: what is missing is marked", async ({
    tab,
  }) => {
    await sendButton(tab).click();
    await field(tab, "name").expectFocused();
    await expect.poll(() => marked(tab)).toEqual(required);
    await tab.expectPath("/contact");
    expect(await logOf(tab)).toEqual([]);
  });

  test("a mark goes as soon as its field is put right, and no sooner", async ({
    tab,
  }) => {
    await sendButton(tab).click();
    await expect.poll(() => marked(tab)).toEqual(required);
    await field(tab, "email").type("ruth at");
    await field(tab, "name").type(enquiry.name);
    await expect.poll(() => marked(tab)).toEqual(required.slice(1));
    await field(tab, "email").retype(enquiry.email);
    await expect.poll(() => marked(tab)).toEqual(required.slice(2));
    await field(tab, "subject").type(enquiry.subject);
    await expect.poll(() => marked(tab)).toEqual(required.slice(3));
    await field(tab, "message").type(enquiry.message);
    await expect.poll(() => marked(tab)).toEqual([]);
  });

  test("a marked field says what is wrong, in words that show", async ({
    tab,
  }) => {
    const words = tab.part("#contact-email-error");
    await fillIn(tab);
    await field(tab, "email").retype("ruth");
    await words.expectShown(false);
    await sendButton(tab).click();
    await words.expectShown();
    await words.expectText(/complete email address/);
    await field(tab, "email").retype(enquiry.email);
    await words.expectShown(false);
  });
});

test.describe("without scripts", () => {
  test.use({ flags: ["--enable-javascript-markup=false"] });

  test("the form leads on, with nothing of the message in the address", async ({
    tab,
  }) => {
    await tab.goto("/contact");
    await fillIn(tab);
    await sendButton(tab).click();
    await tab.expectPath("/thank-you");
    await tab.part("h1").expectText("Thank You!");
  });
});
