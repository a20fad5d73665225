import { z } from "zod";

import { isFigure } from "../../format/figures.ts";
import { entry, refusedUnless } from "./entry.ts";
import { logo } from "./logos.ts";
import {
  count,
  heading,
  list,
  percent,
  readAs,
  text,
  yesNo,
} from "./primitives.ts";
import { template } from "./templates.ts";

// What several files share; specification, section 3. "…Keys" are keys to spread.

/** A caption's first words, which stand out, and the rest. */
export const caption = entry({ heading: text, text: text.optional() });

const FIGURE =
  "a number, with one word behind it at most, such as 98%, +320% or 7 years";

const figure = text
  .pipe(readAs(FIGURE, (value) => (isFigure(value) ? value : undefined)))
  .meta(refusedUnless(/^[+-]?£?[\d.,]+\S*(?: \S+)?$/, `must be ${FIGURE}`));

/** A figure as text, such as "63M+", and what it counts. */
export const statKeys = { value: figure, label: text };

/** Figures that several pages mention; specification, section 2. */
export const figures = entry({
  googleSearches: count()
    .optional()
    .describe(
      "Searches on Google in a month, in millions; at least this many.",
    ),
  microsoftOnly: count()
    .optional()
    .describe(
      "People who use Microsoft's search and not Google's, in millions.",
    ),
  microsoftLowerCPC: percent.optional(),
  averageROI: count().optional(),
  return: text.optional().describe("The formula of every return."),
  averageROIBasis: text.optional(),
  averageROINote: text.optional(),
  samples: z
    .string()
    .optional()
    .describe("The entries above that are invented."),
});

/** An editor's choice: a placeholder in place of an entry, such as {google-ads.prices.packages.1}. */
export const QUOTED = {
  label: "The same as an entry of another file",
  ...refusedUnless(
    /^\{.*\}$/,
    "must be a placeholder, such as {google-ads.prices.packages.1}",
  ),
};

/** Labels around figures and steps. */
export const noteLabels = entry({
  summary: text,
  receive: text,
  sampleNote: text
    .optional()
    .describe(
      "Stands below figures, clients and people while one of them is a sample.",
    ),
});

/** Of what pages mark while it is invented. */
export const sampleKeys = { sample: yesNo.optional() };

/** Who allowed words or figures, and where they lie: for the launch check, not for pages. */
export const proofKeys = {
  permission: text.optional().describe("Who allowed it, and when."),
  evidence: text.optional().describe("Where it lies on file."),
};

/** An entry without what is not published. */
export const withoutProof = <Entry extends object>(
  given: Entry,
): Omit<Entry, keyof typeof proofKeys> => ({
  ...given,
  permission: undefined,
  evidence: undefined,
});

/** The words around the prices of every price list. */
export const priceLabels = entry({
  mostPopular: text,
  from: text,
  perMonth: text,
  shareOfSpend: template("percent"),
  shareAboveLeast: template("percent").describe(
    "In place of that where the price is the least fee.",
  ),
  once: text.describe("In place of a month, behind a price that is paid once."),
  onRequest: text.describe("In place of an amount."),
  contains: text,
  choosing: template("package")
    .optional()
    .describe("What screen readers add to the button of a package."),
});

/** The clients' logos. */
export const clients = entry({ heading, logos: list(logo, 0, 16) });

export type PriceLabels = z.infer<typeof priceLabels>;
