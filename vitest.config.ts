import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: [
      "{app,audit,bench,build-plugins,scripts,server}/**/*.test.{ts,tsx}",
    ],
    setupFiles: ["tests/unit-setup.ts"],
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
