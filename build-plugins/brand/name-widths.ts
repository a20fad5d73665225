import { create } from "fontkitten";

import type { Typeface } from "../../app/brand/typefaces.ts";
import { cutFont, DRAWN } from "./cut-font.ts";

/** The letter spacing of the header's name, in em. */
const TRACKING = -0.025;

/**
 * How wide the parts of the company's name, and the longest word after the line,
 * are in the header: in em, as CSS.
 */
export async function nameWidths(
  { before, after }: { before: string; after: string },
  typeface: Typeface,
): Promise<string> {
  const font = create(
    await cutFont(typeface, DRAWN, "sfnt", { wght: 400, opsz: 24 }),
  );
  if (font.isCollection) throw new Error(`${typeface.file} has several fonts`);
  const widthOf = (text: string) =>
    font
      .glyphsForString(text)
      .map(({ advanceWidth }) => advanceWidth / font.unitsPerEm + TRACKING)
      .reduce((sum, width) => sum + width, 0);
  const widths = {
    before: widthOf(before),
    // The stylesheets divide by these two.
    after: Math.max(1, widthOf(after)),
    word: Math.max(1, ...after.split(" ").map(widthOf)),
  };
  const declarations = Object.entries(widths).map(
    ([name, width]) => `  --name-${name}: ${width.toFixed(2)};`,
  );
  return `:root {\n${declarations.join("\n")}\n}\n`;
}
