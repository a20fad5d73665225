import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

import { addressOf } from "../server/addresses.ts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const NOT_INLINE_CODE = /\ssrc=|\stype="application\/ld\+json"/;

/** The content security policy's names for the inline scripts of one page. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = Array.from(html.matchAll(SCRIPT))
    .filter(([, attributes = ""]) => !NOT_INLINE_CODE.test(attributes))
    .map(
      ([, , code = ""]) =>
        `sha256-${createHash("sha256").update(code).digest("base64")}`,
    );
  return [...new Set(hashes)];
}

/** Hashes by page address, for every page of the build folder. */
export async function hashInlineScripts(
  client: string,
): Promise<Record<string, string[]>> {
  const pages: Record<string, string[]> = {};
  for await (const file of glob("**/*.html", { cwd: client })) {
    const html = await readFile(join(client, file), "utf8");
    pages[addressOf(file.replaceAll("\\", "/"))] = inlineScriptHashes(html);
  }
  return pages;
}
