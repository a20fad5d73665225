// `npm run test:services`: the tests that need other programs. They are the tests of
// the lead desk on PostgreSQL too, and of what runs the site in production.
import { spawn } from "node:child_process";
import { once } from "node:events";

import { startPostgres } from "./postgres.ts";

/** Runs Vitest; a failure is this program's own. */
async function runTests(args: readonly string[], env = {}) {
  const tests = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", ...args],
    { stdio: "inherit", env: { ...process.env, ...env } },
  );
  await once(tests, "exit");
  if (tests.exitCode !== 0) process.exitCode = 1;
}

const { address, stop } = await startPostgres();
try {
  await runTests(["server/leads", ...process.argv.slice(2)], {
    TEST_POSTGRES: address,
  });
} finally {
  await stop();
}
await runTests(["--config", "tests/deploy/vitest.config.ts"]);
