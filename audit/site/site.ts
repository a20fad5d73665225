import type { Browser } from "@playwright/test";
import { askOnce, type SiteFile } from "./ask.ts";
import { openReader, type ReadMarkup } from "./markup.ts";
import { fetchPages, originOf, type PageSource } from "./page-sources.ts";
import { readFolder, type SiteFolder } from "./read-folder.ts";
import type { ServedSite } from "./serve-site.ts";

/** Everything that a judge may look at. */
export interface Site {
  /** Where it is served now, and where the build says that it will stand. */
  address: string;
  origin: string;
  pages: PageSource[];
  /** The files beside the pages. */
  folder: SiteFolder;
  /** What the documents become in each view, by the view's name. */
  documents: ReadonlyMap<string, string>;
  read: ReadMarkup;
  fetchFile: (path: string) => Promise<SiteFile>;
}

export async function readSite(
  browser: Browser,
  served: ServedSite,
  documents: Site["documents"],
): Promise<Site> {
  const read = await openReader(browser);
  const pages = await fetchPages(served.address, read);
  return {
    address: served.address,
    origin: originOf(pages),
    pages,
    folder: await readFolder(served.folder),
    documents,
    read,
    fetchFile: askOnce(served.address),
  };
}
