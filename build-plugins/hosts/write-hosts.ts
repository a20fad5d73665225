import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import {
  type Headers,
  type HstsReach,
  securityHeaders,
} from "../../server/headers.ts";
import {
  flatCopyOf,
  type HOST_FILES,
  isFolderPage,
  readSite,
} from "../../server/site.ts";
import { caddyfile } from "./caddy.ts";
import {
  cloudflareProblem,
  headersFile,
  redirectsFile,
} from "./headers-file.ts";
import { nginxMaps, nginxServer } from "./nginx.ts";
import { hostRules, type HostRules } from "./rules.ts";

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
  const siteFiles = await readSite(build);
  for (const { root, path } of siteFiles.filter((file) =>
    isFolderPage(file.path),
  ))
    await copyFile(join(root, path), join(root, flatCopyOf(path)));
  const rules = hostRules(siteFiles, securityHeaders(hsts), siteUrl);
  const besidePages: Record<(typeof HOST_FILES)[number], string> = {
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    "vercel.json": vercelJson(rules),
  };
  await writeAll(join(build, "client"), besidePages);
  await writeAll(join(build, "hosts"), {
    "nginx-maps.conf": nginxMaps(rules),
    "nginx-server.conf": nginxServer(rules),
    Caddyfile: caddyfile(rules),
  });
  return [cloudflareProblem(besidePages._headers) ?? []].flat();
}

async function writeAll(
  folder: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(texts))
    await writeFile(join(folder, name), text);
}

/** `vercel.json`. With clean URLs Vercel itself redirects to a page's one address. */
function vercelJson({ common, pages, files }: HostRules): string {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule("/(.*)", common),
      ...pages.map(({ address, headers }) => rule(address, headers)),
      ...Array.from(files, ([address, headers]) =>
        rule(address.endsWith("/") ? `${address}(.*)` : address, headers),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});
