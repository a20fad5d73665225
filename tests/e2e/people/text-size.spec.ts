// WCAG 1.4.4, 1.4.10, 1.4.12: text may grow, wrap and spread, and stays there.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { mainNavigation, menuButton } from "../site.ts";
import { answerNotice, everyPath, openAny } from "./every-page.ts";
import { cutTexts } from "./cut-text.ts";

test.describe.configure({ timeout: 120_000 });

/** Widths of the window and the visitor's own text size, in px. */
const settings = [
  [320, 16], // a desktop at 400 % zoom
  [640, 16], // and at 200 %
  [320, 24],
  [390, 32], // 200 %
  [768, 32],
  [1280, 32],
] as const;

/** As the visitor sets it in the browser's own settings. */
async function setTextSize(page: Page, size: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const fontSizes = { standard: size, fixed: size };
  await devTools.send("Page.setFontSizes", { fontSizes });
  await devTools.detach();
}

/** The menu's button can be seen whole, opens the menu, and its links show. */
async function expectMenuWorks(page: Page): Promise<void> {
  if (await menuButton(page).isHidden()) return;
  await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
  await menuButton(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  expect(await cutTexts(page)).toEqual([]);
  await menuButton(page).click();
  await expect(mainNavigation(page)).toBeHidden();
}

for (const path of everyPath) {
  test(`no text of ${path} is lost when it is large or the window narrow`, async ({
    page,
    complaints,
  }) => {
    await answerNotice(page);
    await openAny(page, path, complaints);
    for (const [width, size] of settings) {
      await test.step(`${width} px, text of ${size} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await setTextSize(page, size);
        await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
        expect(await cutTexts(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
        ).toBe(width);
        await expectMenuWorks(page);
      });
    }
  });

  test(`${path} bears a reader's own text spacing`, async ({
    page,
    complaints,
  }) => {
    await answerNotice(page);
    await openAny(page, path, complaints);
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`* {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }`);
      document.adoptedStyleSheets.push(spacing);
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutTexts(page), `${width} px`).toEqual([]);
    }
  });
}
