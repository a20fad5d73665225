// What a visitor does in the estimator before hydration counts, and the address that
// named an estimate does not lose it, on a slow phone either.
import { expect, type Page } from "@playwright/test";

import { throttle } from "../../../bench/benchmark.ts";
import {
  amountField,
  choose,
  expectFee,
  message,
  needsSpecifiedPrices,
  slider,
  tick,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import { hold, hydrated, PARSED, siteContent } from "../site.ts";

needsSpecifiedPrices();

for (const [what, act, answer] of [
  [
    "the slider is moved",
    (page: Page) => slider(page).press("End"),
    ["£100,000", "£13,000"],
  ],
  [
    "an amount is typed",
    (page: Page) => amountField(page).fill("12.5k"),
    ["£12,500", "£2,675"],
  ],
  [
    "the other amount is chosen",
    (page: Page) => choose(page, siteContent.estimator.ways.budget),
    ["£85,000", "£11,500"],
  ],
  [
    "a need is ticked",
    (page: Page) => tick(page, "Shopping").check(),
    ["£85,000", "£11,500"],
  ],
] as const) {
  test(`${what} in the estimator, and it counts`, async ({ page }) => {
    const release = await hold(page);
    await page.goto("/google-ads?spend=85000", PARSED);
    await act(page);
    const isChecked = () =>
      page
        .locator("#estimate input:checked")
        .evaluateAll((all) => all.map((input) => input.getAttribute("value")));
    const checked = await isChecked();
    await expectFee(page, "£5,000", "£1,550");
    release();
    await hydrated(page);
    await expectFee(page, answer[0], answer[1]);
    expect(await isChecked()).toEqual(checked);
  });
}

test("what is wrong in the estimator's field is said after hydration", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/google-ads", PARSED);
  await amountField(page).fill("a lot");
  await amountField(page).press("Tab");
  release();
  await hydrated(page);
  await expect(message(page)).toContainText("5,000");
  await expect(amountField(page)).toHaveValue("a lot");
  await expectFee(page, "£5,000", "£1,550");
});

test("on a slow processor a shared estimate is shown, and stays in the address", async ({
  page,
}) => {
  await throttle(page, 4);
  for (const search of ["?spend=85000", "?budget=4000&network=microsoft"]) {
    await page.goto(`/google-ads${search}`, PARSED);
    await hydrated(page);
    // The last of the page's controls sets the mark, so there is nothing to wait for.
    expect(await slider(page).getAttribute("aria-valuetext")).toMatch(
      search.includes("spend")
        ? /^£85,000 .*£11,500/
        : /^£2,826.09 .*£1,173.91/,
    );
    // The address still has it when something is entered.
    await tick(page, "Remarketing").check();
    await expect(page).toHaveURL(`/google-ads${search}&need=remarketing`);
  }

  await page.goto("/google-ads?spend=85000", PARSED);
  await slider(page).press("End");
  await hydrated(page);
  await expectFee(page, "£100,000", "£13,000");
});
