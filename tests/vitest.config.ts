// The tests that need other programs: see scripts/test-services.ts.
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/deploy.test.ts", "tests/{browsers,hosts}/*.test.ts"],
    // Programs are fetched, installed and built first, on a busy machine for minutes.
    testTimeout: 10 * 60_000,
    hookTimeout: 5 * 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 1,
  },
});
