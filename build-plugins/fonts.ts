import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createFontStack } from "@capsizecss/core";
import { entireMetricsCollection as metrics } from "@capsizecss/metrics/entireMetricsCollection";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

import type { Typeface } from "../app/brand/schema.ts";
import { cached } from "./images.ts";

type AxisRange = number | { min: number; max: number };

const LATIN_1 = Array.from({ length: 0x100 - 0x20 }, (_, index) =>
  0x20 + index < 0x7f || 0x20 + index >= 0xa0
    ? String.fromCodePoint(0x20 + index)
    : "",
).join("");

/** Latin-1 and the typographic characters of the content, for drawings. */
export const DRAWN = `${LATIN_1}–—‘’“”…−`;

const clamp = (value: number, { min, max }: { min: number; max: number }) =>
  Math.min(max, Math.max(min, value));

const CACHE = resolve("node_modules/.cache/fonts");

/**
 * A font file of some characters, kept between builds. Axes that the typeface lacks are
 * ignored, values clamped.
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
  const font = await readFile(file);
  const options = { targetFormat, variationAxes };
  const key = createHash("sha256")
    .update(font)
    .update(JSON.stringify([characters, options]))
    .digest("hex");
  return cached(
    { address: key, content: () => subsetFont(font, characters, options) },
    CACHE,
  );
}

const { arial, courierNew, georgia, notoSerif, roboto, robotoMono } = metrics;
const { timesNewRoman } = metrics;

/** The metrics of a font that has another name on other systems. */
const or = <Font extends object>(font: Font, postscriptName: string) => ({
  ...font,
  postscriptName,
});

/** Georgia (Windows, Apple), Times or the metrically equal Liberation (Linux), Noto (Android). */
const SERIFS = [georgia, or(timesNewRoman, "Liberation Serif"), notoSerif];

const droid = {
  ...robotoMono,
  familyName: "Droid Sans Mono",
  fullName: "Droid Sans Mono",
  postscriptName: "DroidSansMono",
};

type SystemFont = Parameters<typeof createFontStack>[0][number];

const SYSTEM_FONTS: Record<
  Typeface["generic"],
  { regular: SystemFont[]; bold: SystemFont[] }
> = {
  "sans-serif": {
    regular: [or(arial, "Liberation Sans"), roboto],
    bold: [
      or(arial.variants["700"], "Liberation Sans Bold"),
      or(roboto.variants["700"], "Roboto"),
    ],
  },
  serif: { regular: SERIFS, bold: SERIFS },
  monospace: {
    regular: [or(courierNew, "Liberation Mono"), droid],
    bold: [or(courierNew.variants["700"], "Liberation Mono Bold"), droid],
  },
};

const metricsOf = async (
  face: Typeface,
  cut: Readonly<Record<string, number>>,
) => fromBuffer(await cutFont(face, DRAWN, "sfnt", cut));

/** Fallback fonts with the metrics of a typeface's cut, so that the web font moves nothing. */
async function standIns(
  name: string,
  face: Typeface,
  cut: Readonly<Record<string, number>>,
  systemFonts: SystemFont[],
  fontWeight?: string,
) {
  const font = await metricsOf(face, cut);
  const { fontFaces, fontFamily } = createFontStack(
    [{ ...font, familyName: name }, ...systemFonts],
    { fontFaceProperties: fontWeight === undefined ? {} : { fontWeight } },
  );
  // The stack begins with the name itself, which no font has.
  const families = fontFamily.slice(`${name}, `.length);
  return {
    // A hundredth of a per cent is less than a hundredth of a pixel.
    fontFaces: fontFaces.replaceAll(/(\.\d\d)\d+%/g, "$1%"),
    list: `  --${name}-stand-in: ${families}, ${face.generic};`,
  };
}

/** By how much a face that is wider than the design's (in em) is set smaller, to fit its lines. */
async function fitOf(
  face: Typeface,
  cut: Readonly<Record<string, number>>,
  width: number,
): Promise<number> {
  const { xWidthAvg, unitsPerEm } = await metricsOf(face, cut);
  return Math.min(1, (width * unitsPerEm) / xWidthAvg);
}

/** The width of Newsreader's headlines. */
const HEADLINE_WIDTH = 0.442;

/** The fallback fonts, the lists of their names, and the size of headlines. */
export async function fallbackFonts({
  text,
  labels,
}: Readonly<Record<"text" | "labels", Typeface>>): Promise<string> {
  // Three sets, because typefaces with optical sizes draw large letters narrower.
  const sizes = { text: 19, title: 29, display: 60 };
  const { regular } = SYSTEM_FONTS[text.generic];
  const labelFonts = SYSTEM_FONTS[labels.generic];
  const sets = await Promise.all([
    ...Object.entries(sizes).map(async ([name, opsz]) =>
      standIns(name, text, { wght: 400, opsz }, regular),
    ),
    standIns("labels", labels, { wght: 400 }, labelFonts.regular, "400 500"),
    standIns("labels", labels, { wght: 600 }, labelFonts.bold, "600 700"),
  ]);
  const display = { wght: 400, opsz: sizes.display };
  const headlineFit = await fitOf(text, display, HEADLINE_WIDTH);
  const faces = sets.map(({ fontFaces }) => fontFaces);
  const declarations = [
    ...new Set(sets.map(({ list }) => list)),
    `  --headline-fit: ${headlineFit.toFixed(2)};`,
  ];
  return `${faces.join("\n")}\n:root {\n${declarations.join("\n")}\n}\n`;
}
