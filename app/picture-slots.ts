/**
 * The places of photographs: the width over height to which they are cut, the
 * greatest width that a screen can use, in px, and the `sizes` attribute, whose
 * breakpoints are those of app/styles/breakpoints.css.
 */
export const pictureSlots = {
  portrait: {
    ratio: 4 / 5,
    widest: 960,
    sizes: "(width < 36rem) 38vw, (width < 60rem) 44vw, 19vw",
  },
  author: { ratio: 1, widest: 320, sizes: "4rem" },
  story: { ratio: 1, widest: 1920, sizes: "(width < 60rem) 93vw, 44vw" },
  case: {
    ratio: 3 / 2,
    widest: 1920,
    sizes: "(width < 60rem) 93vw, 42vw",
  },
  hero: { ratio: 5 / 4, widest: 1920, sizes: "(width < 60rem) 100vw, 50vw" },
  textHead: { ratio: 5 / 2, widest: 1920, sizes: "100vw" },
  text: { ratio: 3 / 2, widest: 1920, sizes: "(width < 60rem) 93vw, 56vw" },
} as const;

/** The name of a photograph's place. */
export type PictureSlot = keyof typeof pictureSlots;

/** The size in px that a photograph needs in its place. */
export const neededSize = (slot: PictureSlot): string => {
  const { ratio, widest } = pictureSlots[slot];
  return `${widest} × ${Math.round(widest / ratio)} px`;
};

/** The widths in which a photograph is offered to the browser, in px. */
export const WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

/** The widths in which a photograph of one's own is offered: up to its greatest. */
export const offeredWidths = (widest: number): number[] => [
  ...WIDTHS.filter((width) => width < widest),
  widest,
];

/** The path of a photograph's file in the built site. */
export const imageAddress = (
  name: string,
  width: number,
  format: "avif" | "webp" | "jpg" | "png",
): string => `/assets/${name}-${width}.${format}`;
