// Measures the time from the click on a link to the next page's heading, at 1x and 4x CPU.
import type { Browser, Page } from "@playwright/test";
import { requireSite } from "../app/content/read-site.ts";
import {
  benchmarkInBrowser,
  median,
  readOptions,
  started,
  throttle,
} from "./benchmark.ts";

declare global {
  interface Window {
    /** From the click, in the document before, to the first paint of this heading, in ms. */
    headingPaint: Promise<number>;
  }
}

/** How long a visitor's pointer rests on a link before the click, in ms. */
const HOVER = 300;

/**
 * Counts from the click's time stamp to the `renderTime` of the new heading's Element Timing
 * entry. The attribute that asks for the entry is set in the microtask after the heading was
 * inserted, which is before its first paint.
 */
function observeHeadings(): void {
  localStorage.setItem("cookiesAccepted", "true");
  const clicked = Number(sessionStorage.getItem("clicked"));
  addEventListener(
    "click",
    ({ timeStamp }) =>
      sessionStorage.setItem(
        "clicked",
        String(performance.timeOrigin + timeStamp),
      ),
    true,
  );
  new MutationObserver((records) => {
    for (const node of records.flatMap((each) => [...each.addedNodes]))
      if (node instanceof Element && /^H1$/.test(node.tagName))
        for (const part of [node, ...node.querySelectorAll("*")])
          part.setAttribute("elementtiming", "heading");
  }).observe(document, { childList: true, subtree: true });
  window.headingPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [first] = list.getEntries();
      if (first) resolve(performance.timeOrigin + first.startTime - clicked);
    }).observe({ type: "element" });
  });
}

async function follow(page: Page, path: string): Promise<number> {
  await page.locator(`a[href="${path}"]:visible`).first().hover();
  await page.waitForTimeout(HOVER);
  // Playwright's click() would run its own checks in the page first.
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(path);
  const time = await page.evaluate(() => window.headingPaint);
  await page.waitForTimeout(HOVER);
  return time;
}

/** The times of a visitor with an empty cache who opens every page. */
async function visit(browser: Browser, address: string, rate: number) {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 1280, height: 800 },
  });
  await page.addInitScript(observeHeadings);
  await page.goto(address);
  await started(page);
  await throttle(page, rate);
  const links = await page
    .locator("header a, footer a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const paths = requireSite("content").site.pages.map(({ path }) => path);
  // It is on the home page already, and comes back to it.
  const others = paths.filter((path) => path !== "/" && links.includes(path));
  const round = [...others, "/"];
  const times: number[] = [];
  for (const path of round) times.push(await follow(page, path));
  await page.close();
  return times;
}

const { runs } = readOptions();

await benchmarkInBrowser(async (browser, address) => {
  const rows = [];
  for (const rate of [1, 4]) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1)
      times.push(...(await visit(browser, address, rate)));
    rows.push({
      CPU: `${rate}x`,
      "median ms": Math.round(median(times)),
      "worst ms": Math.round(Math.max(...times)),
    });
  }
  console.table(rows);
});
