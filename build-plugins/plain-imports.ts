import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/**
 * A script that comes later needs nothing that the page has not loaded: so
 * what Vite would put around its `import()`, to fetch what that needs at the
 * same time, is left out of the first load.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    config: () => ({ build: { modulePreload: false } }),
    load: (id) =>
      id === HELPER
        ? "export const __vitePreload = (load) => load();"
        : undefined,
  };
}
