import { parseArgs } from "node:util";
import { chromium, type Browser, type Page } from "@playwright/test";
import { findBrowser, launchOptions } from "../scripts/browser/chromium.ts";
import { serveSite } from "./serve-site.ts";

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  if (low === undefined || high === undefined) throw new Error("no figures");
  return (low + high) / 2;
}

/** The median of each figure of the measurements, to three digits. */
export const medians = (all: readonly Record<string, number>[]) =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => {
      const middle = median(all.map((figures) => figures[name] ?? NaN));
      return [name, Number(middle.toPrecision(3))];
    }),
  );

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** Sets how many times slower the page's processor is; 1 is its own speed. */
export async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** How often each thing is measured, and the page of another site to compare with. */
export function readOptions(usual = 5): { runs: number; against?: string } {
  const text = { type: "string" } as const;
  const options = { runs: text, against: text };
  const { values } = parseArgs({ options, allowPositionals: true });
  return { ...values, runs: Number(values.runs ?? usual) };
}

/** Resolves once the scripts of a page run. */
export const started = (page: Page): Promise<void> =>
  page.locator("html[data-scripted]").waitFor({ state: "attached" });

/** Measures the built site in Chromium, where no other machine is reachable. */
export async function benchmarkInBrowser(
  measure: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  const site = await serveSite();
  const { args = [], ...options } = launchOptions(findBrowser());
  const flags = [
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    // A browser that is driven parses React's code a second time for each error that its
    // modules make: 110 ms at 4x that no visitor waits.
    "--js-flags=--no-enable-lazy-source-positions",
  ];
  const browser = await chromium.launch({
    ...options,
    args: [...flags, ...args],
  });
  try {
    await measure(browser, site.address);
  } finally {
    await browser.close();
    await site.stop();
  }
}
