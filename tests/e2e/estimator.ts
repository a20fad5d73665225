import { expect, type Locator, type Page } from "@playwright/test";

/** The script that comes only when the visitor is near the estimator. */
export const ESTIMATOR_CODE = "**/assets/estimator-*.js";

export const estimator = (page: Page): Locator =>
  page.getByRole("region", { name: "What would I pay?" });

export const slider = (page: Page): Locator =>
  estimator(page).getByRole("slider", { name: "Monthly ad spend" });

export const exactField = (page: Page): Locator =>
  estimator(page).getByRole("textbox", { name: "Exact amount" });

/** What a package would cost, as the list says it. */
export const feeOf = (page: Page, name: string): Locator =>
  estimator(page)
    .locator(".fees > div")
    .filter({ has: page.getByText(name, { exact: true }) });

export const startLink = (page: Page): Locator =>
  estimator(page).getByRole("link", { name: "Start with this estimate" });

/** The estimate speaks of this spend and this answer. */
export const expectAnswer = (
  page: Page,
  answer: string | RegExp,
): Promise<void> =>
  expect(slider(page)).toHaveAttribute("aria-valuetext", answer);
