import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Of every interaction so far, in ms. */
    interactions: number[];
  }
}

/**
 * Runs in the page, before anything else. The browser tells no event shorter
 * than 16 ms. A duration ends with the next frame that was presented after
 * the event's handlers, in steps of 8 ms.
 */
function watchInteractions(): void {
  window.interactions = [];
  const observer = new PerformanceObserver((list) => {
    for (const event of list.getEntries()) {
      if (!(event instanceof PerformanceEventTiming)) continue;
      if (event.interactionId) window.interactions.push(event.duration);
    }
  });
  const wanted: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
  };
  observer.observe(wanted);
}

export const installEventTiming = (page: Page): Promise<unknown> =>
  page.addInitScript(watchInteractions);

/** How long after the act the browser is given to tell its events, in ms. */
const SETTLING = 1000;

/** The longest event of what the visitor does, in ms; 16 stands for less. */
export async function slowestEvent(
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    window.interactions = [];
  });
  await act();
  await page.waitForTimeout(SETTLING);
  const durations = await page.evaluate(() => window.interactions);
  return Math.max(16, ...durations);
}
