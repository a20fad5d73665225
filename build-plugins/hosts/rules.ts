import { extname } from "node:path";

import type { Headers } from "../../server/headers.ts";
import { spellingsOf, type BuiltFile } from "../../server/built-files.ts";

/** What a host has to know to answer as our own server does. */
export interface HostRules {
  /** The name of the site's host, like `www.example.com`. */
  readonly host: string;
  readonly common: Headers;
  /** Other spellings of pages' addresses, and old addresses, with the one they lead to. */
  readonly aliases: readonly (readonly [alias: string, address: string])[];
  /** The folders of very many pages: one rule has the other spellings of all of them. */
  readonly folders: readonly string[];
  /** The pages that share their headers with no folder, but not that for unknown addresses. */
  readonly pages: readonly BuiltFile[];
  /** The headers of all else by the address; a folder's ends with a slash. */
  readonly files: ReadonlyMap<string, Headers>;
  /** The headers of answers to unknown addresses. */
  readonly notFound: Headers;
  /** The endings of all files, like `.css`. */
  readonly extensions: ReadonlySet<string>;
}

/**
 * Derives the rules from what our own server uses: its files with their headers, and
 * the headers of all answers, which some files override.
 */
export function hostRules(
  siteFiles: readonly BuiltFile[],
  everyAnswer: Headers,
  siteUrl: string,
): HostRules {
  const varying = new Set(
    siteFiles.flatMap(({ headers }) => Object.keys(headers)),
  );
  const isVarying = ([name]: readonly [string, string]) => varying.has(name);
  const entries = Object.entries(everyAnswer);
  const defaults = Object.fromEntries(entries.filter(isVarying));
  const all = siteFiles.map((file) => ({
    ...file,
    headers: { ...defaults, ...file.headers },
  }));
  const notFound = all.find(({ path }) => path === "404.html");
  const pages = all.filter((file) => isPage(file) && file !== notFound);
  return {
    host: new URL(siteUrl).hostname,
    common: Object.fromEntries(entries.filter((entry) => !isVarying(entry))),
    aliases: pages.flatMap(({ address, aliases, folder }) =>
      aliases
        .filter((each) => !folder || !spellingsOf(address).includes(each))
        .map((alias) => [alias, address] as const),
    ),
    folders: [...new Set(pages.flatMap(({ folder }) => folder ?? []))],
    pages: pages.filter(({ folder }) => folder === undefined),
    files: new Map(
      all
        .filter((file) => !isPage(file) || file.folder !== undefined)
        .map(({ address, folder, headers }) => [
          address === folder ? folder : folderOf(address),
          headers,
        ]),
    ),
    notFound: notFound?.headers ?? defaults,
    extensions: new Set(siteFiles.map(({ path }) => extname(path))),
  };
}

/** What the other spellings of a folder's pages look like; the group is the page. */
export const spellingsIn = (folders: readonly string[]): string =>
  `^((?:${folders.join("|")})(?:/.+?)?)(?:/|/index\\.html|\\.html)$`;

const isPage = ({ path }: BuiltFile) => path.endsWith(".html");

/** `/assets/` of `/assets/app.js`; a file that lies in no folder keeps its address. */
const folderOf = (address: string) =>
  /^\/[^/]+\//.exec(address)?.[0] ?? address;
