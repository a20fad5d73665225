import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { isPreview } from "../app/content/pages/site-pages.ts";
import type { Site } from "../app/content/site.ts";
import { measuringHosts } from "../app/features/measuring/measuring-hosts.ts";
import { hostedConfig, ORIGINS } from "../editing/admin-config.ts";
import { buildEditor } from "../editing/build-editor.ts";

import { ADMIN } from "../server/built-files.ts";
import type { PageHashes } from "../server/headers.ts";
import { NOWHERE } from "../server/enquiries/settings.ts";
import { WORDS_FILE, type Words } from "../server/enquiries/words.ts";
import { writeHosts } from "./hosts/write-hosts.ts";
import { fewAtATime } from "./generated-files.ts";
import { findPageProblems } from "./page-problems.ts";
import { readValidContent, throwIfAny } from "./read-content.ts";
import { writeSearchIndex } from "./search-index.ts";
import { desk, editor, formService, hsts, siteUrl } from "./settings.ts";

export type Hashes = Record<"pages" | "folders", Record<string, PageHashes>>;

/**
 * Prepares the build folder, which has its pages, for our own server and for other hosts.
 *
 * @param pages the file of each page, by its path
 * @param hashes of what is inline in each page
 * @throws if a page contains a missing value or a dead link
 */
export async function finishBuild(
  build: string,
  pages: ReadonlyMap<string, string>,
  hashes: Hashes,
): Promise<void> {
  const client = join(build, "client");
  await rm(join(client, ".vite"), { recursive: true });
  const { site, sources } = readValidContent();
  const { content, documents } = site;
  throwIfAny(
    Object.keys(content.redirects)
      .filter((from) => isFile(join(client, from)))
      .map(
        (from) =>
          `${sources.get("redirects")?.describe({ file: "redirects", path: [from], message: "is a file that the build has, so that nobody would be led on from it" })}`,
      ),
  );
  throwIfAny(
    findPageProblems(
      readPages(client, pages),
      "content",
      (address) => /\.\w+$/.test(address) && existsSync(join(client, address)),
    ),
  );
  await writeJson(join(build, "csp.json"), {
    ...hashes,
    ...policySources(),
    redirects: content.redirects,
    hasDesk: desk !== undefined,
    editor: editor && [ORIGINS[editor.name]],
  });
  await writeJson(join(build, WORDS_FILE), deskWords(site));
  await writeSearchIndex(client, documents);
  await compressFiles(client);
  // Afterwards, so that nothing that visitors load depends on it.
  if (editor) {
    await buildEditor(join(client, ADMIN), false);
    await writeJson(join(client, ADMIN, "config.json"), hostedConfig(editor));
    await compressFiles(join(client, ADMIN));
  }
  for (const problem of await writeHosts(build, siteUrl, hsts))
    console.warn(problem);
  if (!process.env.SITE_URL) {
    console.warn("SITE_URL is not set, so canonical URLs name localhost.");
  }
  if (!desk && formService === undefined) console.warn(NOWHERE);
}

/** The HTML of each page by its path; of very many pages memory has no room for all. */
function* readPages(client: string, pages: ReadonlyMap<string, string>) {
  for (const [path, file] of pages)
    yield [path, readFileSync(join(client, file), "utf8")] as const;
}

/** What the policies of all pages allow: the origins that the site loads from and sends to. */
export function policySources() {
  const {
    site: { content },
    asksImageHost,
  } = readValidContent();
  // Netlify says what it builds for: a branch has an address of its own there.
  const { NETLIFY, CONTEXT } = process.env;
  const isBranch = NETLIFY === "true" && CONTEXT !== "production";
  return {
    isPreview: isPreview() || isBranch,
    images: asksImageHost ? [`https://${content.pictures.imageHost}`] : [],
    formService,
    measuring: measuringHosts(content.measuring),
  };
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

const writeJson = (file: string, data: object) =>
  writeFile(file, `${JSON.stringify(data, null, 2)}\n`);

function deskWords({ content, estimator }: Site): Words {
  const { email, telephone, address, registration, ...company } =
    content.company;
  const { fields, moreFields, receivers, thanks } = content["contact-form"];
  const { heading, failure } = content.fallback;
  const texts = content["enquiry-desk"];
  return {
    ...texts,
    pages: {
      ...texts.pages,
      failed: { heading, text: failure.explanation },
    },
    company: {
      name: content.brand.name,
      email,
      telephone: telephone.shown,
      address: `${address.street}, ${address.town} ${address.postcode}`,
      registration: [`${content.brand.legalName}.`, registration]
        .filter(Boolean)
        .join(" "),
    },
    subjects: fields.subject.options,
    receivers,
    thanked: Object.keys(thanks),
    questions: moreFields,
    closedDays: company.closedDays,
    replyHours: company.replyHours,
    prices: estimator.prices,
  };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Text formats; fonts and PNG are compressed already. */
const COMPRESSIBLE = "**/*.{html,css,js,svg,json,txt,xml,webmanifest,ico}";

/** With more files each is compressed in a tenth of the time, to a tenth more. */
const MANY = 200;
const QUICK_QUALITY = 8;

async function compressFiles(folder: string): Promise<void> {
  const files = globSync(COMPRESSIBLE, { cwd: folder });
  const quality =
    files.length > MANY ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY;
  const compress = async (file: string) => {
    const path = join(folder, file);
    const content = await readFile(path);
    const versions = {
      br: await brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
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
  await fewAtATime(files, compress);
}
