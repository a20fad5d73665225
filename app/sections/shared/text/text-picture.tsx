import type { ReactNode } from "react";

import { Drawing, PictureFigure } from "~/components/picture";
import type { TextImage } from "~/content/markdown/pictures";

type Props = TextImage & { children?: ReactNode };

/** A picture as wide as its column: a photograph, or a drawing in its own shape. */
export function TextPicture({ picture, caption, children }: Props) {
  const words = (caption ?? children) && (
    <>
      {caption && (
        <>
          <b>{caption.heading}</b> {caption.text}
        </>
      )}
      {children}
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
