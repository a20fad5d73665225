// Measures how long a visitor on a slow phone (4x CPU throttling) waits for the next frame.
import type { Browser, Locator } from "@playwright/test";
import {
  benchmarkInBrowser,
  isHydrated,
  median,
  readRuns,
  throttle,
} from "./benchmark.ts";

declare global {
  interface Window {
    /** The duration of each Event Timing entry of an interaction, in ms. */
    eventDurations: number[];
  }
}

/** The shortest reaction time of a person, in ms. */
const REACTION = 200;

/** The time that the browser has to report its events, in ms. */
const SETTLING = 1000;

/** Presses in the middle of a control, and moves to other places of its width. */
async function press(target: Locator, ...shares: number[]): Promise<void> {
  const { mouse } = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not in the layout.`);
  const moveTo = (share: number) =>
    mouse.move(box.x + box.width * share, box.y + box.height / 2);
  await moveTo(0.5);
  await mouse.down();
  // Without a pause both events would share one frame.
  await target.page().waitForTimeout(80);
  for (const share of shares) await moveTo(share);
  await mouse.up();
}

const tap = (target: Locator) => press(target);

const drag = (target: Locator) => press(target, 0.65, 0.75, 0.85, 0.95, 0.9);

const type = (target: Locator) =>
  target.pressSequentially("Ruth", { delay: 50 });

async function pressKeys(target: Locator): Promise<void> {
  for (const key of ["ArrowRight", "ArrowRight", "PageUp", "End"])
    await target.press(key, { delay: 50 });
}

type Interaction = readonly [
  name: string,
  path: string,
  selector: string,
  act: (target: Locator) => Promise<void>,
];

const interactions: readonly Interaction[] = [
  ["open the menu", "/", "header button[popovertarget]", tap],
  ["open a question", "/about", "summary", tap],
  ["type into the form", "/contact", "main form input", type],
  ["send the form with errors", "/contact", "main form button", tap],
  ["drag the slider", "/google-ads", "[type=range]", drag],
  ["slider by keys", "/google-ads", "[type=range]", pressKeys],
];

/** It is only there once the page is hydrated. */
const notice: Interaction = [
  "accept cookies",
  "/",
  "[aria-live=polite] button",
  tap,
];

/** Collects Event Timing entries; the browser reports none under 16 ms. */
function observeEvents(): void {
  window.eventDurations = [];
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const event of list.getEntries())
      if (event instanceof PerformanceEventTiming && event.interactionId)
        window.eventDurations.push(event.duration);
  }).observe(options);
}

/** The longest event of one interaction, in ms; 16 stands for less. */
async function measure(
  browser: Browser,
  address: string,
  [, path, selector, act]: Interaction,
  when: string,
): Promise<number> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.addInitScript(observeEvents);
  await throttle(page, 4);
  await page.goto(address + path, { waitUntil: "commit" });
  if (when === "hydrated") await isHydrated(page);
  const target = page.locator(selector).first();
  // A browser without a window draws less than the viewport's height, and an event
  // outside what it draws has no next paint.
  await target.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await page.waitForTimeout(REACTION);
  await page.evaluate(() => {
    window.eventDurations = [];
  });
  await act(target);
  await page.waitForTimeout(SETTLING);
  const durations = await page.evaluate(() => window.eventDurations);
  await page.close();
  return Math.max(16, ...durations);
}

await benchmarkInBrowser(async (browser, address) => {
  const rows = [];
  for (const when of ["at once", "hydrated"])
    for (const each of when === "hydrated"
      ? [...interactions, notice]
      : interactions) {
      const times: number[] = [];
      for (let run = 0; run < readRuns(); run += 1)
        times.push(await measure(browser, address, each, when));
      rows.push({
        interaction: each[0],
        when,
        "median ms": median(times),
        "worst ms": Math.max(...times),
      });
    }
  console.table(rows);
});
