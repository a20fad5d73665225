import { z } from "zod";

import {
  contrastOf,
  mix,
  readableShade,
  shade,
  withOpacity,
  cssColour,
} from "./colour.ts";
import { bySchemes, entry } from "../content/schema/entry.ts";

const SIGN =
  'After a space, the sign # begins a comment: write the colour in quotation marks, such as "#1a7f5a"';

const cssText = z.string().transform((written, context) => {
  const css = cssColour(written);
  if (css !== undefined) return css;
  context.addIssue(
    written.trim()
      ? `"${written}" is not a colour; write it like "#1a7f5a"`
      : `is empty. ${SIGN}`,
  );
  return z.NEVER;
});

const schemeColour = bySchemes(cssText);

export type SchemeColour = z.output<typeof schemeColour>;

export const brandColours = entry({
  paper: schemeColour.describe("The ground of the pages, and its two tints."),
  shoal: schemeColour,
  buff: schemeColour,
  ink: schemeColour.describe("The text."),
  deep: schemeColour.describe("The ground of dark sections."),
  accent: schemeColour.describe(
    "The line, the marks and the reading that matters.",
  ),
  secondInk: schemeColour.optional().describe("Secondary text."),
  accentText: schemeColour.optional().describe("Small text in the accent."),
  accentGround: schemeColour
    .optional()
    .describe("The accent under white text."),
  deepAccent: schemeColour.optional().describe("The accent on deep."),
  deepBed: schemeColour.optional(),
  deepInk: schemeColour.optional(),
  secondDeepInk: schemeColour.optional(),
  serge: schemeColour
    .optional()
    .describe("The cloth that marks thirteen fathoms."),
  deepSerge: schemeColour.optional(),
});

export type BrandColours = z.output<typeof brandColours>;

export const WHITE = "oklch(1 0 0)";

const inBoth = (of: (scheme: "light" | "dark") => string): SchemeColour => ({
  light: of("light"),
  dark: of("dark"),
});

/** The least contrast of small text: WCAG 2, 1.4.3. */
export const TEXT_CONTRAST = 4.5;
/** The least contrast of large text and graphics: WCAG 2, 1.4.3 and 1.4.11. */
export const GRAPHIC_CONTRAST = 3;

export function completeColours(
  brand: BrandColours,
): Record<keyof BrandColours, SchemeColour> {
  const { paper, ink, shoal, buff, deep, accent } = brand;
  const hueOfDeep = (lightness: number, chroma: number) =>
    shade(deep.light, ([, , hue]) => [lightness, chroma, hue]);
  const deepInk = brand.deepInk ?? inBoth(() => paper.light);
  const deepBed =
    brand.deepBed ??
    inBoth(() => shade(deep.light, ([l, c, h]) => [l + 0.06, c, h]));
  return {
    paper,
    ink,
    shoal,
    buff,
    deep,
    accent,
    deepInk,
    deepBed,
    secondInk:
      brand.secondInk ??
      inBoth((scheme) => mix(ink[scheme], paper[scheme], 0.2)),
    secondDeepInk:
      brand.secondDeepInk ?? inBoth(() => mix(deepInk.light, deep.light, 0.16)),
    accentText:
      brand.accentText ??
      inBoth((scheme) => {
        // The dark scheme's stands on the deep grounds of both.
        const grounds = [paper, shoal, buff].map((ground) => ground[scheme]);
        if (scheme === "dark")
          grounds.push(deep.light, deep.dark, deepBed.light);
        return (
          readableShade(accent[scheme], grounds, TEXT_CONTRAST) ?? ink[scheme]
        );
      }),
    accentGround:
      brand.accentGround ??
      inBoth(
        () => readableShade(accent.light, [WHITE], TEXT_CONTRAST) ?? ink.light,
      ),
    deepAccent:
      brand.deepAccent ??
      inBoth((scheme) => {
        const grounds = [deep[scheme], deepBed[scheme]];
        return (
          readableShade(accent[scheme], grounds, GRAPHIC_CONTRAST) ??
          deepInk[scheme]
        );
      }),
    serge: brand.serge ?? {
      light: hueOfDeep(0.42, 0.1),
      dark: hueOfDeep(0.62, 0.1),
    },
    deepSerge: brand.deepSerge ?? inBoth(() => hueOfDeep(0.6, 0.12)),
  };
}

/** The CSS custom properties of the palette, without their dashes. */
export type Palette = Readonly<Record<string, SchemeColour>>;

const faint = (colour: SchemeColour, light: number, dark = light) => ({
  light: withOpacity(colour.light, light),
  dark: withOpacity(colour.dark, dark),
});

/** A colour as faint as lines may be that mean something: each scheme's own. */
const drawn = (colour: SchemeColour, grounds: SchemeColour[], most: number) =>
  inBoth((scheme) => {
    let opacity = most;
    const at = () => withOpacity(colour[scheme], Number(opacity.toFixed(2)));
    while (
      opacity < 1 &&
      grounds.some((each) => contrastOf(at(), each[scheme]) < GRAPHIC_CONTRAST)
    )
      opacity += 0.05;
    return at();
  });

export function paletteOf(brand: BrandColours): Palette {
  const all = completeColours(brand);
  const { ink, deepInk, accentText } = all;
  const inkInLight = inBoth(() => ink.light);
  const shadow = inBoth(() => shade(ink.light, ([, c, h]) => [0.2, c, h]));
  // A cloth of the lead line is a shade darker than the text beside it.
  const cloth = inBoth((scheme) =>
    shade(deepInk[scheme], ([l, c, h]) => [l - 0.002, c, h]),
  );
  return {
    paper: all.paper,
    "tint-cool": all.shoal,
    "tint-warm": all.buff,
    ink,
    "ink-2": all.secondInk,
    rule: faint(ink, 0.2, 0.22),
    "rule-2": drawn(ink, [all.paper, all.shoal, all.buff], 0.55),
    white: inBoth(() => WHITE),
    "mark-cloth": all.serge,
    signal: all.accent,
    "signal-text": accentText,
    "signal-fill": all.accentGround,
    deep: all.deep,
    /** On paper: in the dark scheme deep would hardly differ from it. */
    "sea-bed": { light: all.deep.light, dark: all.deepBed.dark },
    "deep-ink": deepInk,
    "deep-ink-2": all.secondDeepInk,
    "deep-rule": faint(deepInk, 0.26),
    "deep-rule-2": drawn(deepInk, [all.deep, all.deepBed], 0.6),
    "deep-signal": all.deepAccent,
    "deep-signal-text": inBoth(() => accentText.dark),
    "deep-paper": cloth,
    "deep-mark-cloth": all.deepSerge,
    "photo-screen": faint(inkInLight, 0.14),
    "shadow-ink": faint(shadow, 0.5),
  };
}

const cssOf = ({ light, dark }: SchemeColour) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

const onDeep = (accent: string) => `
@media not (forced-colors: active) {
  .deep, .site-footer {
    --signal: ${accent};
  }
  .section.deep::after {
    content: "";
    position: absolute;
    z-index: 3;
    inset: 0 auto 0 var(--x);
    inline-size: var(--line);
    background: var(--signal);
  }
}
@media print {
  .section.deep::after {
    display: none;
  }
}
`;

/** The palette as CSS. */
export function paletteCss({
  "deep-signal": deepAccent,
  ...palette
}: Palette): string {
  const declarations = Object.entries(palette).map(
    ([name, colour]) => `  --${name}: ${cssOf(colour)};`,
  );
  const accent = palette["signal"] && cssOf(palette["signal"]);
  const other = deepAccent && cssOf(deepAccent);
  return `:root {\n${declarations.join("\n")}\n}\n${other && other !== accent ? onDeep(other) : ""}`;
}
