import { expect, type Page } from "@playwright/test";

import {
  enquiry,
  expectLogged,
  field,
  fillIn,
  listenToLog,
  retype,
  sendButton,
} from "../contact-form.ts";
import { test } from "../fixtures.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";
import { main, open } from "../site.ts";

/** The fields that are marked as wrong. */
const marked = (page: Page): Promise<(string | null)[]> =>
  main(page)
    .locator("[aria-invalid=true]")
    .evaluateAll((controls) => controls.map(({ id }) => id));

const required = ["name", "email", "subject", "message"].map(
  (name) => `contact-${name}`,
);

test.beforeEach(({ page }) => open(page, "/contact"));

test("a valid message is logged once, then the thank-you page shows in-app", async ({
  page,
}) => {
  const log = listenToLog(page);
  await markDocument(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank You!",
  );
  await expect(page).toHaveTitle(/^Thank You/);
  await expectSameDocument(page);
  await expectLogged(log);
});

test("two presses send one message", async ({ page }) => {
  const log = listenToLog(page);
  await fillIn(page);
  await sendButton(page).dblclick();
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log);
});

test("Enter in a field sends the message, without a telephone number too", async ({
  page,
}) => {
  const log = listenToLog(page);
  await fillIn(page);
  await field(page, "phone").clear();
  await field(page, "email").press("Enter");
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log, { ...enquiry, phone: "" });
});

test("a message that is incomplete is not sent: what is missing is marked", async ({
  page,
}) => {
  const log = listenToLog(page);
  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  await expect.poll(() => marked(page)).toEqual(required);
  await expect(field(page, "name")).toHaveAccessibleDescription(/name/);
  await expect(page).toHaveURL("/contact");
  expect(log).toHaveLength(0);
});

test("nothing is marked before the message is sent", async ({ page }) => {
  await field(page, "email").fill("ruth at example");
  await field(page, "name").focus();
  await field(page, "name").blur();
  await field(page, "subject").focus();
  await field(page, "message").focus();
  await field(page, "message").blur();
  expect(await marked(page)).toEqual([]);
});

test("a mark goes as soon as its field is put right, and no sooner", async ({
  page,
}) => {
  await sendButton(page).click();
  await expect.poll(() => marked(page)).toEqual(required);
  await retype(field(page, "email"), "ruth at");
  await retype(field(page, "name"), enquiry.name);
  await expect.poll(() => marked(page)).toEqual(required.slice(1));
  await retype(field(page, "email"), enquiry.email);
  await expect.poll(() => marked(page)).toEqual(required.slice(2));
  await field(page, "subject").selectOption(enquiry.subject);
  await expect.poll(() => marked(page)).toEqual(required.slice(3));
  await retype(field(page, "message"), enquiry.message);
  await expect.poll(() => marked(page)).toEqual([]);
  await expect(field(page, "name")).not.toHaveAccessibleDescription(/name/);
});

test("a marked field says what is wrong, in words that show", async ({
  page,
}) => {
  const words = main(page).getByText("This needs a complete email address");
  await fillIn(page);
  await retype(field(page, "email"), "ruth");
  await expect(words).toBeHidden();
  await sendButton(page).click();
  await expect(words).toBeVisible();
  await expect(field(page, "email")).toHaveAccessibleDescription(
    /complete email address/,
  );
  await retype(field(page, "email"), enquiry.email);
  await expect(words).toBeHidden();
});

test("the browser can fill in name, e-mail address and telephone number", async ({
  page,
}) => {
  await expect(field(page, "name")).toHaveAttribute("autocomplete", "name");
  await expect(field(page, "email")).toHaveAttribute("autocomplete", "email");
  await expect(field(page, "email")).toHaveAttribute("type", "email");
  await expect(field(page, "phone")).toHaveAttribute("autocomplete", "tel");
  await expect(field(page, "phone")).toHaveAttribute("type", "tel");
});

test("an enquiry after the first one is sent as well", async ({ page }) => {
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await page.goBack();
  await expect(page).toHaveURL("/contact");
  const log = listenToLog(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log);
});
