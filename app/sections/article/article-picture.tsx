import { Drawing, PictureFigure } from "~/components/picture";
import type { ArticleImage } from "~/content/articles/article-blocks";

/** A picture as wide as its column: a photograph, or a drawing in its own shape. */
export function ArticlePicture({ picture, caption }: ArticleImage) {
  const words = caption && (
    <>
      <b>{caption.heading}</b> {caption.text}
    </>
  );
  if (picture.photograph || !picture.drawing)
    return <PictureFigure picture={picture}>{words}</PictureFigure>;
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
