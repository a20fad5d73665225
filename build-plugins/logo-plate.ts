import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

import type { SchemeColour } from "../app/brand/palette.ts";
import { contrastOf } from "../app/brand/colour.ts";
import { readWhole } from "./images.ts";

/** An outline below this contrast is not seen; logos need less than text does. */
const LEAST_CONTRAST = 2;

/** The share of a logo's outline that may be lost: a yellow dot on white. */
const MOST_LOST = 0.25;

const HEIGHT = 128;

/** The share of an SVG's outline that is not seen on a ground. */
async function lostOn(svg: Buffer, ground: string): Promise<number> {
  const { data, info } = await sharp(svg)
    .resize({ height: HEIGHT })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isPainted = (x: number, y: number) =>
    x >= 0 &&
    x < info.width &&
    y >= 0 &&
    y < info.height &&
    (data[(y * info.width + x) * 4 + 3] ?? 0) > 0x7f;
  const outline = new Map<number, number>();
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const isInside =
        isPainted(x - 2, y) &&
        isPainted(x + 2, y) &&
        isPainted(x, y - 2) &&
        isPainted(x, y + 2);
      if (isInside || !isPainted(x, y)) continue;
      // Shades that the eye does not tell apart are one.
      const colour = data.readUIntBE((y * info.width + x) * 4, 3) & 0xf8f8f8;
      outline.set(colour, (outline.get(colour) ?? 0) + 1);
    }
  let [lost, all] = [0, 0];
  for (const [colour, count] of outline) {
    const hex = `#${colour.toString(16).padStart(6, "0")}`;
    all += count;
    if (contrastOf(hex, ground) < LEAST_CONTRAST) lost += count;
  }
  return lost / Math.max(1, all);
}

/**
 * The grounds of a company's logo as CSS: where a scheme's paper would swallow it, it
 * stands on a plate of the other scheme's, if it is seen better there.
 */
export async function logoPlates(
  logo: Record<keyof SchemeColour, { file: string }>,
  paper: SchemeColour,
): Promise<string> {
  async function plateIn(scheme: keyof SchemeColour) {
    const { file } = logo[scheme];
    const svg = await readFile(join("content/images", file));
    // It changes its colours itself.
    if (svg.includes("prefers-color-scheme")) return "";
    const other = paper[scheme === "light" ? "dark" : "light"];
    const lost = await readWhole(file, lostOn(svg, paper[scheme]));
    if (lost <= MOST_LOST || (await lostOn(svg, other)) >= lost) return "";
    return `@media screen and (prefers-color-scheme: ${scheme}) { :root { --logo-plate: ${other}; --logo-pad: var(--space-1); } }\n`;
  }
  return (await plateIn("light")) + (await plateIn("dark"));
}
