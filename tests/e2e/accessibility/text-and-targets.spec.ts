// WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.5: text may grow and spread, and targets are large enough.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  answerNotice,
  cookieNotice,
  mainNavigation,
  menuButton,
  noticeButton,
  oneOfEachTemplate,
  open,
} from "../site.ts";

test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const WIDTHS = [1280, 390, 320];

/** Widths of the window and the visitor's own text size, in px. */
const settings = [
  [320, 16], // a desktop at 400 % zoom
  [640, 16], // and at 200 %
  [320, 24],
  [390, 32], // 200 %
  [768, 32],
  [1280, 32],
] as const;

async function setTextSize(page: Page, size: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const fontSizes = { standard: size, fixed: size };
  await devTools.send("Page.setFontSizes", { fontSizes });
  await devTools.detach();
  await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
}

/** Not meant to be read, or drawn for the eye only, and may run off the page. */
const UNREAD = '.visually-hidden, [href="#main"], [aria-hidden=true], svg';

/**
 * Texts that are cut off, and words that stand in two lines, which only an address may and
 * what is longer than its line.
 */
const faultyTexts = (page: Page): Promise<Record<"cut" | "split", string[]>> =>
  page.evaluate((unread) => {
    const range = document.createRange();
    const windowWidth = document.documentElement.clientWidth;

    function limitsOf(element: Element) {
      const limit = {
        left: 0,
        right: windowWidth,
        top: -Infinity,
        bottom: Infinity,
      };
      for (
        let around: Element | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        // A wide table that the keyboard scrolls too can be read whole.
        const scrolls =
          overflowX === "auto" && around.matches("[tabindex='0']");
        if (scrolls && around.clientWidth <= windowWidth)
          return { ...limit, left: -Infinity, right: Infinity };
        if (overflowX !== "visible") {
          limit.left = Math.max(limit.left, box.left);
          limit.right = Math.min(limit.right, box.right);
        }
        if (overflowY === "hidden" || overflowY === "clip") {
          limit.top = Math.max(limit.top, box.top);
          limit.bottom = Math.min(limit.bottom, box.bottom);
        }
      }
      return limit;
    }

    /** A line's box is higher than its letters: only half of it must show. */
    function isCut(line: DOMRect, limit: ReturnType<typeof limitsOf>) {
      const middle = (line.top + line.bottom) / 2;
      return (
        line.width > 1 &&
        (line.left < limit.left - 1 ||
          line.right > limit.right + 1 ||
          middle < limit.top ||
          middle > limit.bottom)
      );
    }

    function lineOf(element: Element | null): number {
      if (!element) return windowWidth;
      const { display, paddingLeft, paddingRight } = getComputedStyle(element);
      if (display === "inline") return lineOf(element.parentElement);
      const padding = parseFloat(paddingLeft) + parseFloat(paddingRight);
      return element.clientWidth - padding;
    }

    const { body } = document;
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const faulty: Record<"cut" | "split", string[]> = { cut: [], split: [] };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: element, textContent } = text;
      if (!textContent?.trim() || element?.closest(unread) !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const limit = limitsOf(element);
      if (Array.from(range.getClientRects()).some((line) => isCut(line, limit)))
        faulty.cut.push(`<${element.localName}>: ${textContent}`);
      if (element.closest('a[href^="mailto:"]')) continue;
      for (const word of textContent.matchAll(/[\p{L}.]+/gu)) {
        if (/\.\p{L}/u.test(word[0])) continue;
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const parts = Array.from(range.getClientRects());
        if (parts.length < 2) continue;
        const length = parts.reduce((sum, { width }) => sum + width, 0);
        if (length < lineOf(element)) faulty.split.push(word[0]);
      }
    }
    return faulty;
  }, UNREAD);

/**
 * Everything to press that is below 44 px. A link in a sentence may be; the footer's
 * links on a wide screen, which a mouse points at, have 24 px: WCAG 2.5.8.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator("a[href], button, input, select, textarea, summary")
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.matches('[href="#main"]:not(:focus)'))
        // A month of a chart is as wide as its column: WCAG 2.5.8, "essential".
        .filter((element) => !element.matches(".readings button"))
        .filter(
          (element) =>
            getComputedStyle(element).display !== "inline" ||
            (!element.closest("p") &&
              element.parentElement?.textContent === element.textContent),
        )
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const isWideFooter = innerWidth >= 960 && element.closest("footer");
          const least = isWideFooter ? 24 : 44;
          if (width >= least && height >= least) return [];
          return [`${width} × ${height}: ${element.outerHTML}`];
        }),
    );

const largeHeadings = (page: Page): Promise<string[]> =>
  page.locator("main :is(h1, h2, h3, h4, h2 *)").evaluateAll((headings) => {
    const sized = headings.map((heading) => ({
      size: parseFloat(getComputedStyle(heading).fontSize),
      text: heading.textContent,
    }));
    return sized
      .filter(({ size }) => size > (sized[0]?.size ?? 0))
      .map(({ size, text }) => `${size} px: ${text}`);
  });

const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(spacing);
  });

async function openMenu(page: Page): Promise<void> {
  if (await mainNavigation(page).isVisible()) return;
  await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
  await menuButton(page).click();
  await expect(mainNavigation(page)).toBeVisible();
}

async function closeMenu(page: Page): Promise<void> {
  if (await menuButton(page).isHidden()) return;
  await menuButton(page).click();
  await expect(mainNavigation(page)).toBeHidden();
}

for (const path of oneOfEachTemplate)
  test(`${path} can be read and pressed at every size`, async ({ page }) => {
    await answerNotice(page);
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
      expect.soft(await largeHeadings(page), `${width} px`).toEqual([]);
    }
    for (const [width, size] of settings)
      await test.step(`${width} px, text of ${size} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await setTextSize(page, size);
        const faulty = await faultyTexts(page);
        expect
          .soft(faulty, `${width} px, text of ${size} px`)
          .toEqual({ cut: [], split: [] });
        expect.soft(await largeHeadings(page)).toEqual([]);
        const root = page.locator("html");
        await expect.soft(root).toHaveJSProperty("scrollWidth", width);
      });
    await setTextSize(page, 16);
    await spaceText(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { cut } = await faultyTexts(page);
      expect.soft(cut, `spaced, ${width} px`).toEqual([]);
    }
  });

test("the menu and the notice can be read and pressed at every size", async ({
  page,
}) => {
  await open(page, "/thank-you");
  await expect(cookieNotice(page)).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await openMenu(page);
    expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
    await closeMenu(page);
  }
  await noticeButton(page, "Reject").click();
  for (const [width, size] of settings) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, size);
    await openMenu(page);
    const { cut } = await faultyTexts(page);
    expect.soft(cut, `${width} px, text of ${size} px`).toEqual([]);
    await closeMenu(page);
  }
});
