import { useEffect, useRef } from "react";

import type { Photograph as PhotographContent } from "~/content/schema/primitives";

/** The widths of app/styles/breakpoints.css, for what CSS cannot reach. */
const BREAKPOINTS = [
  ["below36", "(width < 36rem)"],
  ["below48", "(width < 48rem)"],
  ["below60", "(width < 60rem)"],
] as const;

type Slot = Partial<Record<(typeof BREAKPOINTS)[number][0], string>> & {
  otherwise: string;
};

/** A `sizes` attribute: how wide a picture's place is, by width of the window. */
export function slotSizes(slot: Slot): string {
  const narrow = BREAKPOINTS.flatMap(([name, condition]) => {
    const width = slot[name];
    return width === undefined ? [] : [`${condition} ${width}`];
  });
  return [...narrow, slot.otherwise].join(", ");
}

const HOST = "https://images.unsplash.com";

/** Widths offered to the browser, in px. */
const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
const FALLBACK_WIDTH = 960;

function address(id: string, width: number, height: number) {
  const parameters = new URLSearchParams({
    auto: "format",
    fit: "crop",
    q: "70",
    w: String(width),
    h: String(height),
  });
  return `${HOST}/photo-${id}?${parameters}`;
}

/**
 * The addresses of a photograph cut to a place.
 * @param ratio width over height of the place
 */
export function photographSources(id: string, ratio: number) {
  const heightOf = (width: number) => Math.round(width / ratio);
  const at = (width: number) => address(id, width, heightOf(width));
  return {
    src: at(FALLBACK_WIDTH),
    srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(", "),
    width: FALLBACK_WIDTH,
    height: heightOf(FALLBACK_WIDTH),
  };
}

type Props = {
  photograph: PhotographContent;
  /** Width over height of its place. */
  ratio: number;
  /** The `sizes` of its place. */
  sizes: string;
  isShown: boolean;
  onLoad: () => void;
  onError: () => void;
};

/** A photograph of the image host. Nobody sees it before it has loaded. */
export function Photograph({
  photograph,
  ratio,
  sizes,
  isShown,
  onLoad,
  onError,
}: Props) {
  const image = useRef<HTMLImageElement>(null);

  // It may have loaded or failed before this code listened.
  useEffect(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) onLoad();
    else onError();
  }, [onLoad, onError]);

  return (
    <img
      ref={image}
      className="photo"
      data-on={isShown || undefined}
      {...photographSources(photograph.id, ratio)}
      sizes={sizes}
      alt={photograph.alt}
      loading="lazy"
      decoding="async"
      onLoad={onLoad}
      onError={onError}
    />
  );
}
