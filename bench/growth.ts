import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { firstLoad } from "./growth/first-load.ts";
import { addLandingPages } from "./growth/landing-pages.ts";
import type { Benchmark } from "./harness/benchmark.ts";
import { inCopy } from "./harness/copy-project.ts";

const SIZES = [8, 100, 1000];
const UNCHANGED = "about";

/** Builds the copy, and gives how long that took in seconds. */
function build(folder: string): number {
  const start = performance.now();
  const cli = join(folder, "node_modules/@react-router/dev/bin.cjs");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, "build"],
    { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return (performance.now() - start) / 1000;
}

const measure = (count: number) =>
  inCopy(async (folder) => {
    if (count > 0) await addLandingPages(folder, count);
    const seconds = build(folder);
    const load = firstLoad(join(folder, "build/client"), UNCHANGED);
    return { count, seconds, ...load };
  });

/** What N more service landing pages cost the build and the other pages. */
export const growth: Benchmark = async ({ sizes = SIZES }) => {
  const rows: string[][] = [];
  const without = await measure(0);
  const results = [without];
  for (const size of sizes) results.push(await measure(size));
  for (const { count, seconds, js, html } of results) {
    const perPage = count > 0 ? (seconds - without.seconds) / count : 0;
    rows.push([
      String(count),
      `${seconds.toFixed(1)} s`,
      count > 0 ? `${(perPage * 1000).toFixed(0)} ms` : "",
      `${js} B`,
      `${html} B`,
    ]);
  }
  return [
    {
      title: "Growth: N more landing pages",
      head: [
        "N",
        "build",
        "each more",
        `JS of /${UNCHANGED}`,
        `HTML of /${UNCHANGED}`,
      ],
      rows,
      notes: [
        "First load after brotli 11. Goals: JS does not grow with N (one entry for the",
        "route, once), build time at most linear (each more costs no more).",
      ],
    },
  ];
};
