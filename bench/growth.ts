// Measures what 100 more pages cost: the time of a build, and the scripts that the
// home page loads. Each is a page of content/pages with a social card.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { copySite } from "../tests/site-copy.ts";

const IMPORTS = /(?:import|from|\],)[\s(]*"[^"]*?([\w.-]+\.js)"/g;
const PAGE = readFileSync("tests/recipes/customer-cost.md", "utf8").replace(
  "in the menu: yes",
  "in the menu: no",
);
const copy = copySite();
process.once("exit", copy.remove);

async function msOfBuild(): Promise<number> {
  const start = performance.now();
  await copy.build();
  return performance.now() - start;
}

/** The compressed size of the scripts that a file imports, each counted once. */
function sizeOfScripts(file: string, known = new Set<string>()): number {
  const names = Array.from(
    copy.read(file).matchAll(IMPORTS),
    ([, name]) => name,
  );
  return names.reduce((sum, name) => {
    const script = `build/client/assets/${name}`;
    if (known.has(script)) return sum;
    const { size } = statSync(join(copy.folder, `${script}.br`));
    return sum + size + sizeOfScripts(script, known.add(script));
  }, 0);
}

let bare = 0;
for (const added of [0, 100]) {
  for (let page = 1; page <= added; page += 1)
    copy.write(`content/pages/extra-${page}.md`, PAGE);
  const ms = Math.round(Math.min(await msOfBuild(), await msOfBuild()));
  bare ||= ms;
  const msEach = Math.round((ms - bare) / (added || 1));
  const homeBytes = sizeOfScripts("build/client/index.html");
  console.log({ added, ms, msEach, homeBytes });
}
