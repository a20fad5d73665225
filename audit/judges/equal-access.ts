import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Checker } from "accessibility-checker-engine/ace.d.ts";
import type { PageJudge } from "../views/page-judge.ts";

declare const ace: { Checker: new () => Checker };

const engine = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

/**
 * IBM Equal Access. Only what it calls a violation counts: what it wants a
 * person to look at (potential, manual) and what it recommends does not.
 */
export const equalAccess: PageJudge = {
  name: "IBM Equal Access",
  look: async (page) => {
    // Evaluated by the debugger, which the page's policy does not bind.
    await page.evaluate(engine);
    return page.evaluate(async () => {
      const { results } = await new ace.Checker().check(document, [
        "WCAG_2_2",
        "IBM_Accessibility",
      ]);
      return results
        .filter(({ value }) => value.join() === "VIOLATION,FAIL")
        .map(({ ruleId, path, message }) => ({
          rule: ruleId,
          element: path.dom ?? "",
          message,
        }));
    });
  },
  planted: {
    html: `<!doctype html><html lang="en"><title>Planted</title><main>
      <h1>Planted</h1><img src="data:,"><input></main><p>Outside a landmark</p>`,
    rules: ["img_alt_valid", "input_label_exists", "aria_content_in_landmark"],
  },
};
