import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";

import { readPalette } from "../../app/head/palette.ts";

/** A file that the build generates. */
export interface SiteFile {
  /** Its URL path: "/robots.txt". */
  address: string;
  content: () => Promise<Buffer> | string;
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

/** The family names inside the font files, by the tokens of the typefaces. */
const FAMILIES = { display: "Newsreader 16pt", sans: "Instrument Sans" };

const NEWSREADER =
  "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2";
const INSTRUMENT =
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** The font instances for the drawings: large text, labels, bold labels. */
const CUTS = [
  { source: NEWSREADER, axes: { wght: 400, opsz: 72 } },
  { source: INSTRUMENT, axes: { wght: 500 } },
  { source: INSTRUMENT, axes: { wght: 600 } },
];

const LATIN_1 = Array.from({ length: 0x100 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join("");

/** Latin-1 and the typographic characters of the content. */
const CHARACTERS = `${LATIN_1}–—‘’“”…−`;

const readPackaged = (file: string) =>
  readFile(fileURLToPath(import.meta.resolve(file)));

const TOKENS = new URL("../../app/styles/tokens.css", import.meta.url);

/**
 * Starts the SVG renderer with the site's fonts and colours.
 *
 * @throws if called twice in one process, because resvg's WebAssembly can be
 *   initialized only once
 */
export async function startDraftsman(): Promise<Draftsman> {
  await initWasm(await readPackaged("@resvg/resvg-wasm/index_bg.wasm"));
  const palette = readPalette(await readFile(TOKENS, "utf8"));
  const fontBuffers = await Promise.all(
    CUTS.map(async ({ source, axes }) =>
      subsetFont(await readPackaged(source), CHARACTERS, {
        targetFormat: "sfnt",
        variationAxes: axes,
      }),
    ),
  );
  const font = { fontBuffers, loadSystemFonts: false };
  const values = new Map<string, string>(Object.entries(FAMILIES));
  for (const [name, { light }] of palette) values.set(name, light);

  function token(name: string): string {
    const value = values.get(name);
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
