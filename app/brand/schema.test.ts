import * as fc from "fast-check";
import { expect, test } from "vitest";

import { requireSite } from "../content/read-site.ts";
import { contrastOf } from "./colour";
import {
  GRAPHIC_CONTRAST,
  paletteCss,
  paletteOf,
  TEXT_CONTRAST,
  type Palette,
  brandColours,
} from "./palette";
import { brand } from "./schema";

const six = {
  paper: { light: "#fbfaf5", dark: "#0f1a14" },
  shoal: { light: "#e4efe6", dark: "#18271e" },
  buff: { light: "#f2e9d4", dark: "#29261a" },
  ink: { light: "#10241a", dark: "#eef2ea" },
  deep: { light: "#10301f", dark: "#06120b" },
  accent: { light: "#1d9754", dark: "#2fb871" },
};
const facts = {
  name: "Al",
  "short name": "Al",
  "legal name": "Al Ltd",
  "accent name": "green",
  colours: six,
  typefaces: { text: "Newsreader", labels: "Instrument Sans" },
};

const problemsOf = (changes: object) =>
  brand
    .safeParse({ ...facts, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

const paletteFrom = (changes: object = {}) =>
  brand.parse({ ...facts, ...changes }).buildOnly.palette;

const PAPERS = ["paper", "tint-cool", "tint-warm"];

const DEEPS = ["deep", "sea-bed"];

type Pair = readonly [
  colour: string,
  grounds: readonly string[],
  least: number,
];

const MADE_FROM_ACCENT: readonly Pair[] = [
  ["signal-text", PAPERS, TEXT_CONTRAST],
  ["deep-signal-text", DEEPS, TEXT_CONTRAST],
  ["white", ["signal-fill"], TEXT_CONTRAST],
  ["deep-signal", DEEPS, GRAPHIC_CONTRAST],
];

/** What is read, or drawn and means something, and its grounds: WCAG 2, 1.4.3 and 11. */
const SEEN: readonly Pair[] = [
  ...MADE_FROM_ACCENT,
  ["signal", PAPERS, GRAPHIC_CONTRAST],
  ["deep-ink", DEEPS, GRAPHIC_CONTRAST],
  ["rule-2", PAPERS, GRAPHIC_CONTRAST],
  ["deep-rule-2", DEEPS, GRAPHIC_CONTRAST],
  ["mark-cloth", PAPERS, GRAPHIC_CONTRAST],
  ["deep-mark-cloth", ["deep"], GRAPHIC_CONTRAST],
];

const unseenIn = (palette: Palette, pairs = SEEN) =>
  pairs.flatMap(([name, grounds, least]) =>
    grounds.flatMap((ground) =>
      (["light", "dark"] as const)
        .filter((scheme) => {
          const [own = "", other = ""] = [name, ground].map(
            (each) => palette[each]?.[scheme],
          );
          return contrastOf(own, other) < least;
        })
        .map((scheme) => `${name} on ${ground} in ${scheme}`),
    ),
  );

test("everything is seen on its grounds, in both schemes", () => {
  const ink = { light: "#5d6962", dark: "#a9afa7" };
  const pale = { colours: { ...six, ink, "second ink": ink } };
  const shipped = requireSite("content").site.content.brand.buildOnly.palette;
  expect(unseenIn(shipped)).toEqual([]);
  expect(unseenIn(paletteFrom(pale))).toEqual([]);
});

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("whatever the accent, what is made from it is seen on its grounds", () => {
  fc.assert(
    fc.property(anyColour, anyColour, (light, dark) => {
      const colours = brandColours.parse({ ...six, accent: { light, dark } });
      expect(unseenIn(paletteOf(colours), MADE_FROM_ACCENT)).toEqual([]);
    }),
    // Fewer than usual: a colour takes a tenth of a second.
    { numRuns: 20, examples: [["#0b7d5e", "#2fb871"]] },
  );
});

test("a colour with too little contrast is reported, with a shade that has enough", () => {
  const pale = { ...six, accent: { light: "#46c07d", dark: "#2fb871" } };
  const [problem, ...others] = problemsOf({ colours: pale }) ?? [];
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^colours\.accent\.light: is #46c07d, .* hard to see in the light scheme: .* 2\.\d+ to 1 on paper and .* must be 3 .* \d+% darker: "#[\da-f]{6}"\.$/,
  );
  const [, better = ""] = /"(#[\da-f]{6})"/.exec(problem ?? "") ?? [];
  const good = { ...six, accent: { light: better, dark: "#2fb871" } };
  expect(problemsOf({ colours: good })).toBeUndefined();
});

test("a colour that is written once and suits one scheme only is told to be two", () => {
  const [problem] =
    problemsOf({ colours: { ...six, accent: "#0b5d5e" } }) ?? [];
  expect(problem).toMatch(
    /in the dark scheme: .* write two lines below it instead, light: "#0b5d5e" and dark: "#[\da-f]{6}"\.$/,
  );
});

test("a dark accent stays as it is, and is lighter on deep", () => {
  expect(paletteCss(paletteFrom())).not.toContain(".deep");
  const colours = { ...six, accent: { light: "#6d28d9", dark: "#2fb871" } };
  expect(paletteCss(paletteFrom({ colours }))).toMatch(
    /\.deep, \.site-footer \{\n\s+--signal: light-dark/,
  );
  const other = { ...colours, "deep accent": colours.accent };
  expect(problemsOf({ colours: other })).toEqual([
    expect.stringMatching(
      /^colours\.deepAccent\.light: is .* in the light scheme/,
    ),
  ]);
});

test("a derived colour is reported at the one that it is made from", () => {
  const deep = { light: "#7b8a80", dark: "#06120b" };
  expect(problemsOf({ colours: { ...six, deep } })).toContainEqual(
    expect.stringMatching(
      /^colours\.paper\.light: makes the deep ink #\w+, .* to 1 on deep and /,
    ),
  );
});

test.each([
  ["", "is empty. After a space, the sign # begins a comment"],
  ["greenish", '"greenish" is not a colour'],
])("the colour %j is refused", (written, message) => {
  const colours = { ...six, ink: { light: written, dark: "#eef2ea" } };
  expect(problemsOf({ colours })?.join("\n")).toContain(message);
});

test("a colour may be written without its sign, and one for both schemes", () => {
  const colours = { ...six, "deep ink": "f7f6f0" };
  const css = paletteCss(paletteFrom({ colours }));
  expect(css).toMatch(/--deep-ink: oklch\([^,]+\);/);
});

test("a typeface that is not installed is reported, with the command that installs it", () => {
  const typefaces = { text: "No Such Face", labels: "Instrument Sans" };
  expect(problemsOf({ typefaces })).toEqual([
    expect.stringContaining(
      "npm install --save-dev @fontsource-variable/no-such-face",
    ),
  ]);
});

test.each([
  [{ name: "Al" }, { before: "Al", after: "" }],
  [{ name: "Blue Sky Media" }, { before: "Blue", after: "Sky Media" }],
  [
    { name: "Blue Sky Media", "before the line": "Blue Sky" },
    { before: "Blue Sky", after: "Media" },
  ],
  [{ name: "Northumberland Ads" }, { before: "", after: "Northumberland Ads" }],
])("the parts of the name %j stand at the line", (names, parts) => {
  expect(brand.parse({ ...facts, ...names }).nameParts).toEqual(parts);
});

test("the part before the line must be the beginning of the name", () => {
  expect(problemsOf({ name: "Tern", "before the line": "Bl" })).toEqual([
    'beforeTheLine: is "Bl", but must be how the name "Tern" begins',
  ]);
});
