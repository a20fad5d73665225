import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/deploy/*.test.ts"],
    // Installing and building take minutes on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
