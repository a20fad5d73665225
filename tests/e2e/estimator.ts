import { expect, type Locator, type Page } from "@playwright/test";

import { answerAt } from "../../app/features/estimator/fees.ts";
import { formatPence } from "../../app/format/numbers.ts";
import { fill } from "../../app/format/text.ts";
import { siteContent } from "./site.ts";

const words = siteContent.estimator;

/** The answer for a spend in pounds, at the prices of the content. */
export const answerFor = (
  pounds: number,
  network: "google-ads" | "microsoft-ads" = "google-ads",
): string =>
  answerAt(
    siteContent[network].pricing.packages,
    Math.round(pounds * 100),
    words,
  ).text;

/** The first answer. */
export const OPENING = answerFor(words.openingSpendPence / 100);

/** The error message of a field without a number. */
export const NO_NUMBER = fill(words.field.errors.noNumber, {
  example: formatPence(words.openingSpendPence),
});

export const estimator = (page: Page): Locator =>
  page.getByRole("region", { name: words.heading });

export const slider = (page: Page): Locator =>
  estimator(page).getByRole("slider", { name: words.spend.label });

export const exactField = (page: Page): Locator =>
  estimator(page).getByRole("textbox", { name: words.spend.exactLabel });

/** The list entry with a package's fee. */
export const feeOf = (page: Page, name: string): Locator =>
  estimator(page)
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) });

export const startLink = (page: Page): Locator =>
  estimator(page).getByRole("link", { name: words.start });

/** Expects the slider to announce this spend and its answer. */
export const expectAnswer = (
  page: Page,
  answer: string | RegExp,
): Promise<void> =>
  expect(slider(page)).toHaveAttribute("aria-valuetext", answer);

/** Resolves when the estimator is hydrated and responds. */
export async function answers(page: Page): Promise<void> {
  await slider(page).press("ArrowRight");
  await expect(exactField(page)).toHaveValue("£5,400");
  await slider(page).press("ArrowLeft");
  await expect(exactField(page)).toHaveValue("£5,000");
}

/** As a visitor writes an exact amount: what stood there goes. */
export async function write(page: Page, text: string): Promise<void> {
  await exactField(page).press("ControlOrMeta+a");
  await exactField(page).press("Delete");
  await exactField(page).pressSequentially(text);
}

/** Moves it, opens its outlook, and leaves something wrong in its field. */
export async function upset(page: Page): Promise<void> {
  await slider(page).press("Home");
  await expectAnswer(page, answerFor(1000));
  await estimator(page).locator("summary").click();
  await exactField(page).fill("a lot");
  await exactField(page).press("Enter");
  await expect(exactField(page)).toHaveAttribute("aria-invalid", "true");
}
