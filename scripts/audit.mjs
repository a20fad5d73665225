// `npm run audit`, after the build: checks the site with third-party tools, one after
// another. Exits with 1 if one of them failed.
import { runNpm } from "./bootstrap.mjs";

const AUDITS = [
  "lint:html",
  "test:csp",
  "audit:observatory",
  "audit:spelling",
  "audit:equal-access",
  "audit:lighthouse",
];

const failed = [];
for (const script of AUDITS) {
  console.log(`\n=== ${script}`);
  if ((await runNpm(["run", "--silent", script])) !== 0) failed.push(script);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nPassed");
process.exitCode = failed.length > 0 ? 1 : 0;
