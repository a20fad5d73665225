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
