import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

import { entry } from "../content/schema/entry.ts";
import { companyLogo, svgFile } from "../content/schema/logos.ts";
import { text, textUpTo, yesNo } from "../content/schema/primitives.ts";
import { hexOf, mix, readColour, rgbChannels } from "./colour.ts";
import { contrastProblems } from "./contrast.ts";
import { paletteOf, brandColours } from "./palette.ts";

const PACKAGES = "node_modules/@fontsource-variable";

const GENERICS = ["sans-serif", "serif", "monospace"] as const;

/** A typeface of Fontsource. */
export type Typeface = {
  family: string;
  file: string;
  generic: (typeof GENERICS)[number];
  axes: Readonly<Record<string, { min: number; max: number }>>;
};

const metadata = z.object({
  family: z.string(),
  category: z.string(),
  variable: z.record(
    z.string(),
    z.object({ min: z.coerce.number(), max: z.coerce.number() }),
  ),
});

const idOf = (name: string) =>
  name.trim().toLowerCase().replaceAll(/\s+/g, "-");

/** A variable typeface by its name on fontsource.org, such as Instrument Sans. */
const typeface = z.string().transform((name, context): Typeface => {
  const id = idOf(name);
  const folder = join(PACKAGES, id);
  if (!existsSync(folder)) {
    context.addIssue(
      `${name.trim()} is not installed. Run: npm install --save-dev @fontsource-variable/${id} (if there is no such package, it is not a variable typeface of fontsource.org)`,
    );
    return z.NEVER;
  }
  const { family, category, variable } = metadata.parse(
    JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8")),
  );
  // A file for each axis, which has the weights too. Optical sizes come first.
  const axis = ["opsz", "wght"].find((each) =>
    existsSync(join(folder, `files/${id}-latin-${each}-normal.woff2`)),
  );
  if (axis === undefined) {
    context.addIssue(
      `${family} has no Latin letters in several weights; choose another typeface`,
    );
    return z.NEVER;
  }
  return {
    family,
    file: join(folder, `files/${id}-latin-${axis}-normal.woff2`),
    generic: GENERICS.find((each) => each === category) ?? "sans-serif",
    axes: Object.fromEntries(
      Object.entries(variable).filter(
        ([key]) => key === axis || key === "wght",
      ),
    ),
  };
});

const colours = brandColours.transform((written, context) => {
  for (const { colour: name, scheme, message } of contrastProblems(written))
    context.addIssue({ code: "custom", path: [name, scheme], message });
  return written;
});

const inks = z.string().transform((written, context) => {
  const found = written.match(/[a-z]+\([^)]*\)|#?[\da-f]{6}\b/gi) ?? [];
  if (found.length === 3 && found.every((each) => readColour(each)))
    return found.map((each) => readColour(each)?.to("srgb").toString() ?? "");
  context.addIssue(
    'must be three colours, from the darkest to the lightest, such as "#0d1728 #8599a8 #edf4f5"',
  );
  return z.NEVER;
});

/** The most letters that have room before the header's vertical line. */
const ROOM = 11;

/** The most letters that have room in the postmark. */
const POSTMARK = 14;

/** The brand: names, colours, typefaces, icon. */
export const brand = entry({
  name: text,
  /** The part of the name before the header's line; by default its first word, if short. */
  beforeTheLine: textUpTo(
    ROOM,
    "there is no room for more before the line",
  ).optional(),
  shortName: textUpTo(
    POSTMARK,
    "the postmark and home screens have no room for more",
  ),
  legalName: text,
  accentName: text.describe('The name of the accent colour in texts: "red".'),
  colours,
  photographs: entry({ plain: inks, warm: inks })
    .optional()
    .describe("The inks of photographs: on paper and shoal, and on buff."),
  typefaces: entry({ text: typeface, labels: typeface }),
  icon: svgFile.optional(),
  logo: companyLogo.optional(),
  metaphor: yesNo
    .optional()
    .describe(
      "No for a plain line, without depths, weights, sea bed and what is said of them.",
    ),
})
  .superRefine(({ name, beforeTheLine = "" }, context) => {
    if (name.startsWith(beforeTheLine)) return;
    context.addIssue({
      code: "custom",
      path: ["beforeTheLine"],
      message: `is "${beforeTheLine}", but must be how the name "${name}" begins`,
    });
  })
  .transform(({ name, beforeTheLine, photographs, ...facts }) => {
    const palette = paletteOf(facts.colours);
    const { ink, shoal, buff, paper } = facts.colours;
    const between = (ground: string) => [
      ink.light,
      mix(ink.light, ground, 0.55),
      ground,
    ];
    return {
      name,
      nameParts: splitName(name, beforeTheLine),
      shortName: facts.shortName,
      legalName: facts.legalName,
      logo: facts.logo,
      hasMetaphor: facts.metaphor !== false,
      themeColour: { light: hexOf(paper.light), dark: hexOf(paper.dark) },
      duotones: {
        plain: tablesOf(photographs?.plain ?? between(shoal.light)),
        warm: tablesOf(photographs?.warm ?? between(buff.light)),
      },
      buildOnly: { palette, typefaces: facts.typefaces, icon: facts.icon },
    };
  });

/** The name before and after the header's line. A long first word stands after it. */
function splitName(name: string, asked: string | undefined) {
  const [first = ""] = name.split(" ");
  const before = asked ?? (first.length <= ROOM ? first : "");
  return { before, after: name.slice(before.length).trim() };
}

function tablesOf(colourList: readonly string[]) {
  const channels = colourList.map((each) => rgbChannels(each));
  const table = (index: number) =>
    channels
      .map((values) => String(values[index] ?? 0).replace(/^0(?=\.)/, ""))
      .join(" ");
  return { red: table(0), green: table(1), blue: table(2) };
}

export type Brand = z.infer<typeof brand>;
