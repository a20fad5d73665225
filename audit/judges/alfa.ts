import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import rules from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";
import type { PageJudge } from "../views/page-judge.ts";
import { makeStylesPlain } from "./plain-styles.ts";

const isNeeded = Conformance.isAA();

const rulesOfAA = [...rules].filter((rule) =>
  rule.requirements.some(
    (requirement) =>
      Criterion.isCriterion(requirement) && isNeeded(requirement),
  ),
);

/** Siteimprove Alfa: the rules of WCAG's levels A and AA. */
export const alfa: PageJudge = {
  name: "Siteimprove Alfa",
  look: async (page) => {
    await page.evaluate(makeStylesPlain);
    const document = await page.evaluateHandle(() => window.document);
    const input = await Playwright.toPage(document);
    const outcomes = await Audit.of(input, rulesOfAA).evaluate();
    return [...outcomes].flatMap((outcome) => {
      if (!Outcome.isFailed(outcome)) return [];
      const messages = [...outcome.expectations].flatMap(([, result]) =>
        result.isErr() ? [result.getErrUnsafe().message] : [],
      );
      return {
        rule: outcome.rule.uri.replace(/.*\//, ""),
        element: JSON.stringify(outcome.target.toJSON())
          .replace(/\s+/g, " ")
          .slice(0, 200),
        message: messages.join(" "),
      };
    });
  },
  planted: {
    html: `<!doctype html><html lang="en"><title>Planted</title>
      <style>:root { color-scheme: light dark; --pale: light-dark(#aaa, #555) }
        @layer parts { main { & p { color: var(--pale) } } }</style>
      <main><h1>Planted</h1><img src="data:,"><p>Too pale to read</p></main>`,
    rules: ["sia-r2", "sia-r69"],
  },
};
