import { splitFigure } from "./split-figure.ts";

/** The longest bar of the common scale. */
const FULL_LENGTH = 4.2;

/** Lengths in outlines: the outline is what was before, and 1 long. */
type BarLength = {
  after: number;
  /** Length of the whole scale. */
  unit: number;
};

function lengthAfter(value: string): number | undefined {
  const { sign, currency, digits, unit } = splitFigure(value);
  const number = Number(digits.replaceAll(",", ""));
  if (currency || Number.isNaN(number)) return undefined;
  if (unit === "x") return number;
  if (unit !== "%" || !sign) return undefined;
  return (100 + (sign === "-" ? -number : number)) / 100;
}

/**
 * The before-and-after bar of a written figure: "+320%" is 4.2 long, "-40%" is
 * 0.6, "5.2x" is 5.2. A figure that compares nothing ("15.8%") has none.
 */
export function barLength(value: string): BarLength | undefined {
  const after = lengthAfter(value);
  if (after === undefined || after < 0) return undefined;
  return { after, unit: Math.max(after, FULL_LENGTH) };
}
