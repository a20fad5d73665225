import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { requireContent } from "../app/content/load.ts";
import type { Content } from "../app/content/schemas.ts";
import { measuringHosts } from "../app/features/measuring/measuring-hosts.ts";
import type { PageHashes } from "../server/headers.ts";
import { NOWHERE } from "../server/leads/settings.ts";
import { WORDS_FILE, type Words } from "../server/leads/words.ts";
import { addressOf, LEAD_PAGES } from "../server/site.ts";
import { writeHosts, writePagePolicies } from "./hosts/write-hosts.ts";
import { findPageProblems, throwIfAny } from "./problems.ts";
import {
  formService,
  hsts,
  leads,
  policyInPages,
  siteUrl,
} from "./site-url.ts";

/**
 * Prepares the build folder for our own server and for static hosts: moves 404.html
 * to the root, deletes what only the framework's own server would use, writes what
 * the content security policy allows into csp.json, what the lead desk has to know
 * into a file of its own, precompresses the files, and writes the hosts' settings.
 *
 * @throws if a page contains a missing value or a dead link
 */
export async function finishBuild(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, "client");
  await rename(join(client, "404/index.html"), join(client, "404.html"));
  await rm(join(client, "404"), { recursive: true });
  await rm(join(client, "__spa-fallback.html"), { force: true });
  await rm(join(client, ".vite"), { recursive: true, force: true });
  const leadPages = join(buildDirectory, LEAD_PAGES);
  await rm(leadPages, { recursive: true, force: true });
  // A build for a form service has no such pages.
  if (formService === undefined)
    await rename(join(buildDirectory, "server", LEAD_PAGES), leadPages);
  const { content } = requireContent("content");
  const pages = await readPages(client);
  const pagesWithLeads = await readPages(leadPages);
  throwIfAny(findPageProblems(pages, "content"));
  throwIfAny(findPageProblems(pagesWithLeads, "content"));
  await writeJson(join(buildDirectory, "csp.json"), {
    ...policiesOf(pages),
    leadPages: policiesOf(pagesWithLeads).pages,
    formService,
    measuring: measuringHosts(content.measuring),
  });
  await writeJson(join(buildDirectory, WORDS_FILE), leadWords(content));
  await writePagePolicies(buildDirectory, policyInPages);
  await compressFiles(client);
  await compressFiles(leadPages);
  for (const problem of await writeHosts(buildDirectory, siteUrl, hsts))
    console.warn(problem);
  if (!process.env.SITE_URL) {
    console.warn("SITE_URL is not set, so canonical URLs name localhost.");
  }
  if (!leads && formService === undefined) console.warn(NOWHERE);
}

const writeJson = (file: string, data: object) =>
  writeFile(file, `${JSON.stringify(data, null, 2)}\n`);

/** The part of the content that the server's lead desk uses. */
function leadWords(content: Content): Words {
  const { email, telephone, address } = content.company;
  const { fields, packageNames } = content.contact.hero.form;
  return {
    ...content["lead-desk"],
    company: {
      name: content.brand.name,
      email,
      telephone: telephone.shown,
      address: `${address.street}, ${address.town} ${address.postcode}`,
    },
    subjects: fields.subject.options,
    packageNames,
  };
}

/** The HTML of every page of the folder, by the page's URL path. */
async function readPages(folder: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for await (const file of glob("**/*.html", { cwd: folder })) {
    const html = await readFile(join(folder, file), "utf8");
    pages.set(addressOf(file.replaceAll("\\", "/")), html);
  }
  return pages;
}

/**
 * The policy's data: each page's hashes, and for all pages together the origins of
 * their pictures, because visitors move between pages without a new policy.
 */
function policiesOf(html: ReadonlyMap<string, string>) {
  const pages: Record<string, PageHashes> = {};
  for (const [address, page] of html) pages[address] = inlineHashes(page);
  return {
    images: [...new Set([...html.values()].flatMap(imageOrigins))],
    pages,
  };
}

const IMAGE = /<img\b[^>]*\ssrc="(https:\/\/[^/"]+)/g;

/** The other origins from which a page takes pictures. */
export const imageOrigins = (html: string): string[] =>
  Array.from(html.matchAll(IMAGE), ([, origin = ""]) => origin);

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/g;

/** External scripts and structured data need no hash. */
const NOT_INLINE_CODE = /\ssrc=|\stype="application\/ld\+json"/;

/** The content security policy's hashes of a page's inline scripts and styles. */
export function inlineHashes(html: string): PageHashes {
  return { scripts: hashes(html, SCRIPT), styles: hashes(html, STYLE) };
}

function hashes(html: string, element: RegExp): string[] {
  const found = Array.from(html.matchAll(element))
    .filter(
      ([, attributes = "", code]) => code && !NOT_INLINE_CODE.test(attributes),
    )
    .map(
      ([, , code = ""]) =>
        `sha256-${createHash("sha256").update(code).digest("base64")}`,
    );
  return [...new Set(found)];
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Text formats; fonts and PNG are compressed already. */
const COMPRESSIBLE = "**/*.{html,css,js,svg,json,txt,xml,webmanifest,ico}";

/** Writes a .br and a .gz version beside every file, unless it is not smaller. */
async function compressFiles(folder: string): Promise<void> {
  const files = globSync(COMPRESSIBLE, { cwd: folder });
  const compress = async (file: string) => {
    const path = join(folder, file);
    const content = await readFile(path);
    const versions = {
      br: await brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      gz: await gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
    };
    for (const [extension, compressed] of Object.entries(versions)) {
      if (compressed.length < content.length)
        await writeFile(`${path}.${extension}`, compressed);
    }
  };
  await Promise.all(files.map(compress));
}
