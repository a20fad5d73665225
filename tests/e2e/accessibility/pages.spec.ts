// What holds on every page, in all windows, colours, text sizes and on paper. Each page is
// opened once for all of it.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { sendButton, WRONG_IF_EMPTY } from "../contact-form.ts";
import { cookieSettings, showNotice } from "../cookie-notice.ts";
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
  designedPaths,
  eachDesign,
  fontsHaveCome,
  main,
  mainNavigation,
  menuButton,
  networks,
  noticeButton,
  oneOfEachTemplate,
  open,
  PHONE,
  UNKNOWN,
} from "../site.ts";
import {
  betweenColumns,
  largeHeadings,
  offScale,
  smallTargets,
} from "./layout.ts";
import { expectEdges, expectNoMotion, expectPaper } from "./media.ts";
import { cutIfSpread, faultyTexts, setTextSize } from "./texts.ts";

test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = [320, 390, 1024, 1440, 1920];

/** Widths of the window and the visitor's own text size, in px. */
const TEXT_SIZES = [
  [320, 16], // a desktop at 400 % zoom
  [640, 16], // and at 200 %
  [320, 24],
  [390, 32], // 200 %
  [768, 32],
  [1280, 32],
] as const;

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
  // With the line or the action of phones above it axe says of no text whether its contrast is enough.
  await page.evaluate(() => {
    const unlined = new CSSStyleSheet();
    unlined.replaceSync(
      "main::before, main::after, .deep::after { content: none !important } .track { display: none !important }",
    );
    document.adoptedStyleSheets.push(unlined);
  });
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
    expect.soft(broken, `axe, ${colorScheme}`).toEqual([]);
  }
}

/**
 * What is opened, filled in or wrong on a page for axe; other pages are as they come, and those
 * of ../other-sites/added-pages.spec.ts have an estimator and a form as these come.
 */
const states: Record<string, (page: Page) => Promise<void>> = {
  async "/thank-you"(page) {
    await cookieSettings(page).click();
    await cookieNotice(page).locator("summary").click();
  },
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
    await expectNoViolations(page);
    await amountField(page).fill("a lot");
    await amountField(page).press("Enter");
    await expect(amountField(page)).toHaveAttribute("aria-invalid", "true");
  },
};

for (const path of [...eachDesign, UNKNOWN])
  test(`${path} can be read and pressed by all`, async ({ page }) => {
    await answerNotice(page);
    await open(page, path);
    await fontsHaveCome(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const faultsOf of [
        offScale,
        smallTargets,
        largeHeadings,
        ...(designedPaths.includes(path) ? [betweenColumns] : []),
      ])
        expect
          .soft(await faultsOf(page), `${faultsOf.name}, ${width} px`)
          .toEqual([]);
    }
    if (!oneOfEachTemplate.includes(path)) return;
    await expectNoMotion(page);
    await expectEdges(page, path);
    if (path === "/google-ads") {
      await slider(page).focus();
      await expect.soft(slider(page)).toHaveCSS("outline-style", "solid");
    }
    await page.emulateMedia({ forcedColors: "none" });
    // The report has a sheet of its own.
    if (path !== "/report") await expectPaper(page);
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    for (const [width, size] of TEXT_SIZES) {
      const place = `${width} px, text of ${size} px`;
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, size);
      const faulty = await faultyTexts(page);
      expect.soft(faulty, place).toEqual({ cut: [], split: [] });
      expect.soft(await largeHeadings(page), place).toEqual([]);
      const root = page.locator("html");
      await expect.soft(root).toHaveJSProperty("scrollWidth", width);
    }
    await setTextSize(page, 16);
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      const place = `spread, ${size.width} px`;
      expect.soft(await cutIfSpread(page), place).toEqual([]);
    }
    await states[path]?.(page);
    await expectNoViolations(page);
  });

test("the menu and the notice can be read and pressed by all", async ({
  page,
}) => {
  const menuIs = async (isOpen: boolean) => {
    if ((await mainNavigation(page).isVisible()) === isOpen) return;
    if (await menuButton(page).isHidden()) return;
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible({ visible: isOpen });
  };
  await open(page, "/thank-you");
  await showNotice(page);
  await expectNoMotion(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await menuIs(true);
    expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
    await menuIs(false);
  }
  await expectEdges(page);
  await menuIs(true);
  const ground = await page
    .locator("body")
    .evaluate((body) => getComputedStyle(body).backgroundColor);
  const menu = page.locator(":popover-open");
  for (const [edge, part] of [
    ["bottom", menu],
    ["top", cookieNotice(page)],
  ] as const) {
    await expect(part).toHaveCSS(`border-${edge}-style`, "solid");
    await expect(part).not.toHaveCSS(`border-${edge}-color`, ground);
  }
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  await page.emulateMedia({ forcedColors: "none" });
  await expectNoViolations(page, PHONE);
  await menuIs(false);
  await noticeButton(page, "Reject").click();
  for (const [width, size] of TEXT_SIZES) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, size);
    await menuIs(true);
    const { cut } = await faultyTexts(page);
    expect.soft(cut, `${width} px, text of ${size} px`).toEqual([]);
    await menuIs(false);
  }
});
