import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";

import type { PageHashes } from "../server/headers.ts";
import { addressOf } from "../server/site.ts";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;
const NOT_INLINE_CODE = /\ssrc=|\stype="application\/ld\+json"/;

/** The content security policy's names for a page's inline scripts and styles. */
export function inlineHashes(html: string): PageHashes {
  return { scripts: hashes(html, SCRIPT), styles: hashes(html, STYLE) };
}

function hashes(html: string, element: RegExp): string[] {
  const found = Array.from(html.matchAll(element))
    .filter(([, attributes = ""]) => !NOT_INLINE_CODE.test(attributes))
    .map(
      ([, , code = ""]) =>
        `sha256-${createHash("sha256").update(code).digest("base64")}`,
    );
  return [...new Set(found)];
}

/** Hashes by page address, for every page of the build folder. */
export async function hashInlineCode(
  client: string,
): Promise<Record<string, PageHashes>> {
  const pages: Record<string, PageHashes> = {};
  for await (const file of glob("**/*.html", { cwd: client })) {
    const html = await readFile(join(client, file), "utf8");
    pages[addressOf(file.replaceAll("\\", "/"))] = inlineHashes(html);
  }
  return pages;
}
