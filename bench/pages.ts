// Measures the first view of each page on a phone with Lighthouse, beside the
// same page, with the same headers, without its scripts: what is left is the cost
// of its HTML and CSS. What Lighthouse finds wrong besides fails the run.
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildApp } from "../server/app.ts";
import { readBuiltFiles } from "../server/built-files.ts";
import { median, readRuns } from "./benchmark.ts";
import { runLighthouse, type LighthouseRun } from "./lighthouse.ts";
import { pages } from "./serve-site.ts";

/** Structured data stays: it is no script. */
const SCRIPTS =
  /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs;

/** Takes the scripts out of the pages of a build. */
async function removeScripts(build: string): Promise<void> {
  for (const { root, path } of await readBuiltFiles(build)) {
    if (!path.endsWith(".html")) continue;
    const file = join(root, path);
    const bare = readFileSync(file, "utf8").replaceAll(SCRIPTS, "");
    writeFileSync(file, bare);
    writeFileSync(`${file}.br`, brotliCompressSync(bare));
  }
}

const middle = (
  runs: LighthouseRun[],
  name: Exclude<keyof LighthouseRun, "failed">,
  digits = 0,
) => median(runs.map((run) => run[name])).toFixed(digits);

/** The figures of a page, some beside those without its scripts. */
const row = (page: string, own: LighthouseRun[], bare: LighthouseRun[]) => ({
  page,
  "FCP s": middle(own, "fcp", 2),
  "bare FCP": middle(bare, "fcp", 2),
  "LCP s": middle(own, "lcp", 2),
  "bare LCP": middle(bare, "lcp", 2),
  "TBT ms": middle(own, "tbt"),
  "bare TBT": middle(bare, "tbt"),
  CLS: middle(own, "cls", 3),
  "JS KB": middle(own, "js"),
  requests: middle(own, "requests"),
  score: middle(own, "performance"),
});

const runs = readRuns();
const bareBuild = mkdtempSync(join(tmpdir(), "bare-build-"));
cpSync("build", bareBuild, { recursive: true });
await removeScripts(bareBuild);
const apps = [
  await buildApp(resolve("build"), "warn"),
  await buildApp(bareBuild, "warn"),
];
try {
  const [address, bareAddress] = await Promise.all(
    apps.map((app) => app.listen({ port: 0 })),
  );
  const rows = [];
  for (const path of pages) {
    const own: LighthouseRun[] = [];
    const bare: LighthouseRun[] = [];
    for (let run = 1; run <= runs; run += 1) {
      own.push(await runLighthouse(`${address}${path}`));
      bare.push(await runLighthouse(`${bareAddress}${path}`));
      console.log(`${path}: run ${run} of ${runs}`);
    }
    rows.push(row(path, own, bare));
    for (const title of new Set(own.flatMap(({ failed }) => failed))) {
      console.log(`  FAILED: ${title}`);
      process.exitCode = 1;
    }
  }
  console.table(rows);
} finally {
  for (const app of apps) await app.close();
  rmSync(bareBuild, { recursive: true });
}
