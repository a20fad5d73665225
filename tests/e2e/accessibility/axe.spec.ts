import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { sendButton, WRONG_IF_EMPTY } from "../contact-form.ts";
import {
  amountField,
  choose,
  estimator,
  openOutlook,
  slider,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  answerNotice,
  cookieNotice,
  DESKTOP,
  oneOfEachTemplate,
  main,
  mainNavigation,
  menuButton,
  networks,
  open,
  PHONE,
} from "../site.ts";

// Each test analyses a page several times, which takes long on a busy machine.
test.describe.configure({ timeout: 90_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** axe-core's names for WCAG 2.0 to 2.2, A and AA, and for its best practices. */
const WCAG_STANDARDS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
];

/** The rules that look at colours; all others hold in dark if in light. */
const ABOUT_COLOURS = ["color-contrast", "link-in-text-block"];

/** All rules on a phone in light; the colours in dark, by default on a desktop. */
async function expectNoViolations(page: Page, dark = DESKTOP): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.setViewportSize(colorScheme === "light" ? PHONE : dark);
    await page.emulateMedia({ colorScheme });
    // No page has frames, so none needs a second page to gather its results.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    axe.options({ resultTypes: ["violations"] });
    if (colorScheme === "light") axe.withTags(WCAG_STANDARDS);
    else axe.withRules(ABOUT_COLOURS);
    const { violations } = await axe.analyze();
    const broken = violations.map(
      ({ id, nodes: [first] }) =>
        `${id}: ${first?.html} ${first?.failureSummary}`,
    );
    expect.soft(broken, colorScheme).toEqual([]);
  }
}

/**
 * What is opened, filled in or wrong on a page; other pages are as they come, and those of
 * ../other-sites/added-pages.spec.ts have an estimator and a form as these come.
 */
const states: Record<string, (page: Page) => Promise<void>> = {
  "/thank-you": (page) => cookieNotice(page).locator("summary").click(),
  async "/contact"(page) {
    await sendButton(page).click();
    const wrong = main(page).locator("[aria-invalid=true]");
    await expect(wrong).toHaveCount(WRONG_IF_EMPTY);
  },
  async "/services"(page) {
    // On a wide screen what a package contains is open without its summary.
    const folds = main(page).locator("summary").filter({ visible: true });
    for (const fold of await folds.all()) await fold.click();
    const closed = main(page).locator("details:not([open]) > summary");
    await expect(closed.filter({ visible: true })).toHaveCount(0);
  },
  async "/google-ads"(page) {
    await slider(page).press("Home");
    await expect(slider(page)).toHaveAttribute("aria-valuetext", /^£1,000 /);
    if (networks.length > 1) await choose(page, "both");
    if (networks.some(({ packages }) => packages.some((each) => each.isForOne)))
      await choose(page, "several");
    await openOutlook(page);
    await estimator(page).locator("summary").click();
    await amountField(page).fill("a lot");
    await amountField(page).press("Enter");
    await expect(amountField(page)).toHaveAttribute("aria-invalid", "true");
  },
};

for (const path of oneOfEachTemplate)
  test(`${path} breaks no rule`, async ({ page }) => {
    // With the notice
    if (path !== "/thank-you") await answerNotice(page);
    await open(page, path);
    await states[path]?.(page);
    await expectNoViolations(page);
  });

test("the open menu breaks no rule", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/thank-you");
  await menuButton(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  await expectNoViolations(page, PHONE);
});
