import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/browsers/*.test.ts"],
    // Generous, so that a busy machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
