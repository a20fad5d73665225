import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { requireContent } from "../app/content/load.ts";
import { findBrowser, launchOptions } from "../scripts/browser/chromium.ts";

const { imageHost } = requireContent("content").content.pictures;

const report = z.object({
  categories: z.record(
    z.string(),
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

/**
 * Loads a page with Lighthouse, as on a phone, in the whole Chromium; returns its figures
 * (times in ms) and the titles of the audits that cost points. `lighthouse` must be on the
 * PATH: see the npm script.
 */
export async function runLighthouse(url: string) {
  // Lighthouse may exit before all of a report is written to its output.
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  const args = [
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    "--disable-full-page-screenshot",
    // The result must not depend on the network. No photograph is in the first
    // view of a phone.
    `--blocked-url-patterns=https://${imageHost}/*`,
    `--chrome-flags=--headless=new ${launchOptions().args?.join(" ")}`,
    // The confirmation page is noindex on purpose.
    ...(url.endsWith("/thank-you") ? ["--skip-audits=is-crawlable"] : []),
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  const load = () => promisify(execFile)("lighthouse", args, { env });
  // Now and then Lighthouse records nothing (NO_NAVSTART).
  await load().catch(load).catch(load);
  const text = await readFile(file, "utf8");
  await rm(folder, { recursive: true });
  const { audits, categories } = report.parse(JSON.parse(text));
  const { performance, ...others } = categories;
  const value = (id: string) => z.number().parse(audits[id]?.numericValue);
  const files = requests.parse(audits["network-requests"]?.details?.items);
  const scripts = files.filter(({ resourceType }) => resourceType === "Script");
  const failed = Object.values(others)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => (audit?.score ?? 1) < 1);
  return {
    failed: failed.map((audit) => audit?.title ?? ""),
    figures: {
      FCP: value("first-contentful-paint"),
      LCP: value("largest-contentful-paint"),
      TBT: value("total-blocking-time"),
      CLS: value("cumulative-layout-shift"),
      "JS KB": scripts.reduce((sum, each) => sum + each.transferSize, 0) / 1000,
      requests: files.length,
      score: (performance?.score ?? 0) * 100,
    },
  };
}
