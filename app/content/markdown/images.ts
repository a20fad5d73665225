import type { Element } from "hast";
import type { Image } from "mdast";

import { picture, type Picture } from "../schema/pictures.ts";
import { typeset } from "../texts/typography.ts";
import { element } from "./elements.ts";
import { MarkdownError } from "./markdown.ts";

/** A picture of a text, with its caption; the first sentence stands out. */
export type TextImage = {
  picture: Picture;
  caption?: { heading: string; text: string };
};

/** The keys of a picture by its name: a photograph's file or id, or a drawing. */
const keysOf = (name: string, alt: string) =>
  /\.\w+$|^\d+-[\da-f]+$/.test(name)
    ? { photo: name, alt }
    : { drawing: name, drawingAlt: alt };

/**
 * Reads `![what it shows](its name "A caption.")`.
 *
 * @throws {MarkdownError} if there is no such picture
 */
export function imageOf({ url, alt: written, title }: Image): Element {
  const alt = written?.trim();
  if (!alt)
    throw new MarkdownError(
      `the picture ${url} must say what it shows: ![what it shows](${url})`,
    );
  const { data, error } = picture("text").safeParse(keysOf(url, alt));
  if (error)
    throw new MarkdownError(
      `the picture ${error.issues.map(({ message }) => message).join(" ")}`,
    );
  const caption = title ? captionOf(typeset(title)) : undefined;
  return {
    ...element("img", {}),
    data: { image: { picture: data, ...(caption && { caption }) } },
  };
}

function captionOf(title: string) {
  const [, heading = title, text = ""] =
    /^(.*?[.!?])(?:\s+(.*))?$/.exec(title) ?? [];
  return { heading, text };
}
