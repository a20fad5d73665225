import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";

import { readPalette } from "../../app/head/palette.ts";

/** A file that the build makes from the content. */
export interface SiteFile {
  /** From the root of the site: "/robots.txt". */
  address: string;
  content: () => Promise<Buffer> | string;
}

/** Draws SVG that names the site's tokens: `fill="var(--ink)"`. */
export interface Draftsman {
  /** As PNG; `ground` colours what the drawing leaves open. */
  png(svg: string, width: number, ground?: string): Buffer;
  /** How wide an SVG text element is drawn, in its own units. */
  widthOf(text: string): number;
  /** The value of a token in the light scheme. */
  token(name: string): string;
}

/** What the font files call themselves, by the tokens of the typefaces. */
const FAMILIES = { display: "Newsreader 16pt", sans: "Instrument Sans" };

const NEWSREADER =
  "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2";
const INSTRUMENT =
  "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** The cuts that drawings are lettered in: display size, labels, emphasis. */
const CUTS = [
  { source: NEWSREADER, axes: { wght: 400, opsz: 72 } },
  { source: INSTRUMENT, axes: { wght: 500 } },
  { source: INSTRUMENT, axes: { wght: 600 } },
];

const LATIN_1 = Array.from({ length: 0x100 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join("");

/** With the signs that typesetting adds. */
const CHARACTERS = `${LATIN_1}–—‘’“”…−`;

const readPackaged = (file: string) =>
  readFile(fileURLToPath(import.meta.resolve(file)));

const TOKENS = new URL("../../app/styles/tokens.css", import.meta.url);

/** @throws if called twice in one process: the drawing program starts once. */
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
    if (!value) throw new Error(`a drawing names --${name}, which is no token`);
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
