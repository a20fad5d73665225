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
