/** The widths of app/styles/breakpoints.css, for `sizes` attributes. */
const BREAKPOINTS = [
  ["below36", "(width < 36rem)"],
  ["below48", "(width < 48rem)"],
  ["below60", "(width < 60rem)"],
] as const;

type SlotWidths = Partial<Record<(typeof BREAKPOINTS)[number][0], string>> & {
  otherwise: string;
};

/** A `sizes` attribute: the CSS width of a picture's slot at each breakpoint. */
export function slotSizes(widths: SlotWidths): string {
  const narrow = BREAKPOINTS.flatMap(([name, condition]) => {
    const width = widths[name];
    return width === undefined ? [] : [`${condition} ${width}`];
  });
  return [...narrow, widths.otherwise].join(", ");
}

/**
 * The places of photographs: the width over height to which they are cut, the
 * greatest width that a screen can use, in px, and the `sizes` attribute.
 */
export const pictureSlots = {
  portrait: {
    ratio: 4 / 5,
    widest: 960,
    sizes: slotSizes({ below36: "38vw", below60: "44vw", otherwise: "19vw" }),
  },
  story: {
    ratio: 1,
    widest: 1920,
    sizes: slotSizes({ below60: "93vw", otherwise: "44vw" }),
  },
  leadCase: {
    ratio: 5 / 4,
    widest: 1920,
    sizes: slotSizes({ below60: "95vw", otherwise: "60vw" }),
  },
  case: {
    ratio: 16 / 10,
    widest: 1280,
    sizes: slotSizes({
      below48: "88vw",
      below60: "43vw",
      otherwise: "min(38vw, 42rem)",
    }),
  },
  reasons: {
    ratio: 1,
    widest: 1920,
    sizes: slotSizes({ below60: "93vw", otherwise: "36vw" }),
  },
  articleHead: { ratio: 5 / 2, widest: 1920, sizes: "100vw" },
  article: {
    ratio: 3 / 2,
    widest: 1920,
    sizes: slotSizes({ below60: "93vw", otherwise: "56vw" }),
  },
  map: { ratio: 5 / 2, widest: 1920, sizes: "100vw" },
} as const;

/** The name of a photograph's place. */
export type PictureSlot = keyof typeof pictureSlots;
