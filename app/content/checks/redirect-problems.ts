import type { Problem, RawFiles } from "../texts/placeholders.ts";
import { isMapping } from "../schema/entry.ts";
import { RESERVED, type SitePage } from "../pages/site-pages.ts";

/** An address without what hosts give a meaning to, such as ? and *. */
const ADDRESS = /^\/[\w.~/-]+$/;

const withoutEnd = (address: string) =>
  address.replace(/(?:\/index)?\.html$|\/$/, "") || "/";

/** Whether the site itself answers for an address. */
const exists = (address: string, pages: readonly SitePage[]) =>
  pages.some(
    ({ path, isPublished }) => isPublished && path === withoutEnd(address),
  ) ||
  RESERVED.some(
    (own) => own !== "/home" && `${address}/`.startsWith(`${own}/`),
  );

/** Why an old address cannot lead to a page, if it cannot. */
function problemOf(
  [from, to]: readonly [string, unknown],
  all: Readonly<Record<string, unknown>>,
  pages: readonly SitePage[],
): string | undefined {
  if (!ADDRESS.test(from))
    return `"${from}" is not an old address of this site, such as /about-us.html: letters, digits and - _ . ~ / only`;
  if (exists(from, pages))
    return "is an address that the site has, so that nobody would be led on from it";
  const others = Object.keys(all).filter((other) => other !== from);
  if (others.some((other) => withoutEnd(other) === withoutEnd(from)))
    return "is here twice, with and without its ending";
  if (typeof to !== "string" || /[#?]/.test(to))
    return "must lead to a page, such as /services, and not to a place in it";
  if (Object.hasOwn(all, to.trim()))
    return `leads to ${to.trim()}, which is an old address, too; lead it to its page`;
  return undefined;
}

/** Reports the entries of redirects.yaml that lead nowhere, or from nowhere. */
export function findRedirectProblems(
  { redirects }: RawFiles,
  pages: readonly SitePage[],
): Problem[] {
  if (!isMapping(redirects)) return [];
  return Object.entries(redirects).flatMap((redirect) => {
    const message = problemOf(redirect, redirects, pages);
    return message === undefined
      ? []
      : [{ file: "redirects", path: [redirect[0]], message }];
  });
}
