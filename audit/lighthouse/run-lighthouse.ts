import lighthouse, { desktopConfig, type Result } from "lighthouse";
import type { LighthouseBrowser } from "./launch-browser.ts";

export type FormFactor = "mobile" | "desktop";

const CATEGORIES = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
  "agentic-browsing",
] as const;

type Category = (typeof CATEGORIES)[number];

interface Shortfall {
  category: Category;
  audit: string;
  message: string;
}

export interface LighthouseRun {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** First Contentful Paint, in ms. */
  fcp: number;
  /** Largest Contentful Paint, in ms. */
  lcp: number;
  /** Total Blocking Time, in ms. */
  tbt: number;
  /** Cumulative Layout Shift, without a unit. */
  cls: number;
  /** What came over the network from the page's own host, headers included. */
  bytes: number;
  /** Why a score is under 100; nothing of performance. */
  shortfalls: Shortfall[];
}

export interface LighthouseOptions {
  /** Audits that are not asked, and do not count in their category's score. */
  skipAudits?: string[];
}

function metric({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse measured no ${id}`);
  return value;
}

function ownBytes({ audits, finalDisplayedUrl }: Result): number {
  const details = audits["network-requests"]?.details;
  if (details?.type !== "table") throw new Error("Lighthouse saw no requests");
  const own = new URL(finalDisplayedUrl ?? "").origin;
  return details.items
    .filter(({ url }) => typeof url === "string" && url.startsWith(`${own}/`))
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

function score({ categories }: Result, category: Category): number {
  const value = categories[category]?.score;
  if (typeof value !== "number") throw new Error(`no score for ${category}`);
  return Math.round(value * 100);
}

function shortfallsOf({ categories, audits }: Result): Shortfall[] {
  return CATEGORIES.filter((name) => name !== "performance").flatMap(
    (category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (!audit || weight === 0 || audit.score === null || audit.score === 1)
          return [];
        const { title, explanation = "", displayValue = "" } = audit;
        const message = [title, explanation, displayValue].filter(Boolean);
        return [{ category, audit: id, message: message.join(" · ") }];
      }),
  );
}

/** Said where the recording failed, which tells nothing of the page. */
const ONCE_MORE = /Please run Lighthouse again/;
const TIMES = 3;

async function loadPage(
  { port }: LighthouseBrowser,
  url: string,
  formFactor: FormFactor,
  skipAudits: string[],
): Promise<Result> {
  for (let time = 1; ; time += 1) {
    const run = await lighthouse(
      url,
      {
        port,
        logLevel: "error",
        onlyCategories: [...CATEGORIES],
        skipAudits,
        disableFullPageScreenshot: true,
      },
      formFactor === "desktop" ? desktopConfig : undefined,
    );
    if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
    const { runtimeError } = run.lhr;
    if (!runtimeError) return run.lhr;
    if (time === TIMES || !ONCE_MORE.test(runtimeError.message)) {
      throw new Error(runtimeError.message);
    }
  }
}

/**
 * Loads a page once in an empty cache and judges it, with Lighthouse's own
 * simulated throttling. Throws if Lighthouse could not load or measure it.
 */
export async function runLighthouse(
  browser: LighthouseBrowser,
  url: string,
  formFactor: FormFactor,
  { skipAudits = [] }: LighthouseOptions = {},
): Promise<LighthouseRun> {
  const lhr = await loadPage(browser, url, formFactor, skipAudits);
  return {
    scores: {
      performance: score(lhr, "performance"),
      accessibility: score(lhr, "accessibility"),
      "best-practices": score(lhr, "best-practices"),
      seo: score(lhr, "seo"),
      "agentic-browsing": score(lhr, "agentic-browsing"),
    },
    fcp: metric(lhr, "first-contentful-paint"),
    lcp: metric(lhr, "largest-contentful-paint"),
    tbt: metric(lhr, "total-blocking-time"),
    cls: metric(lhr, "cumulative-layout-shift"),
    bytes: ownBytes(lhr),
    shortfalls: shortfallsOf(lhr),
  };
}
