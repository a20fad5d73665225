import { copyFile } from "node:fs/promises";
import { join } from "node:path";

import { type HstsReach, securityHeaders } from "../../server/headers.ts";
import {
  flatCopyOf,
  isFolderPage,
  readBuiltFiles,
} from "../../server/built-files.ts";
import { claim, writeFiles } from "../generated-files.ts";
import {
  cloudflareProblem,
  headersFile,
  redirectProblems,
  redirectsFile,
  vercelJson,
} from "./hosting-services.ts";
import { hostRules } from "./rules.ts";
import { caddyfile, nginxMaps, nginxServer } from "./web-servers.ts";

/**
 * Writes the settings with which other hosts answer as our own server does: files that
 * hosts look for beside the pages, and into `hosts/` those of web servers. Returns what
 * a host would not accept.
 */
export async function writeHosts(
  build: string,
  siteUrl: string,
  hsts: HstsReach,
): Promise<string[]> {
  const siteFiles = await readBuiltFiles(build);
  for (const { root, path } of siteFiles.filter((file) =>
    isFolderPage(file.path),
  )) {
    claim(join(root, flatCopyOf(path)), `the copy of ${path}`);
    await copyFile(join(root, path), join(root, flatCopyOf(path)));
  }
  const rules = hostRules(siteFiles, securityHeaders(hsts), siteUrl);
  const headers = headersFile(rules);
  const texts = {
    "client/_headers": headers,
    "client/_redirects": redirectsFile(rules),
    "client/vercel.json": vercelJson(rules),
    "hosts/nginx-maps.conf": nginxMaps(rules),
    "hosts/nginx-server.conf": nginxServer(rules),
    "hosts/Caddyfile": caddyfile(rules),
  };
  const files = Object.entries(texts);
  await writeFiles(
    build,
    files.map(([address, text]) => ({ address, content: () => text })),
  );
  return [cloudflareProblem(headers) ?? [], redirectProblems(rules)].flat();
}
