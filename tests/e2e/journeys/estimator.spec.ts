// The estimator on the pages of Google Ads and Microsoft Ads. Its arithmetic is
// tested beside the code, in app. What is done before its script has come counts
// when it has, so most tests do not wait for that first.
import { expect, type Page } from "@playwright/test";

import { retype } from "../contact-form.ts";
import {
  answers,
  estimator,
  exactField,
  expectAnswer,
  feeOf,
  OPENING,
  slider,
  startLink,
  write,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import { open } from "../site.ts";

/** The line beside the field, which says what is wrong with it. */
const line = (page: Page) => estimator(page).locator("#exact-line");

const MOST = "£100,000 a month; Enterprise is cheapest at £13,000";
const OUT_OF_RANGE = "Enter an amount from £1,000 to £100,000.";

test.describe("the slider", () => {
  test.beforeEach(({ page }) => open(page, "/google-ads"));

  test("is moved by the keyboard: arrows, page keys, Home and End", async ({
    page,
  }) => {
    await expectAnswer(page, OPENING);
    for (const [key, answer] of Object.entries({
      ArrowRight: "£31,000 a month; Growth is cheapest at £5,220",
      PageUp: "£43,000 a month; Growth is cheapest at £6,660",
      PageDown: "£31,000 a month; Growth is cheapest at £5,220",
      ArrowLeft: OPENING,
      End: MOST,
      Home: "£1,000 a month; Starter is cheapest at £950",
    })) {
      await slider(page).press(key);
      await expectAnswer(page, answer);
    }
  });

  test("is moved by the pointer, and each fee shows its working", async ({
    page,
  }) => {
    await slider(page).scrollIntoViewIfNeeded();
    const box = await slider(page).boundingBox();
    if (!box) throw new Error("the slider has no place");
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.54, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.3, y, { steps: 5 });
    await page.mouse.up();
    await expect(feeOf(page, "Starter")).toContainText("Cheapest");
    await slider(page).fill("92");
    for (const [name, ...texts] of [
      ["Starter", "£13,550", "£800 + £12,750 (15% of spend)"],
      ["Growth", "£11,700"],
      ["Enterprise", "£11,500", "Cheapest", "11.9% of £96,500 in all"],
    ] as const) {
      for (const text of texts) {
        await expect(feeOf(page, name)).toContainText(text);
      }
    }
    await expect(feeOf(page, "Growth")).not.toContainText("Cheapest");
  });

  test("moves the field, and takes away what was wrong in it", async ({
    page,
  }) => {
    await write(page, "nothing");
    await slider(page).press("End");
    await expect(exactField(page)).toHaveValue("£100,000");
    await expect(exactField(page)).not.toHaveAttribute("aria-invalid");
    await expect(line(page)).toHaveText("£1,000 to £100,000");
  });
});

for (const { path, crossing, spend, equal } of [
  {
    path: "/google-ads",
    crossing: "£23,333.33",
    spend: "75,000",
    equal: "£10,500",
  },
  {
    path: "/microsoft-ads",
    crossing: "£21,666.67",
    spend: "70,000",
    equal: "£9,800",
  },
]) {
  test(`${path} says where another package becomes cheaper, and where two are equal`, async ({
    page,
  }) => {
    await open(page, path);
    await slider(page).press("Home");
    await expect(estimator(page)).toContainText(
      `Above ${crossing} a month, Growth is cheaper.`,
    );
    await write(page, spend);
    await expectAnswer(
      page,
      `£${spend} a month; Growth and Enterprise are cheapest at ${equal}`,
    );
    await expect(estimator(page)).toContainText(
      `Above £${spend} a month, Enterprise is cheaper.`,
    );
    for (const name of ["Growth", "Enterprise"]) {
      await expect(feeOf(page, name)).toContainText("Cheapest");
    }
  });
}

test.describe("the field", () => {
  test.beforeEach(({ page }) => open(page, "/google-ads"));

  test("takes an exact amount at once, and announces it on Enter", async ({
    page,
  }) => {
    await write(page, "12345.67");
    const answer = "£12,345.67 a month; Starter is cheapest at £2,651.85";
    await expectAnswer(page, answer);
    await expect(exactField(page)).toHaveValue("12345.67");
    await expect(estimator(page).getByRole("status")).toBeEmpty();
    await exactField(page).press("Enter");
    await expect(exactField(page)).toHaveValue("£12,345.67");
    await expect(estimator(page).getByRole("status")).toHaveText(answer);
  });

  test("says what is wrong when it is left, and the estimate stays", async ({
    page,
  }) => {
    // The field answers only after hydration.
    await answers(page);
    await write(page, "12");
    await expect(line(page)).toHaveText("£1,000 to £100,000");
    await exactField(page).press("Tab");
    await expect(line(page)).toHaveText(OUT_OF_RANGE);
    for (const [text, message] of [
      ["999", OUT_OF_RANGE],
      ["a lot", "Enter a number, such as £30,000."],
      ["", "Enter a number, such as £30,000."],
    ] as const) {
      await write(page, text);
      await exactField(page).press("Enter");
      await expect(line(page)).toHaveText(message);
      await expect(exactField(page)).toHaveAttribute("aria-invalid", "true");
      await expect(exactField(page)).toHaveAccessibleDescription(message);
      await expect(exactField(page)).toHaveValue(text);
      await expectAnswer(page, OPENING);
    }
    await write(page, "2k");
    await expectAnswer(page, "£2,000 a month; Starter is cheapest at £1,100");
  });

  test("is not overtaken by the slider that was moved before", async ({
    page,
  }) => {
    await answers(page);
    await slider(page).press("End");
    await page.keyboard.press("Tab");
    await page.keyboard.type("a lot");
    // All that follows the slider has come.
    await expect(startLink(page)).toHaveAttribute("href", /spend=100000\b/);
    await expect(exactField(page)).toHaveValue("a lot");
  });
});

test("what the spend could bring is folded away, and follows what is put in", async ({
  page,
}) => {
  await open(page, "/google-ads");
  const outlook = estimator(page).locator("details");
  const results = outlook.locator("dt + dd");
  await expect(results).toHaveCount(0);
  await outlook.locator("summary").click();
  await expect(results).toHaveText(["12,000", "480", "£73.13", "4x"]);
  const put = async (name: string, value: string) => {
    const field = outlook.getByRole("textbox", { name });
    await retype(field, value);
    await field.press("Enter");
  };
  await put("Conversion rate", "0");
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
