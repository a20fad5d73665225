import { Drawing, PictureFigure } from "~/components/picture";
import type { Author } from "~/content/schema/pages/articles";

import "./portrait.css";

/** The picture of somebody beside the name. */
export function Portrait({ portrait }: Pick<Author, "portrait">) {
  if (!portrait) return null;
  return portrait.drawing ? (
    <Drawing drawing={{ ...portrait.drawing, alt: "" }} />
  ) : (
    <PictureFigure picture={portrait} />
  );
}
