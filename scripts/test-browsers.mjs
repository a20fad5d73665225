// `npm run test:browsers`: installs what is missing, builds the site and runs
// the end-to-end journeys in Firefox and WebKit.
import { prepare, run, runNpm } from "./bootstrap.mjs";

try {
  const node = await prepare();
  const built = await runNpm(["run", "--silent", "build"]);
  if (built !== 0) throw new Error("The site could not be built, see above.");
  process.exitCode = await run(node, ["scripts/browser/test-others.ts"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
