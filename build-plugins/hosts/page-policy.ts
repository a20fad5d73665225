import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { readSite } from "../../server/site.ts";

// It stands behind the encoding, which must come first, and before all scripts.
const ENCODING = /<meta charset="utf-8"\/?>/i;

/**
 * Writes the security policy into pages: into the one for unknown addresses, because
 * most hosts choose headers by address, and into all for a host without headers.
 * Browsers ignore frame-ancestors there.
 */
export async function writePagePolicies(
  build: string,
  inAllPages: boolean,
): Promise<void> {
  for (const { root, path, headers } of await readSite(build)) {
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
