// What the spend could bring: an illustration.
import { expect } from "@playwright/test";

import { retype } from "../contact-form.ts";
import { estimator, slider } from "../estimator.ts";
import { test } from "../fixtures.ts";
import { open } from "../site.ts";

test("what it could bring is folded away, and follows what is put in", async ({
  page,
}) => {
  await open(page, "/google-ads");
  const outlook = estimator(page).locator(".outlook");
  const results = outlook.locator("dd.numeral");
  await expect(results).toHaveCount(0);
  await outlook.getByText("What could it bring?").click();
  await expect(results).toHaveText(["12,000", "480", "£73.13", "4x"]);
  await expect(outlook).toContainText("An illustration, not a forecast.");
  await expect(outlook).toContainText("(spend + fee) ÷ enquiries");
  const put = async (name: string, value: string) => {
    const field = outlook.getByRole("textbox", { name });
    await retype(field, value);
    await field.press("Enter");
  };
  await put("Conversion rate", "0");
  await expect(results).toHaveText(["12,000", "0", "no enquiry", "0x"]);
  await put("Cost per click", "0");
  await expect(outlook).toContainText("Enter an amount from £0.01 to £1,000.");
  await expect(results).toHaveText(["12,000", "0", "no enquiry", "0x"]);
  await put("Cost per click", "£5");
  await put("Conversion rate", "10%");
  await put("Value of a sale", "1k");
  await expect(results).toHaveText(["6,000", "600", "£58.50", "20x"]);
  await expect(outlook.getByRole("status")).toHaveText(
    "Clicks: 6,000; Enquiries: 600; All-in cost per enquiry: £58.50; Return on ad spend: 20x",
  );
  await slider(page).press("Home");
  await expect(results).toHaveText(["200", "20", "£97.50", "20x"]);
});
