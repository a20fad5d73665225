import type { CSSProperties, ReactNode } from "react";

import type {
  Drawing as DrawingContent,
  Picture,
} from "~/content/schema/pictures";
import type { Ground } from "~/content/schema/primitives";
import { pictureSlots } from "~/picture-slots";

import { HostedPhoto, OwnPhoto } from "./photograph";
import "./picture.css";

/** A drawing. Every one is below the first view, so the browser loads it late. */
export function Drawing({ drawing }: { drawing: DrawingContent }) {
  const { name, width, height, alt, isForDark } = drawing;
  return (
    <img
      className={isForDark ? "draw for-dark" : "draw"}
      // "a#b" is the view b of a.svg.
      src={`/drawings/${name.replace(/#|$/, ".svg$&")}`}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
    />
  );
}

/** Whether there is something to show. */
export const hasPicture = ({ drawing, photograph }: Picture): boolean =>
  drawing !== undefined || photograph !== undefined;

/** The shape of a photograph that covers no drawing. */
function ratioOf({ drawing, photograph }: Picture): CSSProperties | undefined {
  if (!photograph || (drawing && "id" in photograph)) return undefined;
  return { "--ratio": pictureSlots[photograph.slot].ratio };
}

type FigureProps = {
  picture: Picture;
  className?: string;
  /** The ground, for which the drawing was made. */
  ground?: Ground | undefined;
  /** The caption while a photograph covers the drawing, if it differs. */
  photoCaption?: string | undefined;
  children?: ReactNode;
};

/** A figure with a caption: a picture on its ground. */
export function PictureFigure({
  picture,
  className = "",
  ground = "cool",
  photoCaption,
  children,
}: FigureProps) {
  return (
    <figure className={`picture ${className}`.trim()}>
      <div className={`frame ${ground}`} style={ratioOf(picture)}>
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
      {drawing && <Drawing drawing={drawing} />}
      {photograph && (
        <HostedPhoto photograph={photograph} isCover={drawing !== undefined} />
      )}
    </>
  );
}
