import { createHash } from "node:crypto";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { PageHashes } from "../server/headers.ts";
import { addressOf } from "../server/site.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What shrinks; fonts and pixel images are compressed already. */
const COMPRESSIBLE = "**/*.{html,css,js,svg,json,txt,xml,webmanifest,ico}";

/** Writes file.br and file.gz beside every file that gets smaller by it. */
export async function compressFiles(folder: string): Promise<void> {
  for await (const file of glob(COMPRESSIBLE, { cwd: folder })) {
    const path = join(folder, file);
    const content = await readFile(path);
    const twins = {
      br: await brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      gz: await gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [ending, twin] of Object.entries(twins)) {
      if (twin.length < content.length)
        await writeFile(`${path}.${ending}`, twin);
    }
  }
}

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
async function hashInlineCode(
  client: string,
): Promise<Record<string, PageHashes>> {
  const pages: Record<string, PageHashes> = {};
  for await (const file of glob("**/*.html", { cwd: client })) {
    const html = await readFile(join(client, file), "utf8");
    pages[addressOf(file.replaceAll("\\", "/"))] = inlineHashes(html);
  }
  return pages;
}

/**
 * Makes the build folder ready for any static host: 404.html at its root,
 * nothing that only the framework's own server would use, precompressed files, and
 * beside the folder the hashes for the content security policy.
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, "client");
  await rename(join(client, "404/index.html"), join(client, "404.html"));
  await rm(join(client, "404"), { recursive: true });
  await rm(join(client, "__spa-fallback.html"), { force: true });
  await rm(join(client, ".vite"), { recursive: true, force: true });
  await writeFile(
    join(buildDirectory, "csp.json"),
    `${JSON.stringify({ pages: await hashInlineCode(client) }, null, 2)}\n`,
  );
  await compressFiles(client);
  if (!process.env.SITE_URL) {
    console.warn("SITE_URL is not set: canonical addresses name localhost.");
  }
}
