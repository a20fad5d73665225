// `npm run audit`: installs what is missing, builds the site and checks it with
// third-party tools, one after another. Exits with 1 if one of them failed.
import { prepare, runNpm } from "./bootstrap.mjs";

const AUDITS = [
  "lint:html",
  "test:csp",
  "audit:observatory",
  "audit:spelling",
  "audit:equal-access",
  "audit:lighthouse",
];

await prepare();
for (const script of ["build", "install:browser"]) {
  if ((await runNpm(["run", "--silent", script])) !== 0) process.exit(1);
}
const failed = [];
for (const script of AUDITS) {
  console.log(`\n=== ${script}`);
  if ((await runNpm(["run", "--silent", script])) !== 0) failed.push(script);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(", ")}` : "\nPassed");
process.exitCode = failed.length > 0 ? 1 : 0;
