import type { CSSProperties } from "react";

import type {
  HostedPhotograph,
  OwnPhotograph,
  Photograph as PhotographContent,
} from "~/content/schema/pictures";
import {
  imageAddress,
  offeredWidths,
  pictureSlots,
  WIDTHS,
} from "~/picture-slots";

const FALLBACK_WIDTH = 960;

function hostedAddress(
  { id, host, focus }: HostedPhotograph,
  width: number,
  height: number,
) {
  const parameters = new URLSearchParams({
    auto: "format",
    fit: "crop",
    q: "70",
    w: String(width),
    h: String(height),
    ...(focus && {
      crop: "focalpoint",
      "fp-x": String(focus[0] / 100),
      "fp-y": String(focus[1] / 100),
    }),
  });
  return `https://${host}/photo-${id}?${parameters}`;
}

/** The URLs of a photograph at the image host, cut to its slot, and its size in px. */
export function hostedSources(photograph: HostedPhotograph) {
  const { ratio } = pictureSlots[photograph.slot];
  const heightOf = (width: number) => Math.round(width / ratio);
  const at = (width: number) =>
    hostedAddress(photograph, width, heightOf(width));
  return {
    src: at(FALLBACK_WIDTH),
    srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(", "),
    width: FALLBACK_WIDTH,
    height: heightOf(FALLBACK_WIDTH),
  };
}

/** The one file that programs take which know no sets of sources. */
export const photographAddress = (photograph: PhotographContent): string =>
  "id" in photograph
    ? hostedSources(photograph).src
    : imageAddress(photograph.name, photograph.width, photograph.fallback);

/** The attributes that both kinds of photographs have on their <img>. */
const imageProps = ({ focus, isNatural }: PhotographContent) =>
  ({
    className: isNatural ? "photo natural" : "photo",
    loading: "lazy",
    decoding: "async",
    ...(focus && {
      style: { objectPosition: `${focus[0]}% ${focus[1]}%` } as CSSProperties,
    }),
  }) as const;

type HostedProps = {
  photograph: HostedPhotograph;
  /** Whether it covers a drawing, or else nothing. */
  isCover: boolean;
};

/** A photograph from the image host. It covers a drawing once photograph.client.ts shows it. */
export const HostedPhoto = ({ photograph, isCover }: HostedProps) => (
  <img
    {...imageProps(photograph)}
    data-hosted
    data-on={isCover ? undefined : true}
    alt={photograph.alt}
    {...hostedSources(photograph)}
    sizes={pictureSlots[photograph.slot].sizes}
  />
);

const FORMATS = ["avif", "webp"] as const;

/**
 * A photograph from this site. It is as reliable as the page, so it is never hidden.
 */
export function OwnPhoto({ photograph }: { photograph: OwnPhotograph }) {
  const { alt, name, width, height, slot } = photograph;
  return (
    <picture>
      {FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={offeredWidths(width)
            .map((each) => `${imageAddress(name, each, format)} ${each}w`)
            .join(", ")}
          sizes={pictureSlots[slot].sizes}
        />
      ))}
      <img
        {...imageProps(photograph)}
        data-on
        alt={alt}
        src={photographAddress(photograph)}
        width={width}
        height={height}
      />
    </picture>
  );
}
