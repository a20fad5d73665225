// `npm run test:services`: PostgreSQL, what runs the site in production, and other hosts.
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
  const env = { TEST_POSTGRES: address };
  await runTests(["server/enquiries", ...process.argv.slice(2)], env);
  const restarts = ["server/enquiries/kill.test.ts", "-t", "is restarted"];
  await runTests(restarts, { ...env, TEST_RESTARTS: "yes" });
} finally {
  await stop();
}
const config = ["--config", "tests/vitest.config.ts"];
await runTests([...config, "tests/deploy.test.ts", "tests/hosts"]);
