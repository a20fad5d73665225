import { expect, type Page } from "@playwright/test";

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

/** Lets time pass in small steps until the page is hydrated. */
export async function letHydrate(page: Page): Promise<void> {
  const isHydrated = async () => {
    await page.clock.runFor(20);
    return page.evaluate(() => document.documentElement.dataset.hydrated);
  };
  // At most 1.2 s of the page's time, however slow the machine is.
  const options = { intervals: [200], timeout: 12_000 };
  await expect.poll(isHydrated, options).toBeDefined();
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
