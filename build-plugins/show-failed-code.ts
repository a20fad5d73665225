import type { Plugin } from "vite";

const ROUTER_FILE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = "window.location.reload();\n\t\treturn new Promise(() => {});";

/**
 * When a page's code cannot be loaded the router reloads the page the visitor
 * is on, and the click is lost. This hands the error to the error boundary
 * instead, so that the fallback screen names it.
 */
export function showFailedCode(): Plugin {
  return {
    name: "show-failed-code",
    apply: "build",
    transform(code, id) {
      if (!ROUTER_FILE.test(id)) return undefined;
      if (!code.includes(RELOAD)) {
        this.error(`show-failed-code: ${id} no longer reloads as expected`);
      }
      return { code: code.replace(RELOAD, "throw error;"), map: null };
    },
  };
}
