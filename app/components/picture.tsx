import type { ReactNode } from "react";

import type {
  Drawing as DrawingContent,
  Picture,
} from "~/content/schema/pictures";

import { HostedPhoto, OwnPhoto } from "./photograph";
import "./picture.css";

type DrawingProps = {
  drawing: DrawingContent;
  /**
   * `draw` is as wide as its container, `draw micro` the same below a figure,
   * `draw dark` the same on a dark ground, `art` fills its container.
   */
  fit?: "draw" | "draw micro" | "draw dark" | "art";
};

/** A drawing. Every one is below the first view, so the browser loads it late. */
export function Drawing({ drawing, fit }: DrawingProps) {
  const { name, width, height, alt } = drawing;
  return (
    <img
      className={fit}
      // "a#b" is the view b of a.svg.
      src={`/drawings/${name.replace(/#|$/, ".svg$&")}`}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
    />
  );
}

/** Depth contours behind a section. */
export function Contours({ drawing }: { drawing: "contours" | "contours-2" }) {
  return (
    <img
      className="contours"
      src={`/drawings/${drawing}.svg`}
      width={1548}
      height={708}
      alt=""
      loading="lazy"
    />
  );
}

/** Whether there is something to show. */
export const hasPicture = ({ drawing, photograph }: Picture): boolean =>
  drawing !== undefined || photograph !== undefined;

type FigureProps = {
  picture: Picture;
  /** The background colour, for which the drawing was made. */
  tone?: "cool" | "warm" | "deep";
  /** The caption while a photograph covers the drawing, if it differs. */
  photoCaption?: string | undefined;
  children?: ReactNode;
};

/** A figure with a caption: a picture on a background colour. */
export function PictureFigure({
  picture,
  tone = "cool",
  photoCaption,
  children,
}: FigureProps) {
  return (
    <figure className="picture">
      <div className={`frame ${tone}`}>
        <CoveredDrawing {...picture} />
      </div>
      {(photoCaption ?? children) && (
        <figcaption className="caption">
          <span>{children}</span>
          {photoCaption && <span>{photoCaption}</span>}
        </figcaption>
      )}
    </figure>
  );
}

/**
 * A photograph from content/images, or a drawing that a photograph from the image
 * host covers once it has loaded.
 */
function CoveredDrawing({ drawing, photograph }: Picture) {
  if (photograph && "file" in photograph)
    return <OwnPhoto photograph={photograph} />;
  return (
    <>
      {drawing && <Drawing drawing={drawing} fit="art" />}
      {photograph && (
        <HostedPhoto photograph={photograph} isCover={drawing !== undefined} />
      )}
    </>
  );
}
