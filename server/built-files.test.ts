import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createBuild, hashOf } from "./build-fixture.ts";
import { readBuiltFiles } from "./built-files.ts";
import { StartError } from "./settings.ts";

it.each([
  ["no JSON", "{"],
  [
    "a page missing",
    '{"images":[],"pages":{"/404":{"scripts":[],"styles":[]}}}',
  ],
  [
    "another directive in place of a hash",
    `{"images":[],"pages":{"/":{"scripts":["${hashOf("a")}; img-src *"],"styles":[]}}}`,
  ],
  [
    "another directive in place of an origin",
    '{"images":["https://a.example; script-src *"],"pages":{}}',
  ],
])("refuses a build whose csp.json has %s", async (_name, text) => {
  const { build } = await createBuild();
  await writeFile(join(build, "csp.json"), text);
  await expect(readBuiltFiles(build)).rejects.toThrow(StartError);
});

it.each(["csp.json", "client", "client/404.html"])(
  "refuses a build without %s, and says what to do",
  async (path) => {
    const { build } = await createBuild();
    await rm(join(build, path), { recursive: true });
    await expect(readBuiltFiles(build)).rejects.toThrow("npm run build");
  },
);
