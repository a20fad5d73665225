import { routes, UNKNOWN } from "../../tests/e2e/site.ts";
import type { Markup, ReadMarkup } from "./markup.ts";

/** A page as the server sends it. */
export interface PageSource {
  path: string;
  isIndexed: boolean;
  headers: Headers;
  html: string;
  markup: Markup;
}

/** The eight pages and the screen for any other address. */
export async function fetchPages(
  address: string,
  read: ReadMarkup,
): Promise<PageSource[]> {
  const paths = [...routes.map(({ path }) => path), UNKNOWN];
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${address}${path}`);
      const html = await response.text();
      const markup = await read(html);
      const isIndexed = path !== UNKNOWN && path !== "/thank-you";
      return { path, isIndexed, headers: response.headers, html, markup };
    }),
  );
}

/** Where the build says that the site will stand, from its canonical addresses. */
export function originOf(pages: readonly PageSource[]): string {
  const canonical = pages
    .flatMap(({ markup }) => markup.links)
    .find(({ rel }) => rel === "canonical");
  if (!canonical) throw new Error("No page has a canonical address.");
  return new URL(canonical.href).origin;
}
