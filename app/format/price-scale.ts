import type { Measures } from "../measure.ts";

/** The depths that are ruled and labelled. */
export const RULED_PENCE = [1000_00, 2000_00] as const;

/** How deep a price hangs: in pounds, against --full in tariff.css. */
export function priceMeasures(pence: number): Measures {
  return { value: pence / 100 };
}
