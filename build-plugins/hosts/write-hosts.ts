import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type HstsReach, securityHeaders } from "../../server/headers.ts";
import {
  flatCopyOf,
  type HOST_FILES,
  isFolderPage,
  readBuiltFiles,
} from "../../server/built-files.ts";
import { caddyfile } from "./caddy.ts";
import {
  cloudflareProblem,
  headersFile,
  redirectsFile,
  vercelJson,
} from "./hosted.ts";
import { nginxMaps, nginxServer } from "./nginx.ts";
import { hostRules } from "./rules.ts";

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

// It stands behind the encoding, which must come first, and before all scripts.
const ENCODING = '<meta charSet="utf-8"/>';

/**
 * Writes the security policy into pages: into the one for unknown addresses, because
 * most hosts choose headers by address, and into all for a host without headers.
 * Browsers ignore frame-ancestors there.
 */
export async function writePagePolicies(
  build: string,
  inAllPages: boolean,
): Promise<void> {
  for (const { root, path, headers } of await readBuiltFiles(build)) {
    const policy = headers["content-security-policy"];
    if (policy === undefined) continue;
    if (!inAllPages && path !== "404.html") continue;
    const file = join(root, path);
    const html = await readFile(file, "utf8");
    await writeFile(file, withPolicy(html, policy));
  }
}

/** The page with the policy in it. */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(/; frame-ancestors [^;]+/, "");
  const result = html.replace(
    ENCODING,
    (encoding) =>
      `${encoding}<meta http-equiv="Content-Security-Policy" content="${content}"/>`,
  );
  if (result === html) throw new Error("A page does not state its encoding.");
  return result;
}
