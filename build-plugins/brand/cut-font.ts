import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

import type { Typeface } from "../../app/brand/typefaces.ts";

/** An axis's value, or the range that stays variable. */
type AxisRange = number | { min: number; max: number };

/** Printable ASCII and Latin-1, without the control characters. */
const LATIN_1 = Array.from({ length: 0x100 - 0x20 }, (_, index) =>
  0x20 + index < 0x7f || 0x20 + index >= 0xa0
    ? String.fromCodePoint(0x20 + index)
    : "",
).join("");

/** Latin-1 and the typographic characters of the content, for drawings. */
export const DRAWN = `${LATIN_1}–—‘’“”…−`;

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

/**
 * A font file with some of a typeface's characters and some of its variations.
 * Axes that the typeface lacks are ignored, and values are clamped to its limits.
 */
export async function cutFont(
  { file, axes }: Typeface,
  characters: string,
  targetFormat: "woff2" | "sfnt",
  wanted: Readonly<Record<string, AxisRange>>,
): Promise<Buffer> {
  const variationAxes = Object.fromEntries(
    Object.entries(wanted).flatMap(([axis, value]) => {
      const limits = axes[axis];
      if (!limits) return [];
      if (typeof value === "number") return [[axis, clamp(value, limits)]];
      const min = clamp(value.min, limits);
      const max = clamp(value.max, limits);
      return [[axis, min === max ? min : { min, max }]];
    }),
  );
  return subsetFont(await readFile(file), characters, {
    targetFormat,
    variationAxes,
  });
}
