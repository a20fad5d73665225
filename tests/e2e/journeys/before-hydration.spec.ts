// Actions before hydration work natively, or take effect after it.
import { expect, type Page } from "@playwright/test";

import {
  expectLogged,
  field,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import {
  answerFor,
  NO_NUMBER,
  exactField,
  expectAnswer,
  OPENING,
  slider,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  heading1,
  hold,
  hydrated,
  main,
  PARSED,
  siteContent,
} from "../site.ts";

test("a link is a full page load", async ({ page }) => {
  await hold(page);
  await page.goto("/", PARSED);
  await main(page).getByRole("link", { name: "Get Started" }).first().click();
  await expect(page).toHaveURL("/contact");
});

test("the contact form leads to the thank-you page, with nothing in the address", async ({
  page,
}) => {
  await hold(page);
  await page.goto("/contact", PARSED);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(heading1(page)).toHaveText(siteContent["thank-you"].heading);
});

test("what was typed into the contact form stays, and is logged when it is sent", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/contact", PARSED);
  await fillIn(page);
  release();
  await hydrated(page);
  const log = listenToLog(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log);
});

test("fields that the browser refused are marked, and the focus stays", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/contact", PARSED);
  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  await field(page, "phone").focus();
  release();
  await hydrated(page);
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(4);
  await expect(field(page, "phone")).toBeFocused();
  await expect(page).toHaveURL("/contact");
});

for (const [what, act, answer] of [
  [
    "the slider is moved",
    (page: Page) => slider(page).press("End"),
    answerFor(100_000),
  ],
  [
    "an amount is typed",
    (page: Page) => exactField(page).fill("12.5k"),
    answerFor(12_500),
  ],
] as const) {
  test(`${what} in the estimator, and it counts`, async ({ page }) => {
    const release = await hold(page);
    await page.goto("/google-ads?spend=85000", PARSED);
    await act(page);
    await expectAnswer(page, OPENING);
    release();
    await hydrated(page);
    await expectAnswer(page, answer);
  });
}

test("what is wrong in the estimator's field is said after hydration", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/google-ads", PARSED);
  await exactField(page).fill("a lot");
  await exactField(page).press("Tab");
  release();
  await hydrated(page);
  await expect(exactField(page)).toHaveAccessibleDescription(NO_NUMBER);
  await expect(exactField(page)).toHaveValue("a lot");
  await expectAnswer(page, OPENING);
});
