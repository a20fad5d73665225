import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readCspHashes } from "./csp-hashes.ts";
import { hashOf } from "./site-fixture.ts";
import { BuildError } from "./start-error.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "leadline-csp-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  const file = join(folder, "csp.json");
  await writeFile(file, text);
  return readCspHashes(file);
}

it("reads the hashes of each page", async () => {
  const pages = {
    "/": { scripts: [hashOf("a"), hashOf("b")], styles: [hashOf("c")] },
    "/about": { scripts: [], styles: [] },
  };
  const hashes = await read(JSON.stringify({ pages }));
  expect([...hashes]).toEqual(Object.entries(pages));
});

it("tells to build when the file is missing", async () => {
  const reading = readCspHashes(join(folder, "absent.json"));
  await expect(reading).rejects.toThrow(BuildError);
  await expect(reading).rejects.toThrow(
    /absent\.json is missing[^]*npm run build/,
  );
});

it.each([
  ["", "is not a JSON object"],
  ["{", "is not a JSON object"],
  ["null", "is not a JSON object"],
  ["[]", "is not a JSON object"],
  ["{}", "lists no pages"],
  ['{"pages":[]}', "lists no pages"],
  ['{"pages":{"/":"sha256-x"}}', 'the entry "/"'],
  ['{"pages":{"/":[]}}', 'the entry "/"'],
  ['{"pages":{"/":{"scripts":[]}}}', 'the entry "/"'],
  ['{"pages":{"/":{"scripts":[],"styles":[1]}}}', 'the entry "/"'],
  [`{"pages":{"/":{"scripts":["'${hashOf("a")}'"],"styles":[]}}}`, 'entry "/"'],
  [
    `{"pages":{"/":{"scripts":[],"styles":["${hashOf("a")}; img-src *"]}}}`,
    'the entry "/"',
  ],
  [
    '{"pages":{"/a":{"scripts":["sha256-short="],"styles":[]}}}',
    'the entry "/a"',
  ],
])("tells to build when the file holds %s", async (text, problem) => {
  const reading = read(text);
  await expect(reading).rejects.toThrow(BuildError);
  await expect(reading).rejects.toThrow(problem);
  await expect(reading).rejects.toThrow("npm run build");
});
