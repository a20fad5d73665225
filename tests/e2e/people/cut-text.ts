import type { Page } from "@playwright/test";

/**
 * Every text that a visitor cannot read whole: it leaves the window sideways,
 * or something around it cuts it off. What is drawn for the eye only may run
 * off the page, as the line of leads does.
 *
 * @param left a selector of what is left out
 */
export const cutTexts = (page: Page, left = "svg"): Promise<string[]> =>
  page.evaluate((leftOut) => {
    const unread = `.visually-hidden, .skip, [aria-hidden=true], svg, ${leftOut}`;
    const range = document.createRange();
    const windowWidth = document.documentElement.clientWidth;

    /** The edges beyond which nothing of the element shows. */
    function limits(element: Element) {
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
    function isCut(line: DOMRect, limit: ReturnType<typeof limits>) {
      const middle = (line.top + line.bottom) / 2;
      return (
        line.left < limit.left - 1 ||
        line.right > limit.right + 1 ||
        middle < limit.top ||
        middle > limit.bottom
      );
    }

    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: element } = text;
      if (!text.textContent?.trim() || !element) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest(unread)) continue;
      range.selectNodeContents(text);
      const limit = limits(element);
      const lines = Array.from(range.getClientRects());
      if (lines.some((line) => line.width > 1 && isCut(line, limit))) {
        cut.push(
          `${element.localName}.${element.className}: ${text.textContent}`,
        );
      }
    }
    return cut;
  }, left);
