// How long a page keeps the main thread of a phone busy, with its scripts and without, in turn.
import type { Browser } from "@playwright/test";
import { medians, PHONE, readOptions, throttle } from "./benchmark.ts";

/** How long a page is watched after its load event, in ms. */
const WATCHED = 2500;

/** The time of all tasks of a first visit at 4x CPU throttling, in ms. */
async function busyTime(browser: Browser, address: string, scripts = true) {
  const phone = { ...PHONE, deviceScaleFactor: 3, javaScriptEnabled: scripts };
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await throttle(page, 4);
  const answer = await page.goto(address, { waitUntil: "load" });
  if (!answer?.ok()) throw new Error(`${address}: ${answer?.status()}`);
  await page.waitForTimeout(WATCHED);
  const { metrics } = await session.send("Performance.getMetrics");
  await page.close();
  const tasks = metrics.find(({ name }) => name === "TaskDuration");
  return (tasks?.value ?? NaN) * 1000;
}

/** Medians; differences and ratios are of the visits of one round, which follow each other. */
export async function mainThread(browser: Browser, address: string) {
  const { runs, against } = readOptions(7);
  const rounds: Record<string, number>[] = [];
  // The first round warms the server up.
  for (let round = 0; round <= runs; round += 1) {
    const busy = await busyTime(browser, address);
    const bare = await busyTime(browser, address, false);
    const other = against ? await busyTime(browser, against) : NaN;
    rounds.push({
      "busy ms": busy,
      "without scripts": bare,
      difference: busy - bare,
      ...(against && { "other page": other, ratio: busy / other }),
    });
  }
  return medians(rounds.slice(1));
}
