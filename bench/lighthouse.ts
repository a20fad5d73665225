import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { requireContent } from "../app/content/load.ts";
import { findBrowser, launchOptions } from "../scripts/browser/chromium.ts";

const CATEGORIES = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
  "agentic-browsing",
] as const;

const { content } = requireContent("content");

const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.looseObject({ items: z.unknown().optional() }).optional(),
    }),
  ),
});

const requests = z.array(
  z.object({ resourceType: z.string().optional(), transferSize: z.number() }),
);

export type LighthouseRun = Awaited<ReturnType<typeof runLighthouse>>;

async function load(url: string) {
  // Lighthouse may exit before all of a report is written to its output.
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  const args = [
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(",")}`,
    "--disable-full-page-screenshot",
    // The result must not depend on the network. No photograph is in the first
    // view of a phone.
    `--blocked-url-patterns=https://${content.pictures.imageHost}/*`,
    `--chrome-flags=--headless=new ${launchOptions().args?.join(" ")}`,
    // The confirmation page is noindex on purpose.
    ...(url.endsWith("/thank-you") ? ["--skip-audits=is-crawlable"] : []),
  ];
  try {
    const env = { ...process.env, CHROME_PATH: findBrowser() };
    // With a runtime error, Lighthouse exits with 1 and still writes a report.
    const failed = await promisify(execFile)("lighthouse", args, { env }).then(
      () => undefined,
      (error: unknown) => error,
    );
    const text = await readFile(file, "utf8").catch(() => {
      throw failed;
    });
    return report.parse(JSON.parse(text));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Loads a page with Lighthouse, as on a phone, in the whole Chromium. `lighthouse` must
 * be on the PATH: see the npm script.
 * @throws if Lighthouse cannot record the page in three attempts
 */
export async function runLighthouse(url: string) {
  let result = await load(url);
  for (let left = 2; result.runtimeError && left > 0; left -= 1)
    result = await load(url);
  const { audits, categories, runtimeError } = result;
  if (runtimeError) throw new Error(runtimeError.message);
  const value = (id: string) => z.number().parse(audits[id]?.numericValue);
  const files = requests.parse(audits["network-requests"]?.details?.items);
  const scripts = files.filter(({ resourceType }) => resourceType === "Script");
  const others = CATEGORIES.filter((name) => name !== "performance");
  return {
    /** The titles of the audits that cost points, but for those of performance. */
    failed: others
      .flatMap((name) => categories[name].auditRefs)
      .flatMap(({ id, weight }) => {
        const { score = null, title = id } = audits[id] ?? {};
        return weight > 0 && score !== null && score < 1 ? [title] : [];
      }),
    performance: Math.round((categories.performance.score ?? 0) * 100),
    fcp: value("first-contentful-paint") / 1000,
    /** In s. */
    lcp: value("largest-contentful-paint") / 1000,
    /** In ms. */
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    requests: files.length,
    /** Transferred, in KB. */
    js: scripts.reduce((sum, file) => sum + file.transferSize, 0) / 1000,
  };
}
