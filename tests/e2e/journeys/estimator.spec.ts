import { expect, type Page } from "@playwright/test";

import {
  amountField,
  answers,
  choose,
  estimator,
  expectBill,
  expectFee,
  message,
  needsSpecifiedPrices,
  slider,
  startLink,
  write,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  answerNotice,
  fontsHaveCome,
  started,
  isPublished,
  siteContent,
} from "../site.ts";

needsSpecifiedPrices();

const { ways, networks, errors, outlook } = siteContent.estimator;
const needsBoth = () =>
  test.skip(!isPublished("/microsoft-ads"), "there is one network only");

test.beforeEach(async ({ page }) => {
  await answerNotice(page);
  await page.goto("/google-ads");
});

test("the slider is moved by the keyboard, and takes away what was wrong in the field", async ({
  page,
}) => {
  await answers(page);
  await write(page, "nothing");
  await expect(message(page)).toHaveCount(0);
  await amountField(page).press("Tab");
  await expect(message(page)).toBeVisible();
  await expect(startLink(page)).toHaveCount(0);
  await slider(page).press("End");
  await expect(amountField(page)).toHaveValue("£100,000");
  await expect(message(page)).toHaveCount(0);
  await expect(startLink(page)).toBeVisible();
  await expectFee(page, "£100,000", "£13,000");
  await slider(page).press("Home");
  await expectFee(page, "£1,000", "£950");
});

test("a whole budget of £4,000: what is left for ads, with each package", async ({
  page,
}) => {
  await started(page);
  await choose(page, ways.budget);
  await write(page, "4000");
  await expectBill(page, "£2,782.61", "£1,217.39", "£4,000.00");
  const region = estimator(page);
  await expect(region).toContainText("£243.48");
  await expect(region).toContainText("£1,460.87");
  await expect(region.locator(".compare tbody tr").last()).toHaveText(
    /^Enterprise.*£909.09.*£3,090.91.*£3,709.09/,
  );
  await choose(page, ways.spend);
  await expect(amountField(page)).toHaveValue("£2,782.61");
  await choose(page, ways.budget);
  await expect(amountField(page)).toHaveValue("£4,000");
});

test("both networks: each has its share, below a limit one price is cheaper", async ({
  page,
}) => {
  needsBoth();
  await choose(page, networks.both);
  await write(page, "4000");
  const share = estimator(page).getByRole("spinbutton");
  await share.press("ArrowDown");
  await expect(share).toHaveValue("70");
  await expect(estimator(page)).toContainText("£1,220.00");
  await share.fill("");
  await share.blur();
  await expect(share).toHaveValue("70");
  await share.focus();
  await share.hover();
  await page.mouse.wheel(0, 100);
  await expect(share).not.toBeFocused();
  await expect(share).toHaveValue("70");
  await write(page, "2500");
  await expect(estimator(page).getByRole("heading", { level: 3 })).toHaveText(
    "Search Engine Marketing is cheaper",
  );
});

test("the field takes an exact amount at once; the answer is spoken when it has settled", async ({
  page,
}) => {
  await write(page, "12345.67");
  await expectFee(page, "£12,345.67", "£2,651.85");
  await expect(estimator(page).getByRole("status")).toContainText("£2,651.85");
  await amountField(page).press("Enter");
  await expect(amountField(page)).toHaveValue("£12,345.67");
});

test("the field says what is wrong when it is left, and the last answer stays", async ({
  page,
}) => {
  await answers(page);
  await amountField(page).fill("999");
  await amountField(page).press("Enter");
  await expect(message(page)).toContainText("£1,000");
  await expect(amountField(page)).toHaveAttribute("aria-invalid", "true");
  await expectFee(page, "£5,000", "£1,550");
  await write(page, "2k");
  await expectFee(page, "£2,000", "£1,100");
  await choose(page, ways.budget);
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
  await expect(startLink(page)).toHaveAttribute("href", /spend=100000\b/);
  await expect(amountField(page)).toHaveValue("a lot");
});

test("what a budget could bring ends in the cost of a customer, and follows what is put in", async ({
  page,
}) => {
  await started(page);
  await choose(page, ways.budget);
  await write(page, "4000");
  const part = estimator(page).locator(".outlook");
  await part.getByText(outlook.summary).click();
  const put = async (name: string, value: string) => {
    const field = part.getByRole("textbox", { name });
    await field.fill(value);
    await field.press("Enter");
    return field;
  };
  const { click, enquire, buy, profit } = outlook.fields;
  await put(click, "2.50");
  await put(enquire, "5");
  await put(buy, "4");
  await put(profit, "400");
  await expect(part.locator(".one")).toContainText("£190 to £440");
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
  await expect(part.locator(".one")).toHaveCount(0);
  await expect(page).toHaveURL(/budget=4000&click=80&enquire=5&buy=4/);
});

const LABELS =
  ".depths .lead-line b, .depths .levels span, .depths .names li, .sea .surface, .sea .scale-name";

const touchingLabels = (page: Page, positions: number[] = []) =>
  slider(page).evaluate(
    async (input, { labels, all }) => {
      if (!(input instanceof HTMLInputElement)) throw new Error("no slider");
      const range = document.createRange();
      const boxesOf = (element: Element) => {
        range.selectNodeContents(element);
        const text = `${input.ariaValueText}: ${element.textContent}`;
        return Array.from(range.getClientRects(), (box) => ({ text, box }));
      };
      const pairs: string[][] = [];
      for (const position of [undefined, ...all]) {
        if (position !== undefined) {
          input.valueAsNumber = position;
          input.dispatchEvent(new Event("input", { bubbles: true }));
          // React renders in a microtask of its own.
          await Promise.resolve();
        }
        const boxes = Array.from(document.querySelectorAll(labels))
          .filter((element) => element.checkVisibility())
          .flatMap(boxesOf);
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1))
            if (
              one.text !== other.text &&
              one.box.left < other.box.right &&
              other.box.left < one.box.right &&
              one.box.top < other.box.bottom &&
              other.box.top < one.box.bottom
            )
              pairs.push([one.text, other.text]);
      }
      return pairs;
    },
    { labels: LABELS, all: positions },
  );

for (const network of ["google", "both"])
  test(`no labels of the chart touch at any spend and width: ${network}`, async ({
    page,
  }) => {
    await page.goto(`/google-ads?network=${network}`);
    await started(page);
    await fontsHaveCome(page);
    const positions = Array.from({ length: 51 }, (_, index) => index * 2);
    // The narrowest of each layout, and those of common screens
    for (const width of [320, 390, 576, 768, 960, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await touchingLabels(page, positions), `${width} px`)
        .toEqual([]);
      await expectFee(
        page,
        "£100,000",
        network === "both" ? "£14,750" : "£13,000",
      );
      for (const spend of ["23333.33", "99999.99"]) {
        await amountField(page).fill(spend);
        expect
          .soft(await touchingLabels(page), `${width} px, £${spend}`)
          .toEqual([]);
      }
    }
  });
