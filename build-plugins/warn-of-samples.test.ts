import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createBuilder, createLogger } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";

import { samples } from "./warn-of-samples";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "samples-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a build says: warnings and the rest. */
async function buildFor(siteUrl: string, content: string): Promise<string[]> {
  writeFileSync(join(folder, "about.yaml"), content);
  writeFileSync(join(folder, "index.html"), "");
  const said: string[] = [];
  const logger = createLogger("info");
  logger.warn = (message) => void said.push(`warning: ${message}`);
  logger.info = (message) => void said.push(`info: ${message}`);
  const builder = await createBuilder({
    configFile: false,
    root: folder,
    customLogger: logger,
    builder: {},
    plugins: [samples(siteUrl, folder)],
  });
  await builder.buildApp();
  return said.filter((message) => message.includes("still a sample"));
}

const INVENTED = "team:\n  - name: Ruth\n    sample: yes\n";

it("warns at both ends of a build for a public host that has samples in it", async () => {
  const said = await buildFor("https://www.leadline.co.uk", INVENTED);
  expect(said).toEqual([
    expect.stringMatching(/^warning: .*1 entry is still a sample/),
    expect.stringMatching(/^warning: .*1 entry is still a sample/),
  ]);
});

it("only mentions samples at the end of any other build", async () => {
  const said = await buildFor("http://localhost:3000", INVENTED);
  expect(said).toEqual([expect.stringMatching(/^info: 1 entry is/)]);
});

it("says nothing if nothing is a sample", async () => {
  const said = await buildFor("https://www.leadline.co.uk", "team: []\n");
  expect(said).toEqual([]);
});
