import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Since the last click, in ms; resolves once the new heading is on screen. */
    headingPaint: PromiseWithResolvers<number>;
  }
}

/**
 * Runs in the page. The time counts from the click's own time stamp, taken by
 * the browser when the input arrived, to the `renderTime` of the new heading's
 * Element Timing entry: the time at which the frame with it was presented. An
 * attribute asks for that entry, set in the microtask after the heading came
 * into the document and so before its first paint.
 */
function watchHeadings(): void {
  let clicked = 0;
  window.headingPaint = Promise.withResolvers();
  addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), true);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const part of node.querySelectorAll("h1, h1 *")) {
          part.setAttribute("elementtiming", "heading");
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    const [first] = list.getEntries();
    if (!first || clicked === 0) return;
    // The entry's start is its render time.
    window.headingPaint.resolve(first.startTime - clicked);
    clicked = 0;
  }).observe({ type: "element" });
}

/** To be called before the page is loaded. */
export const installHeadingWatch = (page: Page): Promise<unknown> =>
  page.addInitScript(watchHeadings);

/** Does what changes the page, and gives the ms from its click to the heading. */
export async function timeToHeading(
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    window.headingPaint = Promise.withResolvers();
  });
  await act();
  return page.evaluate(() => window.headingPaint.promise);
}
