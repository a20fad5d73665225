// Evaluates each page's content security policy with Google's CSP Evaluator.
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { pages, serveSite } from "../bench/serve-site.ts";

const site = await serveSite();
try {
  for (const path of pages) {
    const { headers } = await fetch(`${site.address}${path}`);
    const policy = headers.get("content-security-policy") ?? "";
    const findings = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    console.log(`${path}: ${findings.length} findings of high severity`);
    for (const { directive, value = "", description } of findings) {
      console.log(`  ${directive} ${value}: ${description}`);
      process.exitCode = 1;
    }
  }
} finally {
  await site.stop();
}
