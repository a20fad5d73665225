// `npm run bench [name]`: installs what is missing, builds the site and
// measures it.
import { prepare, run, runNpm } from "./bootstrap.mjs";

try {
  const node = await prepare();
  const built = await runNpm(["run", "--silent", "build"]);
  process.exitCode =
    built === 0
      ? await run(node, ["bench/run-benchmarks.ts", ...process.argv.slice(2)])
      : built;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
