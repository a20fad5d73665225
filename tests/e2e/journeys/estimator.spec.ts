import { expect } from "@playwright/test";

import {
  amountField,
  answers,
  choose,
  estimator,
  expectBill,
  expectTotal,
  message,
  needsBoth,
  needsSpecifiedPrices,
  openOutlook,
  slider,
  startLink,
  write,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  answerNotice,
  hold,
  ISLANDS,
  PARSED,
  siteContent,
  started,
} from "../site.ts";

needsSpecifiedPrices();

const { errors, outlook } = siteContent.estimator;

test.beforeEach(async ({ page }) => {
  await answerNotice(page);
  await page.goto("/google-ads");
});

test("the slider is moved by the keyboard, keeps its scale, and takes away what was wrong in the field", async ({
  page,
}) => {
  await answers(page);
  await write(page, "nothing");
  await expect(message(page)).toHaveCount(0);
  await amountField(page).press("Tab");
  await expect(message(page)).toBeVisible();
  // The last answer is dimmed, and nothing in it can be pressed.
  await expect(estimator(page).locator(".answer[inert]")).toBeAttached();
  await slider(page).press("End");
  await expect(amountField(page)).toHaveValue("£6,000");
  await expect(message(page)).toHaveCount(0);
  await expect(estimator(page).locator("[inert]")).toHaveCount(0);
  await write(page, "20000");
  await slider(page).press("Home");
  await expectTotal(page, "£1,000", "£2,140");
  await slider(page).press("End");
  await expect(amountField(page)).toHaveValue("£20,000");
});

test("one number in its three meanings, and a package of the visitor's own", async ({
  page,
}) => {
  await started(page);
  await write(page, "4000");
  await choose(page, "budget");
  await expectBill(page, "£2,783", "£1,217", "£243", "£4,243");
  await choose(page, "gross");
  await expectBill(page, "£2,576.27", "£1,186.44", "£237.29", "£4,000.00");
  await choose(page, "budget");
  await choose(page, "growth");
  await expectBill(page, "£2,232", "£1,768", "£354", "£4,354");
  await expect(page).toHaveURL("/google-ads?budget=4000&package=growth");
  // The cheapest follows the amount again.
  await choose(page, "starter");
  await expect(page).toHaveURL("/google-ads?budget=4000");
  await choose(page, "several");
  await expect(
    estimator(page).locator('input[value="starter"]'),
  ).toBeDisabled();
  await expectBill(page, "£2,232", "£1,768", "£354", "£4,354");
});

test("both networks: a share that leaves one too little is told, with a better one", async ({
  page,
}) => {
  needsBoth();
  await choose(page, "both");
  await choose(page, "budget");
  await write(page, "4000");
  await expectBill(page, "£2,500", "£1,200", "£240", "£3,940", "£300");
  const share = estimator(page).getByRole("spinbutton");
  await share.press("ArrowDown");
  await expect(share).toHaveValue("70");
  await estimator(page).locator(".share button").click();
  await expect(share).toHaveValue("60");
  await expect(estimator(page).locator(".share button")).toHaveCount(0);
  await share.fill("");
  await share.blur();
  await expect(share).toHaveValue("60");
  await share.focus();
  await share.hover();
  await page.mouse.wheel(0, 100);
  await expect(share).not.toBeFocused();
  await expect(share).toHaveValue("60");
});

test("the field takes an exact amount at once; the answer is spoken when it has settled", async ({
  page,
}) => {
  await write(page, "12345.67");
  await expectTotal(page, "£12,345.67", "£15,527.89");
  await expect(estimator(page).getByRole("status")).toContainText("£15,527.89");
  await amountField(page).press("Enter");
  await expect(amountField(page)).toHaveValue("£12,345.67");
  // The thumb stands where the line is, between two steps.
  await expect(slider(page)).toHaveJSProperty("valueAsNumber", 12_345.67);
});

test("the field says what is wrong when it is left, and the last answer stays", async ({
  page,
}) => {
  await answers(page);
  await amountField(page).fill("999");
  await amountField(page).press("Enter");
  await expect(message(page)).toContainText("£1,000");
  await expect(amountField(page)).toHaveAttribute("aria-invalid", "true");
  await expectTotal(page, "£5,000", "£6,860");
  await write(page, "2k");
  await expectTotal(page, "£2,000", "£3,320");
  await choose(page, "budget");
  await write(page, "500k");
  await amountField(page).press("Enter");
  await expect(message(page).getByRole("link")).toHaveText(errors.quote);
});

test("the field is not overtaken by the slider that was moved before", async ({
  page,
}) => {
  await answers(page);
  await slider(page).press("End");
  await write(page, "a lot");
  // All that follows the slider has come.
  await expect(startLink(page)).toHaveAttribute("href", /spend=6000\b/);
  await expect(amountField(page)).toHaveValue("a lot");
});

test("what a budget could bring opens once it answers, and follows what is put in", async ({
  page,
}) => {
  const release = await hold(page, ISLANDS);
  await page.goto("/google-ads", PARSED);
  await choose(page, "budget");
  await write(page, "4000");
  await expect(estimator(page).locator(".bring")).toBeHidden();
  release();
  await openOutlook(page);
  const part = estimator(page).locator(".outlook");
  const put = async (name: string, value: string) => {
    const field = part.getByRole("textbox", { name });
    await field.fill(value);
    await field.press("Enter");
    return field;
  };
  const { enquire, buy, profit } = outlook.fields;
  const click = outlook.fields.click.replace("{network}", "Google");
  await put(click, "2.50");
  await put(enquire, "5");
  await put(buy, "4");
  await put(profit, "400");
  await expect(estimator(page).locator(".bring")).toContainText("£190 to £440");
  const rows = part.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows.getByRole("cell").first()).toHaveText("£3.00");
  await expect(rows.getByRole("cell").last()).toHaveText("110%");
  await expect(estimator(page).getByRole("status")).toContainText(
    "£190 to £440",
  );
  const wrong = await put(click, "free");
  await expect(wrong).toHaveAttribute("aria-invalid", "true");
  await put(click, "80");
  await expect(part).toContainText(outlook.tooFew);
  await expect(page).toHaveURL(
    /budget=4000&click-google=80&enquire=5&buy=4&profit=400$/,
  );
});
