import type { Plugin } from "vite";

const ROUTER_FILE = /react-router\/dist\/\w+\/lib\/dom\/lib\.js$/;
const NAME = /^\w+\.displayName = "\w+";$/gm;
const MADE = /(?<=^const \w+ = )(?=\S+\.forwardRef\()/gm;

/**
 * The router makes its components by a call and then gives each a name for
 * developer tools. A bundler must take both for effects, and keeps the
 * components that nothing here uses: 1.4 KB of the first load.
 */
export function onlyUsedComponents(): Plugin {
  let isDone = false;
  return {
    name: "only-used-components",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!ROUTER_FILE.test(id)) return undefined;
      isDone = code.search(NAME) >= 0 && code.search(MADE) >= 0;
      const unnamed = code.replaceAll(NAME, "");
      return { code: unnamed.replaceAll(MADE, "/* @__PURE__ */ "), map: null };
    },
    buildEnd(error) {
      if (error || isDone) return;
      this.error("only-used-components: the router is not written as expected");
    },
  };
}
