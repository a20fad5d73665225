import { constants } from "node:os";
import { checks } from "./checks.ts";
import type { Check } from "./checks.ts";
import { runCheck } from "./run-check.ts";

// Most of the tools use several cores by themselves.
const AT_ONCE = 2;

const waiting = [...checks];
const running = new Set<Promise<void>>();
const ended = new Map<string, "passed" | "failed">();
const total = { passed: 0, failed: 0 };

function takeNext(): Check | undefined {
  const index = waiting.findIndex(({ after = [] }) =>
    after.every((name) => ended.has(name)),
  );
  return index === -1 ? undefined : waiting.splice(index, 1)[0];
}

async function perform(check: Check): Promise<void> {
  const start = performance.now();
  const missing = check.needs?.find((name) => ended.get(name) === "failed");
  const { passed, failed, output } = missing
    ? { passed: 0, failed: 1, output: `Not run, because ${missing} failed.` }
    : await runCheck(check);
  ended.set(check.name, failed === 0 ? "passed" : "failed");
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = check.report ? `${passed} passed, ${failed} failed, ` : "";
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  console.log(
    `${failed === 0 ? "ok  " : "FAIL"} ${check.name} (${counts}${seconds} s)`,
  );
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

while (waiting.length > 0 || running.size > 0) {
  const next = running.size < AT_ONCE ? takeNext() : undefined;
  if (next) {
    const run: Promise<void> = perform(next).finally(() => running.delete(run));
    running.add(run);
  } else {
    await Promise.race(running);
  }
}

process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
