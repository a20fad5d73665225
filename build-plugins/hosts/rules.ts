import { extname } from "node:path";

import type { Headers } from "../../server/headers.ts";
import { spellingsOf, type BuiltFile } from "../../server/built-files.ts";

/** Files with the same headers: a page, a file or, if the address ends with a slash, a folder. */
type Place = { address: string; path: string; headers: Headers };

/** What a host has to know to answer as our own server does. */
export interface HostRules {
  readonly host: string;
  readonly common: Headers;
  /** Other spellings of pages' addresses, and old addresses, with the one they lead to. */
  readonly aliases: readonly (readonly [alias: string, address: string])[];
  /** The folders of very many pages: one rule has the other spellings of all of them. */
  readonly folders: readonly string[];
  readonly places: readonly Place[];
  readonly notFound: Headers;
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
  const files = all
    .filter((file) => !isSingle(file))
    .map(({ address, folder, headers }): readonly [string, Headers] => [
      address === folder ? folder : folderOf(address),
      headers,
    ]);
  return {
    host: new URL(siteUrl).hostname,
    common: Object.fromEntries(entries.filter((entry) => !isVarying(entry))),
    aliases: all
      .filter((file) => file !== notFound)
      .flatMap(({ address, aliases, folder }) =>
        aliases
          .filter((each) => !folder || !spellingsOf(address).includes(each))
          .map((alias) => [alias, address] as const),
      )
      // Hosts take the first that fits: exact ones, then the longest of the others.
      .toSorted(
        ([one], [other]) =>
          Number(one.endsWith("*")) - Number(other.endsWith("*")) ||
          (one.endsWith("*") ? other.length - one.length : 0),
      ),
    folders: [...new Set(pages.flatMap(({ folder }) => folder ?? []))],
    places: [
      ...pages
        .filter(isSingle)
        .map(({ address, path, headers }) => ({ address, path, headers })),
      ...Array.from(new Map(files), ([address, headers]) => ({
        address,
        path: address.slice(1),
        headers,
      })),
    ],
    notFound: {
      ...Object.fromEntries(Array.from(varying, (name) => [name, ""])),
      ...(notFound?.headers ?? defaults),
    },
    extensions: new Set(siteFiles.map(({ path }) => extname(path))),
  };
}

const isPage = ({ path }: BuiltFile) => path.endsWith(".html");

const isSingle = (file: BuiltFile) => isPage(file) && file.folder === undefined;

/** `/assets/` of `/assets/app.js`; a file that lies in no folder keeps its address. */
const folderOf = (address: string) =>
  /^\/[^/]+\//.exec(address)?.[0] ?? address;
