import type { Browser } from "@playwright/test";
import type { Benchmark } from "./harness/benchmark.ts";
import { launchBrowser, openHydrated, throttle } from "./harness/browser.ts";
import { median } from "./harness/median.ts";
import { serveSite } from "./harness/serve-site.ts";
import { installEventTiming, slowestEvent } from "./inp/event-timing.ts";
import { interactions, type Interaction } from "./inp/interactions.ts";

const RUNS = 5;

/** Nobody acts sooner on what has come into view, in ms. */
const REACTION = 200;

const PHONE = { width: 390, height: 844 };

/** One visit with an empty cache; its one interaction, in ms. */
async function measure(
  browser: Browser,
  site: string,
  { path, before, act }: Interaction,
  isHydrated: boolean,
): Promise<number> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await installEventTiming(page);
  await throttle(page, 4);
  if (isHydrated) {
    await openHydrated(page, `${site}${path}`);
  } else {
    // Never idle: the application begins with the act that is measured.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(`${site}${path}`);
  }
  await before?.(page);
  await page.waitForTimeout(REACTION);
  const duration = await slowestEvent(page, () => act(page));
  await context.close();
  return duration;
}

/** How long the visitor waits to see what an act has brought about. */
export const inp: Benchmark = async ({ runs = RUNS }) => {
  const site = await serveSite();
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const interaction of interactions) {
      for (const isHydrated of [false, true]) {
        if (interaction.afterHydrationOnly && !isHydrated) continue;
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          times.push(
            await measure(browser, site.address, interaction, isHydrated),
          );
        }
        rows.push([
          interaction.name,
          isHydrated ? "running" : "begins with it",
          `${median(times)} ms`,
          `${Math.max(...times)} ms`,
        ]);
      }
    }
    return [
      {
        title: "Interactions: from act to the next frame, 4x throttled",
        head: ["interaction", "the application", "median", "worst"],
        rows,
        notes: [
          `Median of ${runs} visits on a phone, each act ${REACTION} ms after what it is on`,
          "came into view. Goal: worst 100 ms.",
        ],
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
};
