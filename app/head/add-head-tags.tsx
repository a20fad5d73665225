import { renderToStaticMarkup } from "react-dom/server";

import { HeadTags } from "./head-tags.tsx";
import { isPage } from "./pages.ts";
import { readPalette } from "./palette.ts";

const END = "</head>";

/** The prerenderer asks for each page with a slash at the end. */
const pathOf = (url: string) => new URL(url).pathname.replace(/(?<=.)\/$/, "");

/**
 * Completes the head of a rendered page.
 *
 * @param url the address that was asked for
 * @param site its origin, and the file of its colours
 * @throws if the page has no head, or its colours no paper.
 */
export function addHeadTags(
  html: string,
  url: string,
  site: { origin: string; tokens: string },
): string {
  const paper = readPalette(site.tokens).get("paper");
  if (!html.includes(END)) throw new Error("a rendered page has no head");
  if (!paper) throw new Error("the tokens have no paper");
  const path = pathOf(url);
  const tags = renderToStaticMarkup(
    <HeadTags
      path={isPage(path) ? path : undefined}
      origin={site.origin}
      paper={paper}
    />,
  );
  return html.replace(END, () => `${tags}${END}`);
}
