import type { PagePath } from "../page-path.ts";
import { factsOf } from "./pages.ts";
import { plainText } from "./plain-text.ts";

/** The size of a social card in px, as the social networks recommend it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * The URL path of a page's social card. It has no content hash, so that links
 * shared before a deployment still find their picture.
 */
export function cardAddress(path: PagePath): string {
  const name = path.slice(1).replaceAll("/", "-") || "home";
  return `/social/${name}.png`;
}

/** The alternative text of a page's social card: its title, then its drawing. */
export function cardText(path: PagePath): string {
  const { title, drawing } = factsOf(path).card;
  return plainText(`${title.join(" ")} ${drawing.replace(/\.$/, "")}.`);
}
