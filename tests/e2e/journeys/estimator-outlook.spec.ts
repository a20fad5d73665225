// "What could it bring?": from the visitor's own figures to the cost of a customer.
import { expect } from "@playwright/test";

import { retype } from "../contact-form.ts";
import { amountField, choose, estimator, outlook } from "../estimator.ts";
import { test } from "../fixtures.ts";
import { open, siteContent } from "../site.ts";

const words = siteContent.estimator;

test("what a budget could bring ends in the cost of a customer, and follows what is put in", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await choose(page, words.ways.budget);
  await retype(amountField(page), "4000");
  const part = outlook(page);
  await part.getByText(words.outlook.summary).click();
  const put = async (name: string, value: string) => {
    const field = part.getByRole("textbox", { name });
    await retype(field, value);
    await field.press("Enter");
  };
  const { click, enquire, buy, profit } = words.outlook.fields;
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
  await expect(part).toContainText(words.outlook.tooFew);
  await expect(part.locator(".one")).toHaveCount(0);
  await expect(page).toHaveURL(/budget=4000&click=80&enquire=5&buy=4/);
});
