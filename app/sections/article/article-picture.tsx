import { Drawing, Plate } from "~/components/plate";
import type { ArticleImage } from "~/content/article-blocks";

/** A picture as wide as its column: a photograph, or a drawing in its own shape. */
export function ArticlePicture({ picture, caption }: ArticleImage) {
  const words = caption && (
    <>
      <b>{caption.lead}</b> {caption.text}
    </>
  );
  if (picture.photograph || !picture.drawing)
    return <Plate picture={picture}>{words}</Plate>;
  const { drawing } = picture;
  return (
    <figure>
      <Drawing
        drawing={drawing}
        fit={drawing.isForDark ? "draw dark" : "draw"}
      />
      {words && <figcaption className="caption">{words}</figcaption>}
    </figure>
  );
}
