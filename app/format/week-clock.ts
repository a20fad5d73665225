/** The clock over the opening hours, in hours of the day, as in hours.css. */
export const CLOCK = { from: 8, to: 19 } as const;

/** The hours that are written on it. */
export const TICKS = [9, 12, 15, 18] as const;
