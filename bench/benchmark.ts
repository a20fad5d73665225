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

interface Benchmark {
  /** How often each thing is measured; `--runs` overrides the default. */
  runs: number;
  /** The servers to compare: this build, then those named in the arguments. */
  sites: { name: string; address: string }[];
  /** The paths given with `--page`. */
  chosenPages: string[];
}

/**
 * Serves this build and measures it. Other servers whose origins are given as
 * arguments are measured in the same run, so that builds can be compared.
 */
export async function benchmark(
  defaultRuns: number,
  measure: (options: Benchmark) => Promise<void>,
): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: `${defaultRuns}` },
      page: { type: "string", multiple: true, default: [] },
    },
  });
  const others = positionals.map((argument) => {
    const { host, origin } = new URL(argument);
    return { name: host, address: origin };
  });
  const site = await serveSite();
  try {
    await measure({
      runs: Number(values.runs),
      sites: [{ name: "this build", address: site.address }, ...others],
      chosenPages: values.page,
    });
  } finally {
    await site.stop();
  }
}

/** As {@link benchmark}, with a browser. */
export const benchmarkInBrowser = (
  defaultRuns: number,
  measure: (browser: Browser, options: Benchmark) => Promise<void>,
): Promise<void> =>
  benchmark(defaultRuns, async (options) => {
    const browser = await launchBrowser();
    try {
      await measure(browser, options);
    } finally {
      await browser.close();
    }
  });
