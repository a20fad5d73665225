// Measures what 100 more pages cost: the time of a build, and the scripts that the
// home page loads. Each is the privacy page and its text, without a social card.
import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const IMPORTS = /(?:import|from|\],)[\s(]*"[^"]*?([\w.-]+\.js)"/g;
const copy = fs.mkdtempSync(join(tmpdir(), "growth-"));
process.once("exit", () => fs.rmSync(copy, { recursive: true }));
const read = (file: string) => fs.readFileSync(join(copy, file), "utf8");
const derive = (from: string, to: string, part = "", replacement = "") =>
  fs.writeFileSync(join(copy, to), read(from).replace(part, replacement));

function addPage(name: string): void {
  const [text, route] = [`content/${name}`, `routes/${name}.tsx`];

  derive("app/routes/privacy.tsx", `app/${route}`, "content/privacy", text);
  const added = `route("${name}", "${route}"), route("*"`;
  derive("app/routes.ts", "app/routes.ts", 'route("*"', added);
}

function msOfBuild(): number {
  const start = performance.now();
  execFileSync("react-router", ["build"], { cwd: copy, stdio: "ignore" });
  return performance.now() - start;
}
/** The compressed size of the scripts that a file imports, each counted once. */
function sizeOfScripts(file: string, known = new Set<string>()): number {
  const names = Array.from(read(file).matchAll(IMPORTS), ([, name]) => name);
  return names.reduce((sum, name) => {
    const script = `build/client/assets/${name}`;
    if (known.has(script)) return sum;
    const { size } = fs.statSync(join(copy, `${script}.br`));
    return sum + size + sizeOfScripts(script, known.add(script));
  }, 0);
}

const filter = (path: string) => !path.startsWith("node_modules");
fs.cpSync(".", copy, { recursive: true, filter });
fs.symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
let bare = 0;
for (const added of [0, 100]) {
  for (let page = 1; page <= added; page += 1) addPage(`extra-${page}`);
  const ms = Math.round(Math.min(...[1, 2, 3].map(msOfBuild)));
  bare ||= ms;
  const msEach = Math.round((ms - bare) / (added || 1));
  const homeBytes = sizeOfScripts("build/client/index.html");
  console.log({ added, ms, msEach, homeBytes });
}
