import { z } from "zod";

import { isFigure } from "../../format/figures.ts";
import { entry, refusedUnless, unique } from "./entry.ts";
import { logo } from "./logos.ts";
import { optionalDrawingKeys, withDrawing } from "./pictures.ts";
import {
  actionLink,
  count,
  heading,
  lines,
  list,
  mark,
  money,
  pageLink,
  percent,
  readAs,
  richBlocks,
  richText,
  text,
  yesNo,
} from "./primitives.ts";
import { template } from "./templates.ts";

// What several pages share; specification, section 3. "…Keys" are keys to spread.

export const heroKeys = {
  kicker: text.meta({ title: "Line above the title" }),
  title: lines,
  description: richText,
  button: pageLink,
  promise: text.describe(
    "What a visitor risks by pressing the button, below it.",
  ),
};

/** The less prominent action beside a hero's button. */
export const pricesLink = pageLink.describe(
  "The less prominent action beside the button.",
);

/** A caption's first words, which stand out, and the rest. */
export const caption = entry({ heading: text, text: text.optional() });

/** A section's mark and its heading. */
export const titleKeys = { mark: mark.optional(), heading };

/** A section's mark, its heading and the sentence beside it. */
export const sectionKeys = { ...titleKeys, intro: richText.optional() };

const FIGURE = "a figure that begins with a number, such as 98% or +320%";

const figure = text
  .pipe(readAs(FIGURE, (value) => (isFigure(value) ? value : undefined)))
  .meta(refusedUnless(/^[+-]?£?[\d.,]+\S*$/, `must be ${FIGURE}`));

/** A figure as text, such as "63M+", and what it counts. */
export const statKeys = { value: figure, label: text };

const note = entry({
  measure: text.describe("What the figure counts or compares."),
  period: text,
  basis: text.describe("The source of the figure, and what it leaves out."),
});

/** Figures that several pages mention; specification, section 2. */
export const figures = entry({
  googleSearches: count().describe(
    "Searches on Google in a month, in millions; at least this many.",
  ),
  microsoftOnly: count().describe(
    "People who use Microsoft's search and not Google's, in millions.",
  ),
  microsoftLowerCPC: percent,
  averageROI: count(),
  return: text.describe("The formula of every return."),
  averageROINote: note,
});

/** An editor's choice: a placeholder in place of an entry, such as {figures.average ROI note}. */
export const QUOTED = {
  label: "The same as an entry of another file",
  ...refusedUnless(
    /^\{.*\}$/,
    "must be a placeholder, such as {figures.average ROI note}",
  ),
};

/** A figure in large type. The visitor can open its note. */
export const headlineStatKeys = {
  ...statKeys,
  note: note.meta({ asText: QUOTED }).optional(),
};

/** A figure in large type, and a drawing of it. */
export const drawnStat = entry({
  ...headlineStatKeys,
  ...optionalDrawingKeys,
  drawingLabels: list(text, 1, 2)
    .optional()
    .describe(
      "What the drawing shows, beside it: one label, or one for each of two parts.",
    ),
}).transform(withDrawing);

/** The labels of the notes. */
export const noteLabels = entry({ summary: text, period: text, basis: text });

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

export const testimonial = entry({
  quote: richText,
  author: text,
  position: text,
  company: text,
  ...proofKeys,
}).transform(withoutProof);

const question = entry({ question: text, answer: richBlocks });

/** Questions with their answers. */
export const questions = list(question, 1, 12)
  .superRefine(
    unique(
      "must not ask the same question twice",
      ({ question: asked }) => asked,
      "question",
    ),
  )
  .meta({ title: "Questions" });

/** The heading's column is too narrow for no-break spaces, so it is plain text. */
export const faq = entry({
  ...titleKeys,
  heading: text,
  items: questions,
}).meta({ title: "Questions and answers" });

export const stepKeys = { title: text, description: richText };

export const timedStepKeys = { ...stepKeys, when: text };

export const packageKeys = {
  name: text,
  forWhom: text,
  from: money.describe("The monthly base price."),
  contains: list(richText, 1, 12),
  mostPopular: yesNo.optional(),
};

/** A package for a network, with a share of the ad spend. */
export const networkPackage = entry({
  ...packageKeys,
  shareOfSpend: percent,
}).transform(({ from, shareOfSpend, ...rest }) => ({
  ...rest,
  basePence: from,
  percentOfSpend: shareOfSpend,
}));

/** One package has the badge, or none. */
export const hasOneBadge = unique(
  'must have "most popular" on one package at most',
  ({ mostPopular }: { mostPopular?: boolean | undefined }) =>
    mostPopular || undefined,
  "mostPopular",
);

/** The words around the prices of every price list. */
export const priceLabels = entry({
  mostPopular: text,
  from: text,
  perMonth: text,
  shareOfSpend: template("percent"),
  contains: text,
});

/** The clients' logos, which two pages show. */
export const clients = entry({ heading, logos: list(logo, 0, 16) });

/** The section of a page that shows the clients' logos. */
export const clientsSection = z
  .preprocess(
    // Without a mark nothing stands below the key.
    (value) => (value === "" ? {} : value),
    entry({ mark: mark.optional() }),
  )
  .optional();

export const closingKeys = {
  ...titleKeys,
  text: richText,
  actions: list(actionLink, 1, 2),
};

export const closing = entry(closingKeys);

/** The line below a price list that offers a custom quote. */
export const customQuote = entry({ question: text, link: pageLink });

export type Clients = z.infer<typeof clients>;
export type Closing = z.infer<typeof closing>;
export type CustomQuote = z.infer<typeof customQuote>;
export type DrawnStat = z.infer<typeof drawnStat>;
export type Faq = z.infer<typeof faq>;
export type HeadlineStat = z.infer<z.ZodObject<typeof headlineStatKeys>>;
export type NoteLabels = z.infer<typeof noteLabels>;
export type PriceLabels = z.infer<typeof priceLabels>;
export type PricingPackage = z.infer<typeof networkPackage>;
