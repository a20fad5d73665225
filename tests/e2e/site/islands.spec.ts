import { expect, type Page } from "@playwright/test";

import { enquiry, field, sendButton, WRONG_IF_EMPTY } from "../contact-form.ts";
import {
  amountField,
  choose,
  estimatorStarted,
  expectTotal,
  message,
  needsSpecifiedPrices,
  slider,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  heading1,
  hold,
  ISLANDS,
  main,
  open,
  PARSED,
  started,
  titleOf,
} from "../site.ts";

test("a page works at an address that is written in another way", async ({
  page,
}) => {
  await open(page, "/serv%69ces");
  await expect(page).toHaveTitle(titleOf("/services"));
  await expect(heading1(page)).toBeVisible();
});

test("fields that the browser refused before the scripts run are marked, and what is typed and the focus stay", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/contact", PARSED);
  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  await field(page, "phone").fill(enquiry.phone);
  release();
  await started(page);
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(
    WRONG_IF_EMPTY,
  );
  await expect(field(page, "phone")).toBeFocused();
  await expect(field(page, "phone")).toHaveValue(enquiry.phone);
  await expect(page).toHaveURL("/contact");
});

for (const { what, act, amount, total } of [
  {
    what: "the slider is moved and a package chosen",
    act: async (page: Page) => {
      await slider(page).press("End");
      await choose(page, "growth");
    },
    amount: "£6,000",
    total: "£8,664",
  },
  {
    what: "another meaning is chosen and an amount typed",
    act: async (page: Page) => {
      await choose(page, "budget");
      await amountField(page).fill("12.5k");
    },
    amount: "£12,500",
    total: "£12,965",
  },
])
  test(`${what} in the estimator before it starts, and it counts`, async ({
    page,
  }) => {
    needsSpecifiedPrices();
    const release = await hold(page, ISLANDS);
    await page.goto("/google-ads", PARSED);
    await act(page);
    const chosen = () =>
      page
        .locator("#estimate input:checked")
        .evaluateAll((all) => all.map((input) => input.getAttribute("value")));
    const before = await chosen();
    release();
    await expectTotal(page, amount, total);
    expect(await chosen()).toEqual(before);
  });

test("what is wrong in the estimator's field before it starts is said", async ({
  page,
}) => {
  const release = await hold(page, ISLANDS);
  await page.goto("/google-ads", PARSED);
  await amountField(page).fill("a lot");
  await amountField(page).press("Tab");
  release();
  await expect(message(page)).toBeVisible();
  await expect(amountField(page)).toHaveValue("a lot");
});

test("a field that is emptied for the other amount before the start stays empty", async ({
  page,
}) => {
  const release = await hold(page, ISLANDS);
  await page.goto("/google-ads", PARSED);
  await choose(page, "budget");
  await amountField(page).clear();
  release();
  await estimatorStarted(page);
  await expect(amountField(page)).toHaveValue("");
  await amountField(page).pressSequentially("4000");
  await expect(amountField(page)).toHaveValue("4000");
  await expect(page).toHaveURL("/google-ads?budget=4000");
});
