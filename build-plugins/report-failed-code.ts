import type { Plugin } from "vite";

import { FAILED_CODE_EVENT } from "../app/browser/failed-code-event.ts";

const ROUTER_FILE = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = "window.location.reload();\n\t\treturn new Promise(() => {});";
const REPORT = `window.dispatchEvent(new Event("${FAILED_CODE_EVENT}"));\n\t\treturn new Promise(() => {});`;

/**
 * When a page's code cannot be loaded the router reloads the page the visitor
 * is on, and the click is lost. This tells the application instead, which loads
 * the page that was asked for; docs/decisions/009-failed-code.md.
 */
export function reportFailedCode(): Plugin {
  let isDone = false;
  return {
    name: "report-failed-code",
    apply: "build",
    transform(code, id) {
      if (!ROUTER_FILE.test(id)) return undefined;
      isDone = code.split(RELOAD).length === 2;
      return { code: code.replace(RELOAD, REPORT), map: null };
    },
    buildEnd(error) {
      if (error || isDone || this.environment.name !== "client") return;
      this.error(
        "report-failed-code: the router no longer reloads as expected",
      );
    },
  };
}
