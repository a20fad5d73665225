import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser, serveSite } from "./serve-site.ts";

/** The middle of the figures, or the mean of the middle two. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  if (low === undefined || high === undefined) throw new Error("no figures");
  return (low + high) / 2;
}

/** Sets how many times slower the page's processor is; 1 is its own speed. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** How often each thing is measured: `--runs`. */
export const readRuns = (): number =>
  Number(
    parseArgs({ options: { runs: { type: "string", default: "5" } } }).values
      .runs,
  );

export async function benchmarkInBrowser(
  measure: (browser: Browser, address: string, runs: number) => Promise<void>,
): Promise<void> {
  const runs = readRuns();
  const site = await serveSite();
  const browser = await launchBrowser();
  try {
    await measure(browser, site.address, runs);
  } finally {
    await browser.close();
    await site.stop();
  }
}
