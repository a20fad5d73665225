import { expect, test, type Locator, type Page } from "@playwright/test";

import { isSpecified } from "../../scripts/specification.mjs";
import { networks, siteContent } from "./site.ts";

const { estimator: words } = siteContent;

/** Skips journeys whose sums are those of the specified prices, once these may be others. */
export const needsSpecifiedPrices = (): void =>
  test.skip(
    !isSpecified(),
    "content/ has changed: the estimator's sums are seen by its unit tests only",
  );

/** Skips journeys with both networks where there is only one. */
export const needsBoth = (): void =>
  test.skip(networks.length < 2, "there is one network only");

export const estimator = (page: Page): Locator =>
  page.getByRole("region", { name: words.heading });

export const slider = (page: Page): Locator =>
  estimator(page).getByRole("slider");

/** The field for the amount, whatever it is meant for. */
export const amountField = (page: Page): Locator =>
  estimator(page).locator("#amount");

/** Chooses a meaning, a network, places or a package by what its address calls it. */
export const choose = (page: Page, value: string): Promise<void> =>
  estimator(page).locator(`input[value="${value}"]`).check();

export const startLink = (page: Page): Locator =>
  estimator(page).locator(".go").getByRole("link");

/** Opens what the amount could bring. */
export const openOutlook = (page: Page): Promise<void> =>
  estimator(page).locator(".bring").click();

/** Expects the slider to announce an amount and the sum, such as £5,000 and £6,860. */
export const expectTotal = (
  page: Page,
  amount: string,
  total: string,
): Promise<void> =>
  expect(slider(page)).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`^${amount} .* ${total}(?![\\d,.]*\\d)`),
  );

/** Expects the amounts of the bill, from top to bottom. */
export const expectBill = (
  page: Page,
  ...amounts: readonly string[]
): Promise<void> =>
  expect(estimator(page).locator(".answer dl > div dd")).toHaveText(amounts);

/** The message below the amount. */
export const message = (page: Page): Locator =>
  estimator(page).locator(".ask").getByRole("alert");

/** Resolves once the estimator runs, which starts when it is near or touched. */
export async function estimatorStarted(page: Page): Promise<void> {
  const island = estimator(page).locator(".island");
  await expect(page.locator("html[data-scripted]")).toBeAttached();
  await island.dispatchEvent("focusin");
  await expect(island).toHaveAttribute("data-started", "", { timeout: 30_000 });
}

/** Resolves when the estimator responds. */
export async function answers(page: Page): Promise<void> {
  await estimatorStarted(page);
  await slider(page).press("ArrowRight");
  await expect(amountField(page)).toHaveValue("£5,050");
  await slider(page).press("ArrowLeft");
  await expect(amountField(page)).toHaveValue("£5,000");
}

/** Writes an amount key by key: what stood there goes. */
export async function write(page: Page, text: string): Promise<void> {
  await amountField(page).clear();
  await amountField(page).pressSequentially(text);
}
