import { expect, type Page } from "@playwright/test";

import {
  amountField,
  choose,
  estimator,
  needsBoth,
  needsSpecifiedPrices,
  startLink,
  write,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import { answerNotice, DESKTOP, fontsHaveCome, open, PHONE } from "../site.ts";

needsSpecifiedPrices();

test.beforeEach(({ page }) => answerNotice(page));

/** Pairs of words that touch. */
const touching = (page: Page) =>
  estimator(page).evaluate((root) => {
    const range = document.createRange();
    const boxes = Array.from(
      root.querySelectorAll(
        ".ticks li, .row b, .row .said > :not(em), .plumb span, dt, dd",
      ),
    )
      .filter((element) => element.checkVisibility() && element.textContent)
      .map((element) => {
        range.selectNodeContents(element);
        return {
          text: element.textContent,
          box: range.getBoundingClientRect(),
        };
      });
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.box.left < other.box.right - 1 &&
            other.box.left < one.box.right - 1 &&
            one.box.top < other.box.bottom - 1 &&
            other.box.top < one.box.bottom - 1,
        )
        .map((other) => [one.text, other.text]),
    );
  });

const ENDS = ["2000", "100000"];

for (const [network, amounts] of [
  ["google", ENDS],
  ["both", [...ENDS, "4321.98", "6000", "15000"]],
] as const)
  test(`no words of the drawing touch at any amount and width: ${network}`, async ({
    page,
  }) => {
    if (network === "both") needsBoth();
    await open(page, `/google-ads?network=${network}&split=75`);
    await fontsHaveCome(page);
    for (const amount of amounts) {
      await amountField(page).fill(amount);
      await expect(startLink(page)).toHaveAttribute(
        "href",
        new RegExp(`spend=${amount}\\b`),
      );
      for (const width of [320, 390, 768, 960, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect
          .soft(await touching(page), `${width} px, £${amount}`)
          .toEqual([]);
      }
    }
  });

test("from its first choice to its button it is one glance", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await choose(page, "budget");
  await write(page, "4000");
  for (const [{ width, height }, button, heading, section] of [
    [DESKTOP, 560, 680, 1150],
    [PHONE, 768, 830, 1300],
  ] as const) {
    await page.setViewportSize({ width, height });
    const boxOf = async (part: string) => {
      const box = await page
        .locator(`#estimate ${part}`.trim())
        .first()
        .boundingBox();
      if (!box) throw new Error(`${part} is not there`);
      return box;
    };
    const { y, height: tall } = await boxOf(".go .button");
    const at = `${width} px`;
    expect(y + tall - (await boxOf(".choice")).y, at).toBeLessThan(button);
    expect(y + tall - (await boxOf("h2")).y, at).toBeLessThan(heading);
    expect((await boxOf("")).height, at).toBeLessThan(section);
  }
});
