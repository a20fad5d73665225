// Evaluates each page's content security policy with Google's CSP Evaluator.
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { readBuiltFiles } from "../server/built-files.ts";

for (const { address, headers } of await readBuiltFiles("build")) {
  const policy = headers["content-security-policy"];
  if (policy === undefined) continue;
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  for (const { severity, directive, value = "", description } of findings) {
    if (severity > Severity.HIGH_MAYBE) continue;
    console.log(`${address}: ${directive} ${value}: ${description}`);
    process.exitCode = 1;
  }
}
