import type { Markup } from "./markup.ts";
import type { Site } from "./site.ts";

/** One thing that has addresses in it: a page, a stylesheet, a list. */
export interface Source {
  where: string;
  /** What its relative addresses start from. */
  base: string;
  addresses: Markup["addresses"];
  /** What an address of only "#" and a name may mean here. */
  ids: readonly string[];
}

/** `url(…)` of a stylesheet. */
function addressesInCss(css: string): Markup["addresses"] {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(
    ([element, , address = ""]) => ({
      address,
      element,
    }),
  );
}

/** Absolute addresses in a text: robots.txt, llms.txt. */
function addressesInText(text: string): Markup["addresses"] {
  return [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map(([address]) => ({
    address,
    element: address,
  }));
}

/** `src` and `start_url` of a web manifest. */
function addressesInManifest(json: string): Markup["addresses"] {
  return [...json.matchAll(/"(?:src|start_url|scope)":\s*"([^"]+)"/g)].map(
    ([element, address = ""]) => ({ address, element }),
  );
}

function addressesInSitemap(xml: string): Markup["addresses"] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([element, address = ""]) => ({ address, element }),
  );
}

const READERS: Record<string, (text: string) => Source["addresses"]> = {
  css: addressesInCss,
  webmanifest: addressesInManifest,
  txt: addressesInText,
  xml: addressesInSitemap,
};

/**
 * Everything of the site that has addresses in it. A stylesheet's `url(#…)` is
 * a place in whichever page uses it: the first one stands for all.
 */
export function findSources({ pages, folder, address }: Site): Source[] {
  const ids = pages[0]?.markup.ids ?? [];
  const inPages = pages.map(({ path, markup }) => ({
    where: path,
    base: `${address}${path}`,
    addresses: markup.addresses,
    ids: markup.ids,
  }));
  const inFiles = [...folder].flatMap(([file, text]) => {
    const read = READERS[file.split(".").at(-1) ?? ""];
    return read
      ? [{ where: file, base: `${address}${file}`, addresses: read(text), ids }]
      : [];
  });
  return [...inPages, ...inFiles];
}
