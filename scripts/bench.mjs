// `npm run bench [name …]`: installs what is missing and runs the benchmarks.
import { prepare, run } from "./bootstrap.mjs";

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith("-"));
// Lighthouse is one of the judges.
const judges = names.length === 0 || names.includes("pages");

try {
  const node = judges ? await prepare("audit") : await prepare();
  process.exitCode = await run(node, ["bench/run-benchmarks.ts", ...args]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
