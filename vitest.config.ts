import { defineConfig } from "vitest/config";
import type { Vite } from "vitest/node";

import { content } from "./build-plugins/content.ts";
import { forgetSettings } from "./scripts/forget-settings.mjs";
import { isSpecified } from "./scripts/specification.mjs";

forgetSettings();

/** A file of the content quotes others, and two are made of it: their text is no key of a cache. */
const freshContent: Vite.Plugin = {
  name: "fresh-content",
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) =>
      /\.(?:yaml|md)$|\/(?:estimator-words|other-services)\.ts$/.test(id)
        ? false
        : undefined,
    );
  },
};

/** Whoever has changed content/ runs these by their name, and reads what they find. */
const exclude =
  isSpecified() || process.argv.includes("tests/agreement")
    ? []
    : ["tests/agreement/**"];

export default defineConfig({
  plugins: [content(), freshContent],
  resolve: { tsconfigPaths: true },
  test: {
    include: [
      "{app,build-plugins,editing,scripts,server,tests/agreement}/**/*.test.{ts,tsx}",
    ],
    exclude,
    setupFiles: ["tests/unit-setup.ts"],
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
    maxWorkers: "100%",
    // The files of a worker share what they import: no test relies on a state there.
    isolate: false,
    // Generous, so that a busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
