// `npm run test:services`: the tests of the lead desk on PostgreSQL too.
import { spawn } from "node:child_process";
import { once } from "node:events";

import { startPostgres } from "./postgres.ts";

const { address, stop } = await startPostgres();
try {
  const tests = spawn(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "server/leads",
      ...process.argv.slice(2),
    ],
    { stdio: "inherit", env: { ...process.env, TEST_POSTGRES: address } },
  );
  await once(tests, "exit");
  process.exitCode = tests.exitCode ?? 1;
} finally {
  await stop();
}
