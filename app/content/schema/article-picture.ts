import { MarkdownError } from "../markdown-error.ts";
import { typeset } from "../typography.ts";
import { picture, type Picture } from "./pictures.ts";

/** The picture of an article, with its caption; the first sentence stands out. */
export type ArticleImage = {
  picture: Picture;
  caption?: { lead: string; text: string };
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
export function readImage(image: {
  url: string;
  alt?: string | null | undefined;
  title?: string | null | undefined;
}): ArticleImage {
  const alt = image.alt?.trim();
  if (!alt)
    throw new MarkdownError(
      `the picture ${image.url} must say what it shows: ![what it shows](${image.url})`,
    );
  const { data, error } = picture("article").safeParse(keysOf(image.url, alt));
  if (error)
    throw new MarkdownError(
      `the picture ${error.issues.map(({ message }) => message).join(" ")}`,
    );
  if (!image.title) return { picture: data };
  const [, lead = "", text = ""] = /^(.*?[.!?])(?:\s+(.*))?$/.exec(
    typeset(image.title),
  ) ?? [image.title, typeset(image.title)];
  return { picture: data, caption: { lead, text } };
}
