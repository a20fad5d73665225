/** The monthly ad spends that can be estimated, in pence. */
export const SPEND = { least: 1000_00, most: 100_000_00 } as const;
