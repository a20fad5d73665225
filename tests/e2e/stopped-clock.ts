import type { Page } from "@playwright/test";

import { fontHasCome, hydrated, WEB_FONTS } from "./site.ts";

const START = new Date("2026-03-02T09:00:00Z");

/** Opens a page in which time passes only when the test says so. */
export async function openWithStoppedClock(
  page: Page,
  path: string,
): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START.getTime() + 1000);
  await page.goto(path);
  await letHydrate(page);
}

/** Reloads such a page. */
export async function reloadWithStoppedClock(page: Page): Promise<void> {
  await page.reload();
  await letHydrate(page);
}

async function letHydrate(page: Page): Promise<void> {
  // Fonts come after the first frame and one a frame, the application after
  // them when the page is idle: each as soon as its time moves.
  for (const family of WEB_FONTS) {
    await page.clock.runFor(50);
    await fontHasCome(page, family);
  }
  await page.clock.runFor(100);
  await hydrated(page);
}

/** Lets time pass until the page is this old, in whole ms; then lets it react. */
export async function passTimeUntil(page: Page, age: number): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.clock.runFor(Math.floor(age - now));
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", resolve);
        port1.start();
        port2.postMessage("after every task that waits already");
      }),
  );
}
