import { spawn } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../report/finding.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Below the packages, where the compiler finds schema-dts. */
const FOLDER = join(ROOT, "audit/node_modules/.graphs");

function compile(files: readonly string[]): Promise<string> {
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  const options = [
    "--noEmit",
    "--strict",
    "--pretty",
    "false",
    "--skipLibCheck",
    "--module",
    "preserve",
    "--ignoreConfig",
  ];
  const child = spawn(process.execPath, [tsc, ...options, ...files], {
    cwd: FOLDER,
  });
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout
      .setEncoding("utf8")
      .on("data", (text: string) => (output += text));
    child.once("error", reject);
    child.once("close", () => resolve(output));
  });
}

/**
 * Holds graphs against schema.org's vocabulary: the types that schema-dts has
 * made of it, and the TypeScript compiler as judge. A property that the
 * vocabulary does not know, or a value of another kind, is a finding.
 * @param graphs JSON-LD by where it stands
 */
export async function checkVocabulary(
  graphs: ReadonlyMap<string, string>,
): Promise<Finding[]> {
  const places = [...graphs.keys()];
  await mkdir(FOLDER, { recursive: true });
  try {
    const files = [...graphs.values()].map(async (json, index) => {
      const code = `import type { Graph } from "schema-dts";\nexport const graph: Graph = ${json};\n`;
      await writeFile(join(FOLDER, `${index}.ts`), code);
      return `${index}.ts`;
    });
    const output = await compile(await Promise.all(files));
    const lines = [
      ...output.matchAll(/^(?:(\d+)\.ts\(\S+\): )?error (TS\d+): (.*)/gm),
    ];
    return lines.map(([, index = "", rule = "", message = ""]) => ({
      where: places[Number(index)] ?? "",
      rule: "schema.org vocabulary",
      element: rule,
      message: message.slice(0, 500),
    }));
  } finally {
    await rm(FOLDER, { recursive: true });
  }
}
