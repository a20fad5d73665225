// `npm test`: installs what is missing and runs every check.
import { prepare, run } from "./bootstrap.mjs";

try {
  const node = await prepare("audit");
  process.exitCode = await run(node, ["scripts/checks/run-checks.ts"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}
