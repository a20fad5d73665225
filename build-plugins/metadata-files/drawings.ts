import { readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";

import { hexOf } from "../../app/brand/colour.ts";
import { objectsIn } from "../../app/content/checks/warnings.ts";
import { drawingFiles } from "../../app/content/pictures/drawings.ts";
import type { Palette } from "../../app/brand/palette.ts";
import type { Site } from "../../app/content/site.ts";
import type { GeneratedFile } from "../generated-files.ts";

/**
 * A drawing in the brand's colours. SVG files name them like CSS, with the colour
 * scheme, and with a colour for editors: `var(--ink-light, #0d192b)`.
 *
 * @throws if a drawing names a colour that the palette does not have
 */
export const inColours = (svg: string, palette: Palette): string =>
  svg.replaceAll(
    /var\(--([a-z\d-]+)-(light|dark), ?#[\da-f]{6}\)/g,
    (_, name: string, scheme: "light" | "dark") =>
      colourOf(palette, name, scheme),
  );

/**
 * The hexadecimal value of a token of the palette.
 *
 * @throws if there is no such token
 */
export function colourOf(
  palette: Palette,
  name: string,
  scheme: "light" | "dark" = "light",
): string {
  const colour = palette[name];
  if (!colour) throw new Error(`A drawing uses the unknown token --${name}`);
  return hexOf(colour[scheme]);
}

/** The files of the drawings that a site shows. */
export function colouredDrawings(site: Site): GeneratedFile[] {
  const { palette } = site.content.brand.buildOnly;
  const shown = new Set(
    Array.from(objectsIn(site), (each) =>
      "name" in each && "alt" in each ? String(each.name).split("#", 1)[0] : "",
    ),
  );
  return drawingFiles
    .filter((file) => shown.has(basename(file, ".svg")))
    .map((file) => ({
      address: `/drawings/${basename(file)}`,
      content: () => inColours(readFileSync(file, "utf8"), palette),
    }));
}

/** The resolution at which a unit of an SVG is a pixel. */
const DPI = 72;

/**
 * An SVG as a PNG of `width` px; the colour `ground` fills its transparent parts.
 *
 * @param top how much of a margin, a tenth of the width, it has above: one part or none
 */
export async function pngOf(
  svg: string,
  width: number,
  ground = "#0000",
  top?: 0 | 1,
): Promise<Buffer> {
  const input = Buffer.from(svg);
  const margin = top === undefined ? 0 : Math.round(width / 10);
  const inner = width - 2 * margin;
  const drawn = await sharp(input, { density: DPI }).metadata();
  return sharp(input, { density: (DPI * inner) / drawn.width })
    .resize(inner)
    .extend({
      top: margin * (top ?? 0),
      bottom: margin * (2 - (top ?? 0)),
      left: margin,
      right: margin,
      background: ground,
    })
    .flatten(ground === "#0000" ? false : { background: ground })
    .png()
    .toBuffer();
}
