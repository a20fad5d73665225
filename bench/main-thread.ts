// How long a page keeps the main thread of a phone busy, with its scripts and without, in turn.
import { devices, type Browser } from "@playwright/test";
import { median, throttle } from "./benchmark.ts";

/** How long a page is watched after its load event, in ms. */
const WATCHED = 2500;

async function taskTime(
  browser: Browser,
  address: string,
  javaScriptEnabled: boolean,
): Promise<number> {
  const context = await browser.newContext({
    ...devices["Moto G4"],
    javaScriptEnabled,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await throttle(page, 4);
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(WATCHED);
  const { metrics } = await session.send("Performance.getMetrics");
  await context.close();
  const task = metrics.find(({ name }) => name === "TaskDuration");
  return (task?.value ?? NaN) * 1000;
}

/**
 * The medians of a page's times at 4x CPU in ms, and of its differences run by run, beside
 * another page of this machine if one is named.
 */
export async function mainThread(
  browser: Browser,
  address: string,
  runs: number,
  against?: string,
): Promise<Record<string, number>> {
  const all: Record<"scripts" | "bare" | "other", number>[] = [];
  // The first run warms the server up.
  for (let run = 0; run <= runs; run += 1)
    all.push({
      scripts: await taskTime(browser, address, true),
      bare: await taskTime(browser, address, false),
      other: against ? await taskTime(browser, against, true) : NaN,
    });
  const counted = all.slice(1);
  const middle = (figure: (of: (typeof all)[number]) => number) =>
    median(counted.map(figure));
  return {
    "busy ms": middle(({ scripts }) => scripts),
    "bare busy": middle(({ bare }) => bare),
    difference: middle(({ scripts, bare }) => scripts - bare),
    ...(against && {
      "other busy": middle(({ other }) => other),
      ratio: middle(({ scripts, other }) => scripts / other),
    }),
  };
}
