// Measures how long a visitor on a slow phone (4x CPU throttling) waits for the next frame.
import type { Browser, Locator } from "@playwright/test";
import {
  benchmarkInBrowser,
  median,
  PHONE,
  readOptions,
  started,
  throttle,
} from "./benchmark.ts";

declare global {
  interface Window {
    /** The duration of each Event Timing entry of an interaction, in ms. */
    eventDurations: number[];
  }
}

const REACTION = 200;

const SETTLING = 1000;

// Without a pause both events of a tap would share one frame.
const tap = (target: Locator) => target.click({ delay: 80, force: true });

const drag = (target: Locator) =>
  target.dragTo(target, {
    sourcePosition: { x: 150, y: 10 },
    targetPosition: { x: 280, y: 10 },
    steps: 20,
    force: true,
  });

const type = (target: Locator) =>
  target.pressSequentially("Ruth", { delay: 50 });

async function pressKeys(target: Locator): Promise<void> {
  for (const key of ["ArrowRight", "ArrowRight", "PageUp", "End"])
    await target.press(key, { delay: 50 });
}

const NOTICE = "accept cookies";

const interactions = [
  ["open the menu", "/", "header button[popovertarget]", tap],
  ["open a question", "/about", "summary", tap],
  ["type into the form", "/contact", "main form input", type],
  ["send the form with errors", "/contact", "main form button", tap],
  ["drag the slider", "/google-ads", "[type=range]", drag],
  ["slider by keys", "/google-ads", "[type=range]", pressKeys],
  [NOTICE, "/", "[aria-live=polite] button", tap],
] as const;

/** Collects how long interactions and entries wait for a frame; none under 16 ms is reported. */
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
  // Event Timing has no entry for a move of the slider.
  addEventListener(
    "input",
    ({ timeStamp }) =>
      requestAnimationFrame(() =>
        setTimeout(() =>
          window.eventDurations.push(Math.round(performance.now() - timeStamp)),
        ),
      ),
    { capture: true },
  );
}

/** The longest event of one interaction, in ms; 16 stands for less. */
async function measure(
  browser: Browser,
  address: string,
  [, path, selector, act]: (typeof interactions)[number],
  when: string,
): Promise<number> {
  const page = await browser.newPage(PHONE);
  await page.addInitScript(observeEvents);
  await throttle(page, 4);
  await page.goto(address + path, { waitUntil: "commit" });
  if (when === "started") await started(page);
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

const { runs } = readOptions();

await benchmarkInBrowser(async (browser, address) => {
  const rows = [];
  for (const when of ["at once", "started"])
    for (const each of interactions) {
      // The notice is only there once the scripts run.
      if (each[0] === NOTICE && when === "at once") continue;
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
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
