// Measures what Interaction to Next Paint counts: how long a visitor on a slow
// phone (4x CPU throttling) waits for the frame after an interaction.
import type { Browser, Locator, Page } from "@playwright/test";
import { benchmarkInBrowser, median, throttle } from "./benchmark.ts";

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

type Interaction = readonly [
  name: string,
  path: string,
  target: (page: Page) => Locator,
  act: (target: Locator) => Promise<void>,
];

async function placeOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not in the layout.`);
  return (share: number) => ({
    x: box.x + box.width * share,
    y: box.y + box.height / 2,
  });
}

/** Playwright's own taps have no duration, so both events would share one frame. */
async function tap(target: Locator): Promise<void> {
  const page = target.page();
  const at = await placeOf(target);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [at(0.5)],
  });
  await page.waitForTimeout(80);
  await devtools.send("Input.dispatchTouchEvent", {
    type: "touchEnd",
    touchPoints: [],
  });
}

async function drag(target: Locator): Promise<void> {
  const { mouse } = target.page();
  const at = await placeOf(target);
  const to = (share: number) => mouse.move(at(share).x, at(share).y);
  await to(0.54);
  await mouse.down();
  for (const share of [0.65, 0.75, 0.85, 0.95, 0.9]) await to(share);
  await mouse.up();
}

const type = (target: Locator) =>
  target.pressSequentially("Ruth", { delay: 50 });

async function press(target: Locator): Promise<void> {
  for (const key of ["ArrowRight", "ArrowRight", "PageUp", "End"])
    await target.press(key, { delay: 50 });
}

const menu = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /menu/i });
const slider = (page: Page) => page.getByRole("slider");
const inForm = (part: string) => (page: Page) =>
  page.getByRole("main").locator(`form ${part}`).first();
const accept = (page: Page) =>
  page
    .getByRole("region", { name: "Cookies", exact: true })
    .getByRole("button")
    .first();

const interactions: readonly Interaction[] = [
  ["open the menu", "/", menu, tap],
  ["open a question", "/about", (page) => page.locator("summary").first(), tap],
  ["type into the form", "/contact", inForm("input"), type],
  ["send the form with errors", "/contact", inForm("button"), tap],
  ["drag the slider", "/google-ads", slider, drag],
  ["slider by keys", "/google-ads", slider, press],
];

/** It is only there once the page is hydrated. */
const notice: Interaction = ["accept cookies", "/", accept, tap];

/** Collects Event Timing entries; the browser reports none under 16 ms. */
function observeEvents(): void {
  window.eventDurations = [];
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const event of list.getEntries()) {
      if (event instanceof PerformanceEventTiming && event.interactionId) {
        window.eventDurations.push(event.duration);
      }
    }
  }).observe(options);
}

/** The longest event of one interaction, in ms; 16 stands for less. */
async function measure(
  browser: Browser,
  site: string,
  [, path, find, act]: Interaction,
  isHydrated: boolean,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(observeEvents);
  await throttle(page, 4);
  await page.goto(site + path, { waitUntil: "commit" });
  if (isHydrated) {
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  }
  const target = find(page);
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
  await context.close();
  return Math.max(16, ...durations);
}

await benchmarkInBrowser(async (browser, address, runs) => {
  const rows = [];
  for (const isHydrated of [false, true])
    for (const each of isHydrated ? [...interactions, notice] : interactions) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1)
        times.push(await measure(browser, address, each, isHydrated));
      rows.push({
        interaction: each[0],
        when: isHydrated ? "hydrated" : "at once",
        "median ms": median(times),
        "worst ms": Math.max(...times),
      });
    }
  console.table(rows);
});
