// `npm run audit`: installs what is missing, a browser and Java too, builds the
// site and has it judged by tools that nobody here wrote.
import { prepare, run, runNpm } from "./bootstrap.mjs";

const STEPS = [
  "scripts/browser/install-browser.ts",
  "scripts/browser/install-java.ts",
  "audit/main.ts",
];

try {
  const node = await prepare("audit");
  let code = await runNpm(["run", "--silent", "build"]);
  for (const step of STEPS) {
    if (code === 0) code = await run(node, [step]);
  }
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
