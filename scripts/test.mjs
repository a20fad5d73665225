// `npm test`: installs what is missing and runs every check, one after another.
import { readFileSync, rmSync } from "node:fs";
import { prepare, runNpm } from "./bootstrap.mjs";
import { forgetSettings } from "./forget-settings.mjs";
import { isSpecified } from "./specification.mjs";

/**
 * The npm scripts, in order, some in two rows at once: `build` typechecks too, and writes
 * what the tests serve.
 */
const CHECKS = [
  [["build"]],
  [
    ["typecheck:browsers", "lint"],
    ["lint:css", "lint:html", "test:csp", "unused", "format:check"],
  ],
  [["test:unit"]],
  [["test:e2e"]],
];

/**
 * Reads how many tests of a test runner passed and failed; any other check counts as
 * one.
 * @type {Record<string, () => { passed: number, failed: number }>}
 */
const READ_COUNTS = {
  "test:unit": () => {
    const report = readReport("unit.json");
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  },
  "test:e2e": () => {
    const { expected, flaky, unexpected } = readReport("e2e.json").stats;
    return { passed: expected + flaky, failed: unexpected };
  },
};

/**
 * What tests have relaxed or skipped, from their annotations.
 * @type {Set<string>}
 */
const relaxed = new Set();

/** @param {string} name */
function readReport(name) {
  const report = readFileSync(`test-results/${name}`, "utf8");
  return JSON.parse(report, (_, value) => {
    const isKind = value?.type === "relaxed" || value?.type === "skip";
    if (isKind && value.description) relaxed.add(String(value.description));
    return value;
  });
}

/**
 * @param {string} check
 * @param {boolean} isAlone
 */
async function perform(check, isAlone) {
  const heading = `\n=== ${check}\n`;
  if (isAlone) process.stdout.write(heading);
  const args = ["run", "--silent", check];
  const code = await runNpm(args, isAlone ? "" : heading);
  const readCounts = READ_COUNTS[check];
  if (!readCounts) return { passed: code === 0 ? 1 : 0, failed: code && 1 };
  try {
    const { passed, failed } = readCounts();
    // A test runner that broke, or ran nothing, counts as one failure.
    return { passed, failed: failed || (code === 0 && passed > 0 ? 0 : 1) };
  } catch {
    console.error(`${check} has left no report.`);
    return { passed: 0, failed: 1 };
  }
}

const total = { passed: 0, failed: 0 };
const summary = [];
try {
  await prepare();
  forgetSettings();
  // Results of an earlier run must not be taken for results of this one.
  for (const folder of ["build", "test-results"]) {
    rmSync(folder, { recursive: true, force: true });
  }
  /** @param {string[]} row */
  const performAll = async (row, isAlone = false) => {
    for (const check of row) {
      const start = performance.now();
      const { passed, failed } = await perform(check, isAlone);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      total.passed += passed;
      total.failed += failed;
      summary.push(
        `${failed ? "FAIL" : "ok  "} ${check}: ${passed} passed, ${failed} failed, ${seconds} s`,
      );
    }
  };
  for (const rows of CHECKS)
    await Promise.all(rows.map((row) => performAll(row, rows.length === 1)));
} catch (error) {
  console.error(error);
  total.failed += 1;
}
if (!isSpecified())
  summary.push(
    "    test:specification and tests/agreement: not run, because content/ has changed since they passed (npm run test:specification and npx vitest run tests/agreement run them all the same)",
  );
for (const each of relaxed) summary.push(`    relaxed: ${each}`);
console.log(`\n${summary.join("\n")}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
