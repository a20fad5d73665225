import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";

import { type Finding, look } from "./finding.ts";

async function read(source: string): Promise<string> {
  const bytes = /^https?:/.test(source)
    ? await fetch(source, { signal: AbortSignal.timeout(20_000) }).then(
        async (response) => {
          if (!response.ok) throw new Error(`${source}: ${response.status}`);
          return response.bytes();
        },
      )
    : await readFile(source);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return new TextDecoder().decode(isPacked ? gunzipSync(bytes) : bytes);
}

const LOCATION = /<loc>\s*(?:<!\[CDATA\[)?\s*(.*?)\s*(?:\]\]>)?\s*<\/loc>/gs;

/** The addresses of a sitemap and of those that it names, or of a list with one a line. */
async function addressesIn(source: string, depth = 0): Promise<string[]> {
  const text = await read(source);
  const found = Array.from(text.matchAll(LOCATION), ([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
  if (/<sitemapindex[\s>]/.test(text) && depth < 3) {
    const all: string[] = [];
    for (const each of found) all.push(...(await addressesIn(each, depth + 1)));
    return all;
  }
  return found.length > 0
    ? found
    : (text.match(/^(?:https?:\/)?\/\S.*/gm) ?? []);
}

const NO_HOST = "https://site.invalid";

/** The addresses of an older site to which this one has no answer. */
export async function checkOldSitemap(
  source: string,
  isAnswered: (address: URL) => boolean,
): Promise<Finding> {
  const addresses = await addressesIn(source);
  const urls = addresses.flatMap((each) => URL.parse(each, NO_HOST) ?? []);
  const lost = urls.filter((url) => !isAnswered(url));
  return look(
    "Old addresses",
    [
      urls.length === 0 && `${source} names no address`,
      ...lost.map(({ pathname, search }) => pathname + search),
    ],
    "Visitors and search engines would find nothing there. Give each a line in content/redirects.yaml (docs/content.md).",
  );
}
