import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { sendButton } from "./contact-form.ts";
import { upset } from "./estimator.ts";
import { test } from "./fixtures.ts";
import {
  ANSWERED_404,
  cookieNotice,
  main,
  mainNavigation,
  menuButton,
  open,
  routes,
  UNKNOWN,
} from "./site.ts";
import { WCAG_STANDARDS } from "./wcag-standards.ts";

// Four looks at a whole page in each test: on a busy machine that takes long.
test.describe.configure({ timeout: 90_000 });

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** The rules that look at colours; all others hold in dark if in light. */
const ABOUT_COLOURS = ["color-contrast", "link-in-text-block"];

type Scheme = "light" | "dark";

/** Each rule that the page breaks, with the first place where. */
async function violationsOf(page: Page, scheme: Scheme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  if (scheme === "light") axe.withTags(WCAG_STANDARDS);
  else axe.withRules(ABOUT_COLOURS);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes: [first] }) =>
      `${id}: ${first?.html} ${first?.failureSummary}`,
  );
}

async function expectNoViolations(
  page: Page,
  sizes = [DESKTOP, PHONE],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const scheme of ["light", "dark"] as const) {
      const violations = await violationsOf(page, scheme);
      expect.soft(violations, `${scheme}, ${size.width} px`).toEqual([]);
    }
  }
}

for (const path of [...routes.map((route) => route.path), UNKNOWN]) {
  test(`${path} breaks no rule`, async ({ page, complaints }) => {
    if (path === UNKNOWN) complaints.expect(ANSWERED_404);
    await page.addInitScript(() => {
      localStorage.setItem("cookiesAccepted", "true");
    });
    await open(page, path);
    await expectNoViolations(page);
  });
}

test("the open menu breaks no rule", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  await menuButton(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  await expectNoViolations(page, [PHONE]);
});

test("the cookie notice breaks no rule, opened too", async ({ page }) => {
  await open(page, "/thank-you");
  await expect(cookieNotice(page)).toBeVisible();
  await expectNoViolations(page, [PHONE]);
  await cookieNotice(page).getByText("Learn more").click();
  await expectNoViolations(page, [DESKTOP]);
});

test("the contact form with errors breaks no rule", async ({ page }) => {
  await open(page, "/contact");
  await sendButton(page).click();
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(4);
  await expectNoViolations(page, [PHONE]);
});

test("open questions break no rule", async ({ page }) => {
  await open(page, "/services");
  for (const question of await main(page).locator("summary").all()) {
    await question.click();
  }
  // The five questions, and the notes to the figures.
  await expect(main(page).locator("details[open]")).toHaveCount(6);
  await expectNoViolations(page, [PHONE]);
});

test("the estimator breaks no rule: moved, opened, something wrong", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await upset(page);
  await expectNoViolations(page);
});
