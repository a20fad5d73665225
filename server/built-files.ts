import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import {
  cspFile,
  editorHeaders,
  type Headers,
  headersOf,
  pageHeaders,
} from "./headers.ts";
import { StartError } from "./settings.ts";

/** A built file as it is served. */
export interface BuiltFile {
  readonly root: string;
  /** The path within that folder, with forward slashes. */
  readonly path: string;
  readonly address: string;
  /**
   * Other spellings of a page's URL, and old addresses, which redirect to it: also
   * "/blog/*" for all below /blog, and "/?p=12".
   */
  readonly aliases: readonly string[];
  readonly headers: Headers;
  /** The folder whose pages and files all have these headers. */
  readonly folder?: string | undefined;
}

/** services/index.html is /services, 404.html is /404, assets/app.js is /assets/app.js. */
function addressOf(path: string): string {
  return `/${path.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}

/** The spellings of a page's address. */
export const spellingsOf = (address: string): string[] =>
  address === "/"
    ? ["/index.html"]
    : [`${address}/`, `${address}/index.html`, `${address}.html`];

/** An old address with a slash at its end and without one, unless it was a file or a query. */
function spellingsOfOld(address: string): string[] {
  if (address.endsWith("/*")) return [address.slice(0, -2), address];
  const bare = address.replace(/\/$/, "");
  return /\.\w+$|\?/.test(bare) ? [bare] : [bare, `${bare}/`];
}

const isStar = (from: string) => Number(from.endsWith("*"));

/** The old addresses that lead to each; of two rules for one the exact one holds. */
function oldAddresses(
  redirects: Readonly<Record<string, string>>,
  own: ReadonlySet<string>,
) {
  const targets = new Map<string, string>();
  for (const [from, to] of Object.entries(redirects).toSorted(
    ([one], [other]) => isStar(one) - isStar(other),
  ))
    for (const old of spellingsOfOld(from))
      // "/services/*" leaves the page /services as it is.
      if (!targets.has(old) && !own.has(old)) targets.set(old, to);
  return Map.groupBy(targets.keys(), (old) => targets.get(old));
}

/** The files for visitors with their headers; a {@link StartError} if the build is incomplete. */
export async function readBuiltFiles(build: string): Promise<BuiltFile[]> {
  const { pages, folders, redirects, editor, ...origins } =
    await readCsp(build);
  const client = join(build, "client");
  const paths = await listFiles(client);
  if (!paths.includes("404.html")) refuse("The site has no 404.html.");
  const oldOf = oldAddresses(redirects, new Set(paths.map(addressOf)));
  return paths.map((path) => {
    const address = addressOf(path);
    if (editor && isIn(ADMIN, address))
      return {
        root: client,
        path,
        address,
        folder: ADMIN,
        aliases: path.endsWith(".html") ? spellingsOf(address) : [],
        headers: editorHeaders(editor),
      };
    const folder = Object.keys(folders).find((each) => isIn(each, address));
    const hashes = pages[address] ?? folders[folder ?? ""];
    // A rule of a host for a folder is for its feeds, too.
    const headers = hashes ? pageHeaders(hashes, origins) : headersOf(address);
    const file = { root: client, path, address, headers, folder };
    const old = oldOf.get(address) ?? [];
    if (!path.endsWith(".html")) return { ...file, aliases: old };
    if (!hashes) return refuse(`csp.json of the build lacks page ${address}.`);
    return { ...file, aliases: [...spellingsOf(address), ...old] };
  });
}

/** Where the editor of the content is, if the build has it. */
export const ADMIN = "/admin";

/** Whether an address is that of a folder, or below it. */
export const isIn = (folder: string, address: string): boolean =>
  address === folder || address.startsWith(`${folder}/`);

async function readCsp(build: string) {
  const file = join(build, "csp.json");
  return readFile(file, "utf8")
    .then((text) => cspFile.parse(JSON.parse(text)))
    .catch(() => refuse(`${file} is missing or damaged.`));
}

/** Where the pages of a build send their forms: to a service, to this server, or nowhere. */
export async function readReceiver(build: string) {
  const { formService, hasDesk } = await readCsp(build);
  return { formService, hasDesk };
}

/** Configuration files of static hosts, which are not served. */
export const HOST_FILES = ["_headers", "_redirects", "vercel.json"] as const;

/** The files for visitors, each page once: no copies, no dotfiles, nothing for hosts only. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => refuse(`${folder} is missing.`));
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.replaceAll(sep, "/"));
  const forHosts = new Set<string>([
    ...HOST_FILES,
    ...paths.filter(isFolderPage).map(flatCopyOf),
  ]);
  return paths
    .filter((path) => !/(?:^|\/)\.(?!well-known\/)|\.(?:br|gz)$/.test(path))
    .filter((path) => !forHosts.has(path));
}

/** Whether the file is a page that lies in a folder of its own. */
export const isFolderPage = (path: string) => path.endsWith("/index.html");

/** Its copy: some hosts answer /services with services/index.html, some with services.html. */
export const flatCopyOf = (path: string) =>
  path.replace(/\/index\.html$/, ".html");

function refuse(problem: string): never {
  throw new StartError(`${problem}\nBuild the site first: npm run build`);
}
