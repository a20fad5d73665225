// An exact amount, in the field beside the slider. What is done before its
// script has come counts when it has, so tests need not wait for that first.
import { expect, type Page } from "@playwright/test";

import {
  answers,
  estimator,
  exactField,
  expectAnswer,
  OPENING,
  slider,
  startLink,
  write,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import { open } from "../site.ts";

/** The line beside the field. */
const line = (page: Page) => estimator(page).locator("#exact-line");

test("the field takes an exact amount, at once, and moves the slider", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await write(page, "12345.67");
  const answer = "£12,345.67 a month; Starter is cheapest at £2,651.85";
  await expectAnswer(page, answer);
  await expect(exactField(page)).toHaveValue("12345.67");
  await expect(estimator(page).getByRole("status")).toBeEmpty();
  await exactField(page).press("Enter");
  await expect(exactField(page)).toHaveValue("£12,345.67");
  await expect(estimator(page).getByRole("status")).toHaveText(answer);
  const position = Number(await slider(page).inputValue());
  expect(position).toBe(33.9);
});

test("the slider moves the field, and takes away what was wrong in it", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await write(page, "nothing");
  await slider(page).press("End");
  await expect(exactField(page)).toHaveValue("£100,000");
  await expect(exactField(page)).not.toHaveAttribute("aria-invalid");
  await expect(line(page)).toHaveText("£1,000 to £100,000");
});

for (const [text, message] of [
  ["-5000", "Enter an amount from £1,000 to £100,000."],
  ["999", "Enter an amount from £1,000 to £100,000."],
  ["1e9", "Enter an amount from £1,000 to £100,000."],
  ["a lot", "Enter a number, such as £30,000."],
  ["", "Enter a number, such as £30,000."],
] as const) {
  test(`"${text}" in the field gets one line, and the estimate stays`, async ({
    page,
  }) => {
    await open(page, "/google-ads");
    // Enter before that is not held against what was written.
    await answers(page);
    await write(page, text);
    await exactField(page).press("Enter");
    await expect(line(page)).toHaveText(message);
    await expect(exactField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(exactField(page)).toHaveAccessibleDescription(message);
    await expect(exactField(page)).toHaveValue(text);
    await expectAnswer(page, OPENING);
    await write(page, "2k");
    await expectAnswer(page, "£2,000 a month; Starter is cheapest at £1,100");
    await expect(exactField(page)).not.toHaveAttribute("aria-invalid");
  });
}

test("whoever goes from the slider to the field and writes is not overtaken", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await answers(page);
  await slider(page).press("End");
  await page.keyboard.press("Tab");
  await page.keyboard.type("a lot");
  // All that follows the slider has come.
  await expect(startLink(page)).toHaveAttribute("href", /spend=100000\b/);
  await expect(exactField(page)).toHaveValue("a lot");
});

test("while somebody writes, nothing is called wrong; on leaving it is", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await write(page, "12");
  await expect(line(page)).toHaveText("£1,000 to £100,000");
  await exactField(page).press("Tab");
  await expect(line(page)).toHaveText(
    "Enter an amount from £1,000 to £100,000.",
  );
});

test("what is pasted is read at once", async ({ page }) => {
  await open(page, "/google-ads");
  // Pasted before it has come, a text counts as one that is being written.
  await answers(page);
  const paste = async (text: string) => {
    await write(page, text);
    await exactField(page).press("ControlOrMeta+a");
    await exactField(page).press("ControlOrMeta+x");
    await exactField(page).press("ControlOrMeta+v");
  };
  await paste("12.5k");
  await expect(exactField(page)).toHaveValue("£12,500");
  await expectAnswer(page, "£12,500 a month; Starter is cheapest at £2,675");
  await paste("1e9");
  await expect(line(page)).toHaveText(
    "Enter an amount from £1,000 to £100,000.",
  );
  await expectAnswer(page, "£12,500 a month; Starter is cheapest at £2,675");
});
