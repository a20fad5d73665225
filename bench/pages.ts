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
import { dirname, join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildApp } from "../server/app.ts";
import { readBuiltFiles } from "../server/built-files.ts";
import { median, readRuns } from "./benchmark.ts";
import { runLighthouse } from "./lighthouse.ts";
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

type Figures = Readonly<Record<string, number>>;

/** The median of each figure, to three digits. */
const middle = (runs: readonly Figures[], prefix = "") =>
  Object.keys(runs[0] ?? {}).map((name) => {
    const figure = median(runs.map((figures) => figures[name] ?? NaN));
    return [prefix + name, Number(figure.toPrecision(3))] as const;
  });

/** Of the pages in a folder, such as the articles, one stands for all. */
const measured = [...Map.groupBy(pages, (path) => dirname(path))].flatMap(
  ([folder, all]) => (folder === "/" ? all : all.slice(0, 1)),
);

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
  for (const path of measured) {
    const own: Figures[] = [];
    const bare: Figures[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const { figures, failed } = await runLighthouse(`${address}${path}`);
      own.push(figures);
      const { figures: of } = await runLighthouse(`${bareAddress}${path}`);
      bare.push({ FCP: of.FCP, LCP: of.LCP, TBT: of.TBT });
      console.log(`${path}: run ${run} of ${runs}`);
      for (const title of failed) {
        console.log(`  FAILED: ${title}`);
        process.exitCode = 1;
      }
    }
    rows.push(
      Object.fromEntries([
        ["page", path],
        ...middle(own),
        ...middle(bare, "bare "),
      ]),
    );
  }
  console.table(rows);
} finally {
  for (const app of apps) await app.close();
  rmSync(bareBuild, { recursive: true });
}
