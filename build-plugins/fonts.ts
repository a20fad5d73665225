import { readFile } from "node:fs/promises";
import { entireMetricsCollection as metrics } from "@capsizecss/metrics/entireMetricsCollection";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";

import type { Typeface } from "../app/brand/typefaces.ts";

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

type Metrics = { xWidthAvg: number; unitsPerEm: number };

/** A system font: the name of its fallback, its files and its metrics. */
type SystemFont = { name: string; local: readonly string[]; metrics: Metrics };

const { arial, courierNew, georgia, notoSerif, roboto, robotoMono } = metrics;
const { timesNewRoman } = metrics;

/**
 * Georgia on Windows and Apple's systems, Times or the metrically equal Liberation
 * on Linux, Noto on Android.
 */
const SERIFS: readonly SystemFont[] = [
  { name: "georgia", local: ["Georgia"], metrics: georgia },
  {
    name: "times",
    local: ["Times New Roman", "Liberation Serif"],
    metrics: timesNewRoman,
  },
  { name: "noto", local: ["Noto Serif"], metrics: notoSerif },
];

/** Arial or its equal Liberation, and Roboto on Android. */
const SANS: readonly SystemFont[] = [
  { name: "arial", local: ["Arial", "Liberation Sans"], metrics: arial },
  { name: "roboto", local: ["Roboto"], metrics: roboto },
];

const BOLD_SANS: readonly SystemFont[] = [
  {
    name: "arial",
    local: ["Arial Bold", "Liberation Sans Bold"],
    metrics: arial.variants["700"],
  },
  {
    name: "roboto",
    local: ["Roboto Bold", "Roboto"],
    metrics: roboto.variants["700"],
  },
];

/** Courier New or its equal Liberation, and Droid, as wide as Roboto Mono, on Android. */
const MONOSPACED: readonly SystemFont[] = [
  {
    name: "courier",
    local: ["Courier New", "Liberation Mono"],
    metrics: courierNew,
  },
  { name: "droid", local: ["Droid Sans Mono"], metrics: robotoMono },
];

const BOLD_MONOSPACED: readonly SystemFont[] = [
  {
    name: "courier",
    local: ["Courier New Bold", "Liberation Mono Bold"],
    metrics: courierNew.variants["700"],
  },
  { name: "droid", local: ["Droid Sans Mono"], metrics: robotoMono },
];

/** The system fonts that stand in for regular and for bold text. */
const SYSTEM_FONTS = {
  "sans-serif": { regular: SANS, bold: BOLD_SANS },
  serif: { regular: SERIFS, bold: SERIFS },
  monospace: { regular: MONOSPACED, bold: BOLD_MONOSPACED },
};

/** A use of a typeface: the name of its fallbacks, and the cut they are fitted to. */
type Use = {
  name: string;
  typeface: Typeface;
  cut: Readonly<Record<string, number>>;
  /** The `font-weight` of the fallbacks, if there are several. */
  weight?: string;
};

const widthOf = (font: Metrics) => font.xWidthAvg / font.unitsPerEm;
const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * A `@font-face` for each system font, with the metrics of a cut of a typeface, so
 * that the change to the web font moves nothing.
 */
async function fallbacksOf(
  { name, typeface, cut, weight }: Use,
  systemFonts: readonly SystemFont[],
): Promise<string> {
  const font = await fromBuffer(await cutFont(typeface, DRAWN, "sfnt", cut));
  return systemFonts
    .map((system) => {
      const size = widthOf(font) / widthOf(system.metrics);
      const height = (units: number) =>
        percent(Math.abs(units) / font.unitsPerEm / size);
      return `@font-face {
  font-family: ${name}-${system.name};
  src: ${system.local.map((file) => `local("${file}")`).join(", ")};${weight ? `\n  font-weight: ${weight};` : ""}
  size-adjust: ${percent(size)};
  ascent-override: ${height(font.ascent)};
  descent-override: ${height(font.descent)};
  line-gap-override: ${height(font.lineGap)};
}
`;
    })
    .join("\n");
}

const list = (name: string, fonts: readonly SystemFont[], face: Typeface) =>
  `  --${name}-stand-in: ${fonts.map((font) => `${name}-${font.name}`).join(", ")}, ${face.generic};`;

/** The width of Newsreader's headlines, for which the layout is made, in em. */
const HEADLINE_WIDTH = 0.442;

/**
 * By how much headlines in a wider typeface are smaller, so that they take as many
 * lines and the first view keeps its action.
 */
async function headlineFit(face: Typeface, opsz: number): Promise<string> {
  const cut = await cutFont(face, DRAWN, "sfnt", { wght: 400, opsz });
  const fit = Math.min(1, HEADLINE_WIDTH / widthOf(await fromBuffer(cut)));
  return `  --headline-fit: ${fit.toFixed(2)};`;
}

/** The width of Instrument Sans in small text, for which tables are made, in em. */
const LABEL_WIDTH = 0.458;

/** By how much the labels of a wider typeface are smaller where room is scarce. */
async function labelsFit(face: Typeface): Promise<string> {
  const cut = await cutFont(face, DRAWN, "sfnt", { wght: 400 });
  const fit = LABEL_WIDTH / widthOf(await fromBuffer(cut));
  // Smaller ones could not be read.
  return `  --labels-fit: ${Number(Math.min(1, Math.max(0.85, fit)).toFixed(2))};`;
}

/**
 * The fallback fonts of the brand's typefaces, the lists of their names, and the
 * sizes of headlines and of small labels.
 */
export async function fallbackFonts(faces: {
  text: Typeface;
  labels: Typeface;
}): Promise<string> {
  const { text, labels } = faces;
  // Three sets, because typefaces with optical sizes draw large letters narrower.
  const sizes = { text: 19, title: 29, display: 60 };
  const textFonts = SYSTEM_FONTS[text.generic].regular;
  const labelFonts = SYSTEM_FONTS[labels.generic];
  const sets = await Promise.all([
    ...Object.entries(sizes).map(async ([name, opsz]) =>
      fallbacksOf(
        { name, typeface: text, cut: { wght: 400, opsz } },
        textFonts,
      ),
    ),
    fallbacksOf(
      {
        name: "labels",
        typeface: labels,
        cut: { wght: 400 },
        weight: "400 500",
      },
      labelFonts.regular,
    ),
    fallbacksOf(
      {
        name: "labels",
        typeface: labels,
        cut: { wght: 600 },
        weight: "600 700",
      },
      labelFonts.bold,
    ),
  ]);
  const lists = [
    ...Object.keys(sizes).map((name) => list(name, textFonts, text)),
    list("labels", labelFonts.regular, labels),
    await headlineFit(text, sizes.display),
    await labelsFit(labels),
  ];
  return `${sets.join("\n")}\n:root {\n${lists.join("\n")}\n}\n`;
}
