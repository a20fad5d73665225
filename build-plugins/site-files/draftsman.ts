import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fromBuffer } from "@capsizecss/unpack";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

import { hexOf } from "../../app/brand/colour.ts";
import type { Palette } from "../../app/brand/palette.ts";
import type { Brand } from "../../app/brand/schema.ts";
import { cutFont, DRAWN } from "../fonts.ts";

/** A file that the build generates. */
export interface SiteFile {
  /** Its URL path: "/robots.txt". */
  address: string;
  content: () => Promise<Buffer> | Buffer | string;
}

/** Renders SVG that may use the site's tokens: `fill="var(--ink)"`. */
export interface Draftsman {
  /** A PNG of `width` px; the colour `ground` fills its transparent parts. */
  png(svg: string, width: number, ground?: string): Buffer;
  /** The width of an SVG text element in its own units. */
  widthOf(text: string): number;
  /**
   * The value of a token in the light colour scheme.
   *
   * @throws if there is no such token
   */
  token(name: string): string;
}

const readPackaged = (file: string) =>
  readFile(fileURLToPath(import.meta.resolve(file)));

/**
 * Starts the SVG renderer with the brand's fonts and colours.
 *
 * @throws if called twice in one process, because resvg's WebAssembly can be
 *   initialized only once
 */
export async function startDraftsman({
  palette,
  typefaces,
}: Brand["buildOnly"]): Promise<Draftsman> {
  await initWasm(await readPackaged("@resvg/resvg-wasm/index_bg.wasm"));
  // Large text, labels, bold labels
  const fontBuffers = await Promise.all([
    cutFont(typefaces.text, DRAWN, "sfnt", { wght: 400, opsz: 72 }),
    cutFont(typefaces.labels, DRAWN, "sfnt", { wght: 500 }),
    cutFont(typefaces.labels, DRAWN, "sfnt", { wght: 600 }),
  ]);
  const [display, sans] = await Promise.all(
    fontBuffers.map(async (buffer) => (await fromBuffer(buffer)).familyName),
  );
  const font = { fontBuffers, loadSystemFonts: false };
  const families = new Map([
    ["display", display],
    ["sans", sans],
  ]);

  function token(name: string): string {
    const colour = palette[name];
    const value = colour ? hexOf(colour.light) : families.get(name);
    if (!value) throw new Error(`A drawing uses the unknown token --${name}`);
    return value;
  }
  const resolve = (svg: string) =>
    svg.replaceAll(/var\(--([a-z\d-]+)\)/g, (_, name: string) => token(name));

  return {
    token,
    png(svg, width, ground) {
      const drawing = new Resvg(resolve(svg), {
        font,
        fitTo: { mode: "width", value: width },
        ...(ground && { background: ground }),
      });
      const image = drawing.render();
      const bytes = Buffer.from(image.asPng());
      image.free();
      drawing.free();
      return bytes;
    },
    widthOf(text) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${text}</svg>`;
      const drawing = new Resvg(resolve(svg), { font });
      const width = drawing.getBBox()?.width ?? 0;
      drawing.free();
      return width;
    },
  };
}

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
