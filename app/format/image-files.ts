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
