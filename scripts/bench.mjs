// `npm run bench [name …] -- [--runs 5]`, after the build: measures the site.
import { runNpm } from "./bootstrap.mjs";

const BENCHMARKS = ["pages", "inp", "navigation", "enquiries", "growth"];

const args = process.argv.slice(2);
const named = BENCHMARKS.filter((name) => args.includes(name));
const options = args.filter((arg) => !BENCHMARKS.includes(arg));

for (const name of named.length > 0 ? named : BENCHMARKS) {
  console.log(`\n=== ${name}`);
  const script = ["run", "--silent", `bench:${name}`, "--", ...options];
  if ((await runNpm(script)) !== 0) process.exitCode = 1;
}
