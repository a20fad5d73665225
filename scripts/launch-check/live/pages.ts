import { imageSize } from "image-size";

import { type Finding, listed } from "../finding.ts";
import type { Crawl } from "./crawl.ts";
import { attribute, meta, tags, request } from "./request.ts";

/** Links, mixed content and canonical addresses of all pages. */
export function checkPages(
  site: URL,
  { pages, dead, unencrypted }: Crawl,
): Finding[] {
  const indexed = [...pages].filter(([, html]) => !isHidden(html));
  const canonicals = indexed.flatMap(([path, html]) => {
    const address = tags(html, "link")
      .filter((tag) => attribute(tag, "rel") === "canonical")
      .map((tag) => attribute(tag, "href"))
      .at(0);
    return address === new URL(path, site).href
      ? []
      : [`${path}: says ${address ?? "nothing"}`];
  });
  return [
    listed("Links", "blocks", dead, {
      wrong: "these do not lead straight to a page or file.",
      remedy:
        "Publish what is missing, correct the links, or have the host redirect as docs/deploy.md says.",
      right: `all links within the ${pages.size} pages lead straight to a page or file.`,
    }),
    listed("Mixed content", "blocks", unencrypted, {
      wrong: "pages load these without encryption; browsers refuse that.",
      remedy: "Name them with https.",
      right: "everything is loaded with encryption.",
    }),
    listed("Canonical addresses", "blocks", canonicals, {
      wrong: "these pages name another address than their own as the true one.",
      remedy: `Build with SITE_URL=${site.origin} and publish again.`,
      right: "each page names its own.",
    }),
  ];
}

const isHidden = (html: string) =>
  /\bnoindex\b/.test(meta(html, "robots") ?? "");

/** The size that social networks ask for, in px. */
const CARD = { width: 1200, height: 630 };

/** Whether the picture for shared links is there for each page, and fits. */
export async function checkCards(
  site: URL,
  { pages }: Crawl,
): Promise<Finding> {
  const wrong: string[] = [];
  const known = new Map<string, string | undefined>();
  for (const [path, html] of pages) {
    const address = meta(html, "og:image");
    const problem =
      address === undefined
        ? "has none"
        : (known.get(address) ?? (await findProblem(site, address)));
    if (address !== undefined) known.set(address, problem);
    if (problem !== undefined) wrong.push(`${path}: ${problem}`);
  }
  return listed("Pictures for shared links", "look", wrong, {
    wrong: "social networks cannot show these.",
    remedy: `Build with SITE_URL=${site.origin}, and publish everything in build/client.`,
    right: `each page has one of ${CARD.width} by ${CARD.height}.`,
  });
}

async function findProblem(
  site: URL,
  address: string,
): Promise<string | undefined> {
  const url = URL.parse(address);
  if (url?.origin !== site.origin) return `${address} is not at ${site.origin}`;
  const { status, headers, body } = await request(url);
  if (status !== 200) return `${address} answers ${status}`;
  const type = headers["content-type"] ?? "no type";
  if (!/^image\/(?:png|jpeg)$/.test(type)) return `${address} is ${type}`;
  const { width, height } = imageSize(body);
  return width === CARD.width && height === CARD.height
    ? undefined
    : `${address} is ${width} by ${height}, not ${CARD.width} by ${CARD.height}`;
}
