import { createHash } from "node:crypto";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { bundleScript } from "./bundle-script.ts";
import { takeScripts } from "./take-scripts.ts";

const PAGE_SCRIPT = new URL("../app/boot/page-script.ts", import.meta.url);
const BOOT = new URL("../app/boot/boot.ts", import.meta.url);

/** What the script in the page calls its page's file. */
const START_FILE = "virtual:start-file";

/** Before it nothing has to be waited for. */
const FIRST_STYLESHEET = /<link rel="stylesheet"/;

/**
 * What nothing in a page needs of what the framework writes: what is not so,
 * what is so for every route, what every page has loaded already (few-chunks.ts),
 * and where the list of files was.
 */
const UNNEEDED =
  /"(?:has|unstable_)\w+":false,?|"hasDefaultExport":true,|"imports":\[[^\]]*\],|,"url":"[^"]*","version":"\w*"/g;

/**
 * Moves each page's scripts into a file of its own that the page asks for
 * after the first paint: docs/decisions/011-first-view.md.
 *
 * @throws if a page has no stylesheet to put the script before
 */
export async function writeStartFiles(client: string): Promise<void> {
  const [pageScript, boot] = await Promise.all([
    bundleScript(PAGE_SCRIPT, "page"),
    bundleScript(BOOT, "boot"),
  ]);
  if (pageScript.split(START_FILE).length !== 2) {
    throw new Error(
      `the script in the page does not ask once for ${START_FILE}`,
    );
  }
  const manifests = new Set<string>();
  const readManifest = (address: string) => {
    manifests.add(address);
    return readFile(join(client, address), "utf8");
  };
  for await (const page of glob("**/*.html", { cwd: client })) {
    const file = join(client, page);
    const rendered = await readFile(file, "utf8");
    const { html, code } = await takeScripts(rendered, readManifest);
    if (!FIRST_STYLESHEET.test(html)) {
      throw new Error(`${page} has no stylesheet`);
    }
    const text = `${boot}
export const start = (release, isHolding) => boot.boot(async () => {
${code.replaceAll(UNNEEDED, "")}
}, release, isHolding);
`;
    const address = addressOf(text);
    await writeFile(join(client, address), text);
    const script = pageScript.replace(START_FILE, address);
    await writeFile(
      file,
      html.replace(
        FIRST_STYLESHEET,
        (link) => `<script>${script}</script>${link}`,
      ),
    );
  }
  for (const manifest of manifests) await rm(join(client, manifest));
}

function addressOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("base64url");
  return `/assets/start-${hash.slice(0, 8)}.js`;
}
