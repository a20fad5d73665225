import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/browsers/*.test.ts"],
    // Generous, so that a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a busy machine WebKitWebDriver leaves about one in 90 requests for a
    // new session without an answer.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
  },
});
