import {
  addressOf,
  aliasesOf,
  normalizePath,
  splitAddress,
} from "./addresses.ts";
import { readClientFolder } from "./client-folder.ts";
import type { CspHashes } from "./csp-hashes.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { createSiteFile, type SiteFile } from "./site-file.ts";
import { BuildError } from "./start-error.ts";

/** Everything that is served. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** From each other spelling of a page's address to the address. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly notFound: SiteFile;
}

/** Where a request's address leads. */
export type Destination =
  | { readonly kind: "file"; readonly file: SiteFile }
  | { readonly kind: "redirect"; readonly location: string }
  | { readonly kind: "missing" };

/**
 * Reads the built files into memory: nothing that is put into the folder later
 * is served. Throws a {@link BuildError} if the build is incomplete.
 */
export async function loadSite(
  clientFolder: string,
  cspHashes: CspHashes,
): Promise<Site> {
  const files = new Map<string, SiteFile>();
  const aliases = new Map<string, string>();

  for (const file of await readClientFolder(clientFolder)) {
    const address = addressOf(file.path);
    if (!file.path.endsWith(".html")) {
      files.set(address, createSiteFile(file));
      continue;
    }
    const hashes = cspHashes.get(address);
    if (hashes === undefined) {
      throw new BuildError(`build/csp.json has no entry for page ${address}.`);
    }
    files.set(address, createSiteFile(file, contentSecurityPolicy(hashes)));
    for (const alias of aliasesOf(address)) aliases.set(alias, address);
  }

  const notFound = files.get("/404");
  if (notFound === undefined) {
    throw new BuildError(`${clientFolder} has no 404.html.`);
  }
  // It answers any unknown address, always with status 404.
  files.delete("/404");
  return { files, aliases, notFound };
}

/**
 * Finds what answers an address. A redirect leads only to an address of the
 * site, because it is looked up and never made from the request.
 */
export function findDestination(site: Site, url: string): Destination {
  const { path, query } = splitAddress(url);
  const file = site.files.get(path);
  const hasEmptyQuery = query === "?";
  if (file !== undefined && !hasEmptyQuery) return { kind: "file", file };

  const address = findAddress(site, path);
  if (address === undefined) return { kind: "missing" };
  return {
    kind: "redirect",
    location: hasEmptyQuery ? address : address + query,
  };
}

function findAddress(site: Site, path: string): string | undefined {
  const usual = normalizePath(path);
  if (usual === undefined) return undefined;
  return site.files.has(usual) ? usual : site.aliases.get(usual);
}
