import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { hexOf } from "../../app/brand/colour.ts";
import type { Palette } from "../../app/brand/palette.ts";
import type { SiteFile } from "./draftsman.ts";

const PLATES = "app/plates";

/**
 * A drawing in the brand's colours. SVG files name them like CSS, with the colour
 * scheme, and with a colour for editors: `var(--ink-light, #0d192b)`.
 *
 * @throws if a drawing names a colour that the palette does not have
 */
export const inColours = (svg: string, palette: Palette): string =>
  svg.replaceAll(
    /var\(--([a-z\d-]+)-(light|dark), ?#[\da-f]{6}\)/g,
    (_, name: string, scheme: "light" | "dark") => {
      const colour = palette[name];
      if (!colour)
        throw new Error(`A drawing uses the unknown token --${name}`);
      return hexOf(colour[scheme]);
    },
  );

/** The drawings of app/plates in the brand's colours. */
export const plateFiles = (palette: Palette): SiteFile[] =>
  readdirSync(PLATES).map((file) => ({
    address: `/plates/${file}`,
    content: () => inColours(readFileSync(join(PLATES, file), "utf8"), palette),
  }));
