// The estimator on the pages of Google Ads and Microsoft Ads. Its arithmetic is
// tested beside the code, in app. What is done before its script has come counts
// when it has, so most tests do not wait for that first.
import { expect, type Page } from "@playwright/test";

import { feesAt, lowestFee } from "../../../app/features/estimator/fees.ts";
import {
  positionOf,
  spendAt,
} from "../../../app/features/estimator/spend-scale.ts";
import {
  roundLimit,
  stretchesOf,
} from "../../../app/features/estimator/stretches.ts";
import { formatPence } from "../../../app/format/numbers.ts";
import { fill } from "../../../app/format/text.ts";
import { retype } from "../contact-form.ts";
import {
  answerFor,
  NO_NUMBER,
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
import { isPublished, open, siteContent } from "../site.ts";

const { estimator: words, "google-ads": googleAds } = siteContent;

/** The line beside the field, which says what is wrong with it. */
const line = (page: Page) => estimator(page).locator("#exact-line");

const MOST = answerFor(100_000);

/** The answer after a number of steps of 1 per cent from the opening position. */
const answerAtStep = (steps: number) =>
  answerFor(spendAt(positionOf(words.openingSpendPence) + steps) / 100);

const range = { least: "£1,000", most: "£100,000" };
const OUT_OF_RANGE = fill(words.field.errors.outOfRange, range);

test.describe("the slider", () => {
  test.beforeEach(({ page }) => open(page, "/google-ads"));

  test("is moved by the keyboard: arrows, page keys, Home and End", async ({
    page,
  }) => {
    await expectAnswer(page, OPENING);
    for (const [key, answer] of Object.entries({
      ArrowRight: answerAtStep(1),
      PageUp: answerAtStep(11),
      PageDown: answerAtStep(1),
      ArrowLeft: OPENING,
      End: MOST,
      Home: answerFor(1_000),
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
    await slider(page).fill("92");
    await expectAnswer(page, answerFor(85_000));
    for (const fee of feesAt(googleAds.pricing.packages, 85_000_00)) {
      const shown = feeOf(page, fee.name);
      await expect(shown).toContainText(formatPence(fee.feePence));
      const badge = shown.getByText(words.fees.cheapest, { exact: true });
      await expect(badge).toHaveCount(fee.isCheapest ? 1 : 0);
    }
  });

  test("moves the field, and takes away what was wrong in it", async ({
    page,
  }) => {
    await write(page, "nothing");
    await slider(page).press("End");
    await expect(exactField(page)).toHaveValue("£100,000");
    await expect(exactField(page)).not.toHaveAttribute("aria-invalid");
    await expect(line(page)).toHaveText(fill(words.field.hint, range));
  });
});

for (const network of ["google-ads", "microsoft-ads"] as const) {
  if (!isPublished(`/${network}`)) continue;
  test(`/${network} says where another package becomes cheaper`, async ({
    page,
  }) => {
    await open(page, `/${network}`);
    await slider(page).press("Home");
    const { packages } = siteContent[network].pricing;
    const [, next] = stretchesOf(packages);
    await expect(estimator(page)).toContainText(
      next
        ? fill(words.next, {
            spend: formatPence(roundLimit(next.from)),
            name: next.rate.name,
          })
        : words.noNext,
    );
    if (!next) return;
    const spend = Math.ceil(next.from / 100);
    await write(page, String(spend));
    await expectAnswer(page, answerFor(spend, network));
  });
}

test.describe("the field", () => {
  test.beforeEach(({ page }) => open(page, "/google-ads"));

  test("takes an exact amount at once, and announces it on Enter", async ({
    page,
  }) => {
    await write(page, "12345.67");
    const answer = answerFor(12_345.67);
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
    await expect(line(page)).toHaveText(fill(words.field.hint, range));
    await exactField(page).press("Tab");
    await expect(line(page)).toHaveText(OUT_OF_RANGE);
    for (const [text, message] of [
      ["999", OUT_OF_RANGE],
      ["a lot", NO_NUMBER],
      ["", NO_NUMBER],
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
    await expectAnswer(page, answerFor(2_000));
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

/** The spend and the lowest fee, for each of so many enquiries. */
function costOfEach(pounds: number, enquiries: number): string {
  const fee = lowestFee(googleAds.pricing.packages, pounds * 100);
  return formatPence(Math.round((pounds * 100 + fee) / enquiries));
}

test("what the spend could bring is folded away, and follows what is put in", async ({
  page,
}) => {
  await open(page, "/google-ads");
  const outlook = estimator(page).locator("details");
  const results = outlook.locator("dt + dd");
  await expect(results).toHaveCount(0);
  await outlook.locator("summary").click();
  await retype(exactField(page), "30000");
  await expect(results).toHaveCount(4);
  const put = async (name: string, value: string) => {
    const field = outlook.getByRole("textbox", { name });
    await retype(field, value);
    await field.press("Enter");
  };
  await put("Cost per click", "£2.50");
  await put("Conversion rate", "0");
  await expect(results).toHaveText(["12,000", "0", "no enquiries", "0x"]);
  await put("Cost per click", "£5");
  await put("Conversion rate", "10%");
  await put("Value of an enquiry", "1k");
  await expect(results).toHaveText([
    "6,000",
    "600",
    costOfEach(30_000, 600),
    "20x",
  ]);
  await expect(outlook.getByRole("status")).toHaveText(
    `Clicks: 6,000; Enquiries: 600; All-in cost per enquiry: ${costOfEach(30_000, 600)}; Return on ad spend: 20x`,
  );
  await slider(page).press("Home");
  await expect(results).toHaveText(["200", "20", costOfEach(1000, 20), "20x"]);
});
