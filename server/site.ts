import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { z } from "zod";
import { type Headers, headersOf, pageHeaders } from "./headers.ts";
import { StartError } from "./settings.ts";

/** A built file as it is served. */
export interface SiteFile {
  /** The path within the served folder, with forward slashes. */
  readonly path: string;
  /** The path of its URL. */
  readonly address: string;
  /** Other spellings of a page's address, which redirect to it. */
  readonly aliases: readonly string[];
  readonly headers: Headers;
}

// The patterns are strict because hashes and origins are copied into a header.
const hashes = z.array(z.string().regex(/^sha256-[A-Za-z\d+/]{43}=$/));
const cspFile = z.object({
  images: z.array(z.string().regex(/^https:\/\/[a-z\d.-]+$/)),
  pages: z.record(z.string(), z.object({ scripts: hashes, styles: hashes })),
});

/**
 * The address of a built file: `services/index.html` is `/services`,
 * `404.html` is `/404`, `assets/app.js` is `/assets/app.js`.
 */
export function addressOf(path: string): string {
  return `/${path.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
}

/**
 * Lists what the build has written to `client/`, with the policies from
 * `csp.json`. Throws a {@link StartError} if the build is incomplete.
 */
export async function readSite(build: string): Promise<SiteFile[]> {
  const cspPath = join(build, "csp.json");
  const { pages, ...origins } = await readFile(cspPath, "utf8")
    .then((text) => cspFile.parse(JSON.parse(text)))
    .catch(() => refuse(`${cspPath} is missing or damaged.`));

  const paths = await listFiles(join(build, "client"));
  if (!paths.includes("404.html")) refuse("The site has no 404.html.");
  return paths.map((path) => {
    const address = addressOf(path);
    if (!path.endsWith(".html")) {
      return { path, address, aliases: [], headers: headersOf(address) };
    }
    const page = pages[address] ?? refuse(`${cspPath} lacks page ${address}.`);
    const aliases =
      address === "/"
        ? ["/index.html"]
        : [`${address}/`, `${address}/index.html`, `${address}.html`];
    return { path, address, aliases, headers: pageHeaders(page, origins) };
  });
}

/** Lists the files for visitors: no dotfiles, no compressed copies. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => refuse(`${folder} is missing.`));
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.replaceAll(sep, "/"))
    .filter((path) => !/(?:^|\/)\.|\.(?:br|gz)$/.test(path));
}

function refuse(problem: string): never {
  throw new StartError(`${problem}\nBuild the site first: npm run build`);
}
