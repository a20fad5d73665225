import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/hosts/*.test.ts"],
    // Some hosts' programs must be fetched first.
    hookTimeout: 5 * 60_000,
    testTimeout: 60_000,
    maxWorkers: 1,
  },
});
