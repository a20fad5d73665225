// The estimator on the pages of Google Ads and Microsoft Ads, at the prices that the
// specification fixes. Its arithmetic is tested beside the code. What is done before
// its script has come counts when it has, so most tests do not wait for that first.
import { expect } from "@playwright/test";

import { retype } from "../contact-form.ts";
import {
  amountField,
  answers,
  bill,
  choose,
  estimator,
  expectBill,
  expectFee,
  message,
  needsSpecifiedPrices,
  outlook,
  slider,
  startLink,
  write,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import { isPublished, open, siteContent } from "../site.ts";

needsSpecifiedPrices();

const { ways, networks, errors } = siteContent.estimator;

test.beforeEach(({ page }) => open(page, "/google-ads"));

test.describe("the slider", () => {
  test("is moved by the keyboard: arrows, page keys, Home and End", async ({
    page,
  }) => {
    await expectFee(page, "£5,000", "£1,550");
    for (const [key, spend, fee] of [
      ["ArrowRight", "£5,400", "£1,610"],
      ["PageUp", "£10,500", "£2,375"],
      ["PageDown", "£5,400", "£1,610"],
      ["ArrowLeft", "£5,000", "£1,550"],
      ["End", "£100,000", "£13,000"],
      ["Home", "£1,000", "£950"],
    ] as const) {
      await slider(page).press(key);
      await expectFee(page, spend, fee);
    }
  });

  test("takes away what was wrong in the field", async ({ page }) => {
    await answers(page);
    await write(page, "nothing");
    await amountField(page).press("Enter");
    await expect(message(page)).toBeVisible();
    await slider(page).press("End");
    await expect(amountField(page)).toHaveValue("£100,000");
    await expect(message(page)).toHaveCount(0);
  });
});

test("a whole budget of £4,000: what is left for ads, with each package", async ({
  page,
}) => {
  await choose(page, ways.budget);
  await retype(amountField(page), "4000");
  await expectBill(page, "£2,782.61", "£1,217.39", "£4,000.00");
  const region = estimator(page);
  await expect(region).toContainText("£243.48");
  await expect(region).toContainText("£1,460.87");
  const rows = region.locator(".compare tbody tr");
  for (const [name, ...cells] of [
    ["Starter", "£2,782.61", "£1,217.39", "£1,460.87"],
    ["Growth", "£2,232.14", "£1,767.86", "£2,121.43"],
    ["Enterprise", "£909.09", "£3,090.91", "£3,709.09"],
  ] as const)
    for (const cell of cells)
      await expect(rows.filter({ hasText: name })).toContainText(cell);

  await choose(page, ways.spend);
  await expect(amountField(page)).toHaveValue("£2,782.61");
  await expectBill(page, "£2,782.61", "£1,217.39", "£4,000.00");
  await choose(page, ways.budget);
  await expect(amountField(page)).toHaveValue("£4,000");
});

test("both networks: each has its share, below a limit one price is cheaper", async ({
  page,
}) => {
  test.skip(!isPublished("/microsoft-ads"), "there is one network only");
  await choose(page, networks.both);
  await retype(amountField(page), "4000");
  const share = estimator(page).getByRole("spinbutton");
  await share.press("ArrowDown");
  await expect(share).toHaveValue("70");
  await expect(bill(page).locator("dd").nth(1)).toHaveText("£1,220.00");
  await share.fill("");
  await share.blur();
  await expect(share).toHaveValue("70");
  await retype(amountField(page), "2500");
  await expect(estimator(page).getByRole("heading", { level: 3 })).toHaveText(
    "Search Engine Marketing is cheaper",
  );
});

test.describe("the field", () => {
  test("takes an exact amount at once; the answer is spoken when it has settled", async ({
    page,
  }) => {
    await write(page, "12345.67");
    await expectFee(page, "£12,345.67", "£2,651.85");
    await expect(amountField(page)).toHaveValue("12345.67");
    const spoken = estimator(page).getByRole("status");
    await expect(spoken).toBeEmpty();
    await expect(spoken).toContainText("£2,651.85");
    await amountField(page).press("Enter");
    await expect(amountField(page)).toHaveValue("£12,345.67");
  });

  test("says what is wrong when it is left, and the last answer stays", async ({
    page,
  }) => {
    await answers(page);
    await write(page, "12");
    await expect(message(page)).toHaveCount(0);
    await amountField(page).press("Tab");
    await expect(message(page)).toBeVisible();
    for (const [text, said] of [
      ["999", "£1,000"],
      ["150k", "£100,000"],
      ["a lot", "5,000"],
      ["", "5,000"],
    ] as const) {
      await write(page, text);
      await amountField(page).press("Enter");
      await expect(message(page)).toContainText(said);
      await expect(amountField(page)).toHaveAttribute("aria-invalid", "true");
      await expectFee(page, "£5,000", "£1,550");
    }
    await write(page, "2k");
    await expectFee(page, "£2,000", "£1,100");
    await choose(page, ways.budget);
    await write(page, "700");
    await amountField(page).press("Enter");
    await expect(message(page)).toContainText("£800");
    await write(page, "500k");
    await amountField(page).press("Enter");
    await expect(message(page).getByRole("link")).toHaveText(errors.quote);
  });

  test("is not overtaken by the slider that was moved before", async ({
    page,
  }) => {
    await answers(page);
    await slider(page).press("End");
    await amountField(page).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("a lot");
    // All that follows the slider has come.
    await expect(startLink(page)).toHaveAttribute("href", /spend=100000\b/);
    await expect(amountField(page)).toHaveValue("a lot");
  });
});

test("what a budget could bring ends in the cost of a customer, and follows what is put in", async ({
  page,
}) => {
  await choose(page, siteContent.estimator.ways.budget);
  await retype(amountField(page), "4000");
  const part = outlook(page);
  await part.getByText(siteContent.estimator.outlook.summary).click();
  const put = async (name: string, value: string) => {
    const field = part.getByRole("textbox", { name });
    await retype(field, value);
    await field.press("Enter");
  };
  const { click, enquire, buy, profit } = siteContent.estimator.outlook.fields;
  await put(click, "2.50");
  await put(enquire, "5");
  await put(buy, "4");
  await put(profit, "400");
  await expect(part.locator(".one")).toContainText("£190 to £440");
  const cells =
    "£3.00|£2.00|4%|6%|930|1,400|37|84|9|21|£440|£190|£3,600|£8,400|−£4,000|−£4,000|loss of £400|£4,400|−10%|110%";
  await expect(part.getByRole("cell")).toHaveText(cells.split("|"));
  const tops = await part
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  expect(new Set(tops).size, "no row lies on another").toBe(tops.length);
  await expect(part).toContainText("10 a month");
  await expect(estimator(page).getByRole("status")).toContainText(
    "£190 to £440",
  );
  await put(click, "free");
  const field = part.getByRole("textbox", { name: click });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await put(click, "80");
  await expect(part).toContainText(siteContent.estimator.outlook.tooFew);
  await expect(part.locator(".one")).toHaveCount(0);
  await expect(page).toHaveURL(/budget=4000&click=80&enquire=5&buy=4/);
});
