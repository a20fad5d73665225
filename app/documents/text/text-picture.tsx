import type { ReactNode } from "react";

import { Drawing, PictureFigure } from "~/components/picture";
import type {
  TextImage,
  Video as VideoContent,
} from "~/content/markdown/pictures";
import type { TextLabels } from "~/content/schema/layout";
import { fill } from "~/format/text";

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
      <Drawing drawing={drawing} />
      {words && <figcaption className="caption">{words}</figcaption>}
    </figure>
  );
}

type VideoProps = { image: TextImage; video: VideoContent; labels: TextLabels };

/**
 * A film's picture with a play button, and what playing it loads. Without scripts it is a
 * link to the film; player.client.ts puts the player in the picture's place.
 */
export function Video({ image, video, labels }: VideoProps) {
  const { service, address, player } = video;
  const { photograph, drawing } = image.picture;
  return (
    <TextPicture {...image}>
      <span className="loads">{fill(labels.video.loads, { service })}</span>{" "}
      <a
        className="play"
        href={address}
        data-player={player}
        target="_blank"
        rel="noreferrer"
      >
        <span className="button">
          <svg viewBox="0 0 10 12" width="10" height="12" aria-hidden="true">
            <path d="M0 0v12l10-6Z" />
          </svg>{" "}
          {labels.video.play}
        </span>
        <span className="visually-hidden">
          {`: ${(photograph ?? drawing)?.alt}`}
        </span>
      </a>
    </TextPicture>
  );
}
