// axe-core on a page of each template and in every state, in light and dark, on a phone
// and a desktop.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { sendButton, WRONG_IF_EMPTY } from "../contact-form.ts";
import { upset } from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  answerNotice,
  cookieNotice,
  DESKTOP,
  oneOfEachTemplate,
  main,
  mainNavigation,
  menuButton,
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

/** The colours of dark are the same at every size, and looked at in the first. */
async function expectNoViolations(
  page: Page,
  sizes = [DESKTOP, PHONE],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const schemes =
      size === sizes[0] ? (["light", "dark"] as const) : (["light"] as const);
    for (const colorScheme of schemes) {
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
      expect.soft(broken, `${colorScheme}, ${size.width} px`).toEqual([]);
    }
  }
}

for (const path of oneOfEachTemplate) {
  test(`${path} breaks no rule`, async ({ page, openAny }) => {
    await answerNotice(page);
    await openAny(path);
    await expectNoViolations(page);
  });
}

test("the open menu breaks no rule", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/thank-you");
  await menuButton(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  await expectNoViolations(page, [PHONE]);
});

test("the opened cookie notice breaks no rule", async ({ page }) => {
  await open(page, "/thank-you");
  await cookieNotice(page).locator("summary").click();
  await expectNoViolations(page, [PHONE]);
});

test("the contact form with errors breaks no rule", async ({ page }) => {
  await open(page, "/contact");
  await sendButton(page).click();
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(
    WRONG_IF_EMPTY,
  );
  await expectNoViolations(page, [PHONE]);
});

test("opened questions and notes break no rule", async ({ page }) => {
  await open(page, "/services");
  const folds = main(page).locator("details");
  for (const fold of await folds.all()) await fold.locator("summary").click();
  await expect(main(page).locator("details:not([open])")).toHaveCount(0);
  await expectNoViolations(page, [PHONE]);
});

test("the estimator breaks no rule: moved, opened, something wrong", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await upset(page);
  await expectNoViolations(page, [PHONE]);
});
