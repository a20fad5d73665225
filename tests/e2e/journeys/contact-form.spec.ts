import { expect, type Page } from "@playwright/test";

import {
  enquiry,
  expectLogged,
  field,
  fieldNames,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { test } from "../fixtures.ts";
import {
  answerNotice,
  expectSameDocument,
  hasLoadedWhole,
  header,
  heading1,
  started,
  main,
  markDocument,
  menuLink,
  open,
  PHONE,
  samplePage,
  scrolledBy,
  siteContent,
  thanks,
  titleOf,
} from "../site.ts";

const { again } = siteContent["contact-form"];

/** Of the five fields these are marked as wrong, and no others. */
const expectMarked = (page: Page, names: string[]): Promise<void> =>
  expect
    .poll(() =>
      main(page)
        .locator("[aria-invalid=true]:not([id*=answer-])")
        .evaluateAll((controls) => controls.map(({ id }) => id)),
    )
    .toEqual(names.map((name) => `contact-${name}`));

test.beforeEach(async ({ page }) => {
  // The notice could come between the button and the pointer.
  await answerNotice(page);
  await open(page, "/contact");
});

test("a message is logged once, also after a double click, then the thank-you page takes the place of the form", async ({
  page,
}) => {
  const log = listenToLog(page);
  await markDocument(page);
  await fillIn(page);
  for (const [name, autocomplete] of [
    ["name", "name"],
    ["email", "email"],
    ["phone", "tel"],
  ] as const)
    await expect(field(page, name)).toHaveAttribute(
      "autocomplete",
      autocomplete,
    );
  await sendButton(page).dblclick();
  await expect(page).toHaveURL("/thank-you");
  await expect(heading1(page)).toHaveText(thanks.heading);
  await expect(page).toHaveTitle(titleOf("/thank-you"));
  await expectSameDocument(page);
  await expect(main(page)).toBeFocused();
  expect(await scrolledBy(page)).toBe(0);
  await expect(page.locator("body > [role=status]")).toHaveText(
    titleOf("/thank-you"),
  );
  await expect(header(page).locator("[aria-current]")).toHaveCount(0);
  await expect(heading1(page)).toHaveCSS("font-family", /^brand-text/);
  await expectLogged(log);
});

test("Enter in a field sends the message, without a telephone number and with an address as it was copied, too; then another can follow", async ({
  page,
}) => {
  for (const time of ["first", "second"])
    await test.step(`${time} message`, async () => {
      const log = listenToLog(page);
      await fillIn(page);
      await field(page, "phone").clear();
      await field(page, "email").fill("\u00a0ruth＠example.co.uk\u00a0");
      await field(page, "email").press("Enter");
      await expect(page).toHaveURL("/thank-you");
      await expectLogged(log, { ...enquiry, phone: "" });
      await page.goBack();
      await expect(page).toHaveURL("/contact");
      // Before the island starts, Enter sends the form without a script.
      await expect(field(page, "name")).toBeVisible();
      await started(page);
    });
});

test("what was typed is there again after a link, Back and a reload, until it is sent", async ({
  page,
}) => {
  const expectTyped = async (typed: Partial<typeof enquiry>) => {
    for (const name of fieldNames)
      await expect(field(page, name)).toHaveValue(typed[name] ?? "");
  };
  await fillIn(page);
  await menuLink(page, samplePage).click();
  await expect(page).toHaveURL(samplePage);
  await page.goBack();
  await expectTyped(enquiry);
  await page.reload();
  await started(page);
  await expectTyped(enquiry);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(main(page)).toBeFocused();
  await open(page, "/contact");
  await expectTyped({});
});

test("without a connection nothing is sent and nothing is lost", async ({
  page,
  context,
}) => {
  const log = listenToLog(page);
  await page.setViewportSize(PHONE);
  await fillIn(page);
  await hasLoadedWhole(page);
  await context.setOffline(true);
  // At the lower edge of the window, where the message pushes it out
  await sendButton(page).evaluate((button) => button.scrollIntoView(false));
  await sendButton(page).click();
  await expect(main(page).getByRole("alert")).toContainText("not been sent");
  await expect(main(page).getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "message")).toHaveValue(enquiry.message);
  expect(log).toHaveLength(0);
  await context.setOffline(false);
  await page.getByRole("button", { name: again }).click();
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log);
});

test("what is missing is marked when the message is sent, until it is corrected, to be seen and to be heard", async ({
  page,
}) => {
  const email = field(page, "email");
  const error = page.locator("#contact-email-error");
  await email.fill("ruth at example");
  await field(page, "message").focus();
  await field(page, "message").blur();
  await expectMarked(page, []);
  await expect(error).toBeHidden();
  await email.clear();
  await sendButton(page).click();
  await expectMarked(page, ["name", "email", "subject", "message"]);
  await expect(field(page, "name")).toBeFocused();
  await expect(error).toBeVisible();
  await expect(email).toHaveAccessibleDescription(await error.innerText());
  await email.pressSequentially("ruth at");
  await field(page, "name").pressSequentially(enquiry.name);
  await expectMarked(page, ["email", "subject", "message"]);
  await email.fill(enquiry.email);
  await expectMarked(page, ["subject", "message"]);
  await expect(error).toBeHidden();
  await expect(email).toHaveAccessibleDescription("");
  await field(page, "subject").selectOption(enquiry.subject);
  await field(page, "message").pressSequentially(enquiry.message);
  await expectMarked(page, []);
});
