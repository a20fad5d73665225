import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "../../build-plugins/finish-build.ts";

const ADDRESS = "/one-line";
const PAGE = `<!doctype html>
<html lang="en-GB">
<meta name="viewport" content="width=device-width">
<title>One line</title>
<h1>One line of text</h1>
`;

/** The policy for it, before those of the others in `build/csp.json`. */
const POLICY = `"${ADDRESS}": { "scripts": [], "styles": [] },`;

/**
 * Puts a page with nothing to wait for into a copy of the project: what
 * Lighthouse measures there is the machine's own share. Gives its address.
 */
export async function addOneLinePage(copy: string): Promise<string> {
  const folder = join(copy, "build/client", ADDRESS);
  await mkdir(folder);
  await writeFile(join(folder, "index.html"), PAGE);
  await compressFiles(folder);

  const policies = join(copy, "build/csp.json");
  const text = await readFile(policies, "utf8");
  await writeFile(policies, text.replace('"pages": {', `$& ${POLICY}`));
  return ADDRESS;
}
