import { useEffect, useRef } from "react";

import type { Photograph as PhotographContent } from "~/content/schema/pictures";

/** The widths of app/styles/breakpoints.css, for `sizes` attributes. */
const BREAKPOINTS = [
  ["below36", "(width < 36rem)"],
  ["below48", "(width < 48rem)"],
  ["below60", "(width < 60rem)"],
] as const;

type Slot = Partial<Record<(typeof BREAKPOINTS)[number][0], string>> & {
  otherwise: string;
};

/** A `sizes` attribute: the CSS width of a picture's slot at each breakpoint. */
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
 * The URLs of a photograph, cropped to its slot, and its size in px.
 *
 * @param ratio width over height of the slot
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
  /** Width over height of its slot. */
  ratio: number;

  sizes: string;
  isShown: boolean;
  onLoad: () => void;
  onError: () => void;
};

/** A photograph from the image host, hidden until it has loaded. */
export function Photograph({
  photograph,
  ratio,
  sizes,
  isShown,
  onLoad,
  onError,
}: Props) {
  const image = useRef<HTMLImageElement>(null);

  // Before hydration React hears neither the load event nor the error event.
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
