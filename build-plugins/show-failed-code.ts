import type { Plugin } from "vite";

const ROUTER_FILE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = "window.location.reload();\n\t\treturn new Promise(() => {});";
const ANNOUNCEMENT = ", reloading page...`";

/**
 * When a page's code cannot be loaded the router reloads the page the visitor
 * is on, and the click is lost. This hands the error to the error boundary
 * instead, so that the fallback screen names it.
 */
export function showFailedCode(): Plugin {
  let isDone = false;
  return {
    name: "show-failed-code",
    apply: "build",
    transform(code, id) {
      if (!ROUTER_FILE.test(id)) return undefined;
      isDone = code.includes(RELOAD) && code.includes(ANNOUNCEMENT);
      return {
        code: code.replace(RELOAD, "throw error;").replace(ANNOUNCEMENT, "`"),
        map: null,
      };
    },
    buildEnd(error) {
      if (error || isDone || this.environment.name !== "client") return;
      this.error("show-failed-code: the router no longer reloads as expected");
    },
  };
}
