import { decoded } from "../markdown/parse.ts";
import type { SiteDocument } from "../pages/site-document.ts";
import { rootOf, type SitePage } from "../pages/site-pages.ts";
import { isMapping } from "../schema/entry.ts";
import { suggestion } from "../texts/nearest.ts";
import type { Problem, RawFiles } from "../texts/placeholders.ts";

/** A path, all below one with a star at its end, or a page of WordPress by its number. */
const OLD =
  /^(?:(?:\/(?!\.{1,2}(?:\/|$))[\p{L}\p{M}\p{N}_.~ -]+)+(?:\/\*?)?|\/\?(?:p|page_id)=\d+)$/u;

/** Hosts read no longer lines, and nginx no longer keys. */
const LONGEST = 500;

const withoutEnd = (address: string): string =>
  address.replace(/(?:\/index)?\.html$|\/\*?$/, "") || "/";

/** Every address that a site answers: its pages, its documents, their feeds, and its files. */
export const addressesOf = (
  pages: readonly SitePage[],
  documents: readonly SiteDocument[] = [],
  files: Iterable<string> = [],
): ReadonlySet<string> =>
  new Set([
    ...pages.filter(({ isPublished }) => isPublished).map(({ path }) => path),
    ...documents.flatMap(({ path, view }) => [
      path,
      ...(view.kind === "articles" && view.list.feed !== undefined
        ? [`${view.list.feed}.xml`, `${view.list.feed}.json`]
        : []),
    ]),
    ...Array.from(files, (name) => `/files/${name}`),
    "/sitemap.xml",
    "/robots.txt",
  ]);

/** What has an old address by now. */
function ownerOf(from: string, own: ReadonlySet<string>): string | undefined {
  const path = withoutEnd(from);
  if (from.startsWith("/?")) return undefined;
  if (from.endsWith("/*"))
    return [...own].find((each) => each.startsWith(`${path}/`)) ?? rootOf(path);
  if (own.has(from) || own.has(path)) return path;
  return path === "/404" ? path : rootOf(path);
}

function problemOf(
  [from, to]: readonly [string, unknown],
  redirects: Readonly<Record<string, unknown>>,
  same: ReadonlyMap<string, readonly string[]>,
  own: ReadonlySet<string>,
  areFeedsKnown: boolean,
): string | undefined {
  if (!OLD.test(decoded(from)))
    return `"${from}" is not an old address of this site, such as /about-us.html, /blog/* for all below /blog, or /?p=123: letters, digits, spaces and - _ . ~ / only`;
  const { length } = encodeURI(decoded(from));
  if (length > LONGEST)
    return `has ${length} characters; hosts read ${LONGEST}`;
  const owner = ownerOf(decoded(from), own);
  if (owner !== undefined)
    return `is an address that the site has (${owner}), so that nobody would be led on from it`;
  if ((same.get(keyOf(from))?.length ?? 0) > 1)
    return "is here twice, in two spellings of one address";
  // Its schema says so.
  if (typeof to !== "string") return undefined;
  if (/[#?]/.test(to))
    return "must lead to a page, such as /services, and not to a place in it";
  if (Object.hasOwn(redirects, to))
    return `leads to ${to}, which is an old address itself; write ${own.has(String(redirects[to])) ? `where that one leads: ${String(redirects[to])}` : "the address of a page, such as /services"}`;
  const isFile = /^\/(?!\/).*\.\w+$/.test(to);
  if (isFile && !own.has(to) && (areFeedsKnown || to.startsWith("/files/")))
    return `leads to ${to}, which is no file or feed of this site.${suggestion(to, [...own])}`;
  return undefined;
}

const keyOf = (from: string) =>
  /[*?]/.test(from) ? decoded(from) : withoutEnd(decoded(from));

/**
 * Reports the entries of redirects.yaml that lead nowhere, or from nowhere.
 *
 * @param own the addresses that the site answers
 * @param areFeedsKnown whether the documents could be read, which have the feeds
 */
export function findRedirectProblems(
  { redirects }: RawFiles,
  own: ReadonlySet<string>,
  areFeedsKnown: boolean,
): Problem[] {
  if (!isMapping(redirects)) return [];
  const same = Map.groupBy(Object.keys(redirects), keyOf);
  return Object.entries(redirects).flatMap((redirect) => {
    const message = problemOf(redirect, redirects, same, own, areFeedsKnown);
    return message === undefined
      ? []
      : [{ file: "redirects", path: [redirect[0]], message }];
  });
}

/** A page of WordPress by its number; other queries ask for the page itself. */
const NUMBERED = /[?&](?:p|page_id)=/;

/** Whether the site answers an address, or leads on from it. */
export function isAnswered(
  { pathname, search }: URL,
  own: ReadonlySet<string>,
  redirects: Readonly<Record<string, string>>,
): boolean {
  const path = decoded(pathname);
  if (path !== "/" || !NUMBERED.test(search))
    if (own.has(path) || own.has(withoutEnd(path))) return true;
  return Object.keys(redirects).some((from) => {
    if (from.startsWith("/?"))
      return path === "/" && search.slice(1).split("&").includes(from.slice(2));
    return from.endsWith("/*")
      ? `${path}/`.startsWith(from.slice(0, -1))
      : from.replace(/\/$/, "") === path.replace(/\/$/, "");
  });
}
