import type { Browser } from "@playwright/test";
import type { Benchmark } from "./harness/benchmark.ts";
import { launchBrowser, openHydrated, throttle } from "./harness/browser.ts";
import { median, quantile } from "./harness/median.ts";
import { serveSite } from "./harness/serve-site.ts";
import { pages, type PagePath } from "./harness/site-pages.ts";
import { followStep } from "./navigation/follow-step.ts";
import { installHeadingWatch } from "./navigation/heading-paint.ts";
import { planWalk, type Step } from "./navigation/plan-walk.ts";

const RUNS = 20;
const SPEEDS = [
  { rate: 1, name: "not throttled", goal: 50 },
  { rate: 4, name: "4x throttled", goal: 150 },
];

// Links lead from every page to every other, except to the thank-you page:
// only the contact form leads there.
const steps: Step<PagePath>[] = pages.flatMap((from) =>
  pages
    .filter((to) => to !== from && (to !== "/thank-you" || from === "/contact"))
    .map((to) => ({ from, to })),
);
const walk = planWalk<PagePath>("/", steps);

type Times = Map<Step<PagePath>, number[]>;

/** One visitor with an empty cache, who goes every way there is. */
async function walkOnce(
  browser: Browser,
  site: string,
  rate: number,
  times: Times,
): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem("cookiesAccepted", "true"),
  );
  await installHeadingWatch(page);
  await openHydrated(page, `${site}/`);
  await throttle(page, rate);
  const seen = new Set<PagePath>(["/"]);
  const first: number[] = [];
  for (const step of walk) {
    const time = await followStep(page, step);
    times.set(step, [...(times.get(step) ?? []), time]);
    if (!seen.has(step.to)) first.push(time);
    seen.add(step.to);
  }
  await context.close();
  return first;
}

const ms = (time: number) => `${time.toFixed(1)} ms`;

/** From a click to the new page's heading on the screen, for all pairs. */
export const navigation: Benchmark = async ({ runs = RUNS }) => {
  const site = await serveSite();
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const { rate, name, goal } of SPEEDS) {
      const times: Times = new Map();
      const first: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        first.push(...(await walkOnce(browser, site.address, rate, times)));
      }
      const pairs = [...times]
        .map(([{ from, to }, all]) => ({ from, to, middle: median(all) }))
        .toSorted((a, b) => b.middle - a.middle);
      const all = [...times.values()].flat();
      const [worst] = pairs;
      if (!worst) throw new Error("Nothing was measured.");
      rows.push([
        name,
        ms(median(all)),
        ms(median(first)),
        ms(worst.middle),
        `${worst.from} to ${worst.to}`,
        ms(quantile(all, 0.95)),
        `${goal} ms`,
      ]);
    }
    return [
      {
        title: "Navigation: from click to the new page's heading on screen",
        head: [
          "processor",
          "median",
          "code not yet run",
          "worst pair",
          "from, to",
          "95 %",
          "goal",
        ],
        rows,
        notes: [
          `${steps.length} pairs, median of ${runs} each, code prefetched by hovering.`,
          "Code not yet run: the first visit to a page in its document.",
        ],
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
};
