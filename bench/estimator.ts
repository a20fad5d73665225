import type { Browser, Page } from "@playwright/test";
import { installFrameWork, takeFrames } from "./estimator/frame-work.ts";
import type { Benchmark } from "./harness/benchmark.ts";
import { launchBrowser, openHydrated, throttle } from "./harness/browser.ts";
import { median, quantile } from "./harness/median.ts";
import { serveSite } from "./harness/serve-site.ts";

const RUNS = 3;

/** A frame's work at most, in ms. */
const GOAL = 16;
const SCREENS = [
  { name: "phone", viewport: { width: 390, height: 844 } },
  { name: "desktop", viewport: { width: 1280, height: 800 } },
] as const;

/** Moves of the pointer from one end of the slider to the other. */
const MOVES = 120;

/** Drags the slider there and back. */
async function drag(page: Page): Promise<void> {
  const slider = page.getByRole("slider");
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider has no place.");
  const at = (share: number) =>
    [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.54));
  await page.mouse.down();
  for (const [from, to] of [
    [0.54, 0.99],
    [0.99, 0.01],
    [0.01, 0.54],
  ] as const) {
    for (let move = 1; move <= MOVES; move += 1) {
      await page.mouse.move(...at(from + ((to - from) * move) / MOVES));
    }
  }
  await page.mouse.up();
}

interface Visit {
  address: string;
  viewport: { width: number; height: number };
  /** Whether without the site's scripts: what the browser alone needs. */
  isBare: boolean;
}

/** One visit: the work of each frame of a long drag, in ms. */
async function measure(
  browser: Browser,
  { address, viewport, isBare }: Visit,
): Promise<number[]> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await installFrameWork(page);
  const slider = page.getByRole("slider");
  if (isBare) {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(address);
  } else {
    await openHydrated(page, address);
    // It answers: its script has come.
    await slider.press("End");
    await page.locator('[aria-valuetext^="£100,000 "]').waitFor();
  }
  await slider.scrollIntoViewIfNeeded();
  await throttle(page, 4);
  await takeFrames(page);
  await drag(page);
  const frames = await takeFrames(page);
  await context.close();
  return frames;
}

/** How many took longer than the goal, in a thousand. */
const lateOf = (frames: readonly number[]) => {
  const late = frames.filter((time) => time > GOAL).length;
  return `${((late * 1000) / frames.length).toFixed(1)} in 1,000`;
};

/** How long the browser works on a frame while the estimator's slider is dragged. */
export const estimator: Benchmark = async ({ runs = RUNS }) => {
  const site = await serveSite();
  const browser = await launchBrowser();
  try {
    const rows: string[][] = [];
    for (const path of ["/google-ads", "/microsoft-ads"]) {
      for (const { name, viewport } of SCREENS) {
        const frames: number[] = [];
        const bare: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          const visit = { address: `${site.address}${path}`, viewport };
          frames.push(...(await measure(browser, { ...visit, isBare: false })));
          bare.push(...(await measure(browser, { ...visit, isBare: true })));
        }
        rows.push([
          path,
          name,
          String(frames.length),
          `${median(frames).toFixed(1)} ms`,
          `${quantile(frames, 0.95).toFixed(1)} ms`,
          `${Math.max(...frames).toFixed(1)} ms`,
          lateOf(frames),
          lateOf(bare),
        ]);
      }
    }
    return [
      {
        title: "Dragging the estimator's slider: work a frame, 4x throttled",
        head: [
          "page",
          "screen",
          "frames",
          "median",
          "95 %",
          "worst",
          "late",
          "bare late",
        ],
        rows,
        notes: [
          `${runs} drags there and back, each. From the input event to the end of paint. Goal: 16 ms; late is what took longer.`,
          "Bare: the same drag while the page has none of the site's scripts.",
        ],
      },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
};
