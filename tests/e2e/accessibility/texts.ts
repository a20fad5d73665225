// WCAG 1.4.4, 1.4.10, 1.4.12: texts that grow and spread, and what is lost of them.
import { expect, type Page } from "@playwright/test";

/** Sets the visitor's own text size, in px. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const fontSizes = { standard: size, fixed: size };
  await devTools.send("Page.setFontSizes", { fontSizes });
  await devTools.detach();
  await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
}

/**
 * Texts that are cut off, and words that stand in two lines, which only an address may and
 * what is longer than its line, or than the line of what is around it.
 */
export const faultyTexts = (
  page: Page,
  block = "*",
): Promise<Record<"cut" | "split", string[]>> =>
  page.evaluate((part) => {
    // Not meant to be read, or drawn for the eye only, and may run off the page.
    const unread = '.visually-hidden, [href="#main"], [aria-hidden=true], svg';
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
        if (length < lineOf(element.closest(part))) faulty.split.push(word[0]);
      }
    }
    return faulty;
  }, block);

/** Texts that are cut off once they are spread as far as a visitor may. */
export async function cutIfSpread(page: Page): Promise<string[]> {
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
  const { cut } = await faultyTexts(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return cut;
}
