// `npm run test:specification`: checks the specification's own figures and words
// against the shipped content. Content that passes is recorded by its hash, and so is what its
// samples say: while it is unchanged, `npm test` runs this check too. Content that the agency has
// changed need not pass. Plain JavaScript, because scripts/test.mjs runs on
// the machine's own Node.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { runNpm } from "./bootstrap.mjs";

const RECORD = "tests/specification/content.sha256";

function contentHash() {
  const hash = createHash("sha256");
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(yaml|md)$/.test(name))
    .map((name) => name.replaceAll("\\", "/"));
  for (const file of files.toSorted()) {
    const text = readFileSync(`content/${file}`, "utf8");
    hash.update(`${file}\n${text.replaceAll("\r\n", "\n")}`);
  }
  return hash.digest("hex");
}

/** Whether the present content has passed the check. */
export function isSpecified() {
  return (
    existsSync(RECORD) && readFileSync(RECORD, "utf8").trim() === contentHash()
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.TEST_SPECIFICATION = "yes";
  process.exitCode = await runNpm([
    "exec",
    "--",
    "playwright",
    "test",
    "--project=specification",
    ...process.argv.slice(2),
  ]);
  if (process.exitCode === 0 && process.argv.length === 2) {
    writeFileSync(RECORD, `${contentHash()}\n`);
    await runNpm(["run", "--silent", "samples", "--", "--record"]);
  }
}
