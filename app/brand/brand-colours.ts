import { z } from "zod";

import { bySchemes, entry } from "../content/schema/entry.ts";
import { cssColour } from "./colour.ts";

const SIGN =
  'After a space, the sign # begins a comment: write the colour in quotation marks, such as "#1a7f5a"';

const colour = z.string().transform((written, context) => {
  const css = cssColour(written);
  if (css !== undefined) return css;
  context.addIssue(
    written.trim()
      ? `"${written}" is not a colour; write it like "#1a7f5a"`
      : `is empty. ${SIGN}`,
  );
  return z.NEVER;
});

const schemeColour = bySchemes(colour);

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
