import type { SiteJudge } from "../report/run-judge.ts";
import type { Site } from "../site/site.ts";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import type { Finding } from "../report/finding.ts";

const IMAGE_HOST = "https://images.unsplash.com";

/** What the site asks of its policy beyond what the evaluator minds. */
function ownRules(
  policy: string,
): { rule: string; element: string; message: string }[] {
  const directives = policy.split(/;\s*/);
  const broken = [];
  if (directives[0] !== "default-src 'none'") {
    broken.push({
      rule: "default-src-none",
      element: directives[0] ?? "",
      message: "The policy must start at default-src 'none'.",
    });
  }
  for (const directive of directives) {
    if (directive.includes("'unsafe-")) {
      broken.push({
        rule: "no-unsafe",
        element: directive,
        message: "No unsafe-inline, unsafe-eval or their like.",
      });
    }
    if (
      /https?:/.test(directive) &&
      directive !== `img-src 'self' ${IMAGE_HOST}`
    ) {
      broken.push({
        rule: "images-only",
        element: directive,
        message: "Another host may be named for images only.",
      });
    }
  }
  return broken;
}

/** CSP Evaluator: what is, or may be, of high severity; and the site's own rules. */
function evaluatePolicy(where: string, policy: string): Finding[] {
  const severe = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(({ type, severity, description, directive, value }) => ({
      rule: `${Severity[severity]} ${type}`,
      element: `${directive} ${value ?? ""}`.trim(),
      message: description,
    }));
  return [...severe, ...ownRules(policy)].map((each) => ({ ...each, where }));
}

const PLANTED = `script-src 'unsafe-inline' https://cdn.example.com`;

export const cspEvaluator = ({ pages }: Site): SiteJudge => ({
  name: "CSP Evaluator",
  judged: pages.map(({ path }) => path),
  find: () => {
    const findings = pages.flatMap(({ path, headers }) =>
      evaluatePolicy(path, headers.get("content-security-policy") ?? ""),
    );
    return Promise.resolve({ findings });
  },
  planted: {
    find: () => Promise.resolve(evaluatePolicy("planted", PLANTED)),
    rules: [
      "HIGH 301",
      "HIGH 300",
      "default-src-none",
      "no-unsafe",
      "images-only",
    ],
  },
});
