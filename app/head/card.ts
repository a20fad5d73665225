import type { PagePath } from "../page-path.ts";
import { pages } from "./pages.ts";
import { plainText } from "./plain-text.ts";

/** Size of the pictures for shared links, in pixels: what the networks ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * Where a page's picture for shared links stands. The name says nothing of the
 * content: links that were shared before a deployment still find theirs.
 */
export function cardAddress(path: PagePath): string {
  const name = path.slice(1).replaceAll("/", "-") || "home";
  return `/social/${name}.png`;
}

/** The same picture in words: what it says, then what it shows. */
export function cardText(path: PagePath): string {
  const { title, drawing } = pages[path].card;
  return plainText(`${title.join(" ")} ${drawing.replace(/\.$/, "")}.`);
}
