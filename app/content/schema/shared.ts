import { z } from "zod";

import {
  actionLink,
  areUnique,
  drawing,
  lines,
  mark,
  pageLink,
  pence,
  percent,
  picture,
  richText,
  sample,
  text,
} from "./primitives.ts";

// The schemas that several pages share; specification, section 3.

export const hero = z.strictObject({
  kicker: text,
  title: lines,
  description: text,
  button: pageLink,
});

/** A section's mark, its heading and the sentence beside it. */
export const sectionHead = z.strictObject({
  mark,
  heading: text,
  intro: text.optional(),
});

/** A figure as text, such as "63M+", and what it counts. */
export const stat = z.strictObject({
  value: z.string().regex(/^[+-]?£?[\d.,]+\S*$/, "must begin with a number"),
  label: text,
});

/** The evidence behind a figure. */
export const note = z.strictObject({
  /** What the figure counts or compares. */
  measure: text,
  period: text,
  /** The source of the figure, and what it leaves out. */
  basis: text,
  sample,
});

/** A figure in large type. The visitor can open its note. */
export const headlineStat = stat.extend({ note: note.optional() });

/** A figure in large type with a drawing of it. */
export const drawnStat = headlineStat.extend({ drawing });

/** The labels of the notes. */
export const noteLabels = z.strictObject({
  summary: text,
  period: text,
  basis: text,
});

export const testimonial = z.strictObject({
  quote: text,
  author: text,
  position: text,
  company: text,
  sample,
});

export const teamMember = z.strictObject({
  name: text,
  position: text,
  bio: text,
  picture,
  sample,
});

const faqItem = z.strictObject({ question: text, answer: richText, sample });

export const faq = sectionHead.extend({
  items: z
    .array(faqItem)
    .min(1, "must have a question")
    .refine(
      (items) => areUnique(items.map(({ question }) => question)),
      "must not ask the same question twice",
    ),
});

export const step = z.strictObject({ title: text, description: text });

export const timedStep = step.extend({ when: text });

export const metric = stat.extend({
  /** A drawing in place of the before-and-after bar. */
  drawing: drawing.optional(),
});

export const caseStudy = z.strictObject({
  industry: text,
  title: text,
  description: text,
  metrics: z.array(metric).length(2, "must have two metrics"),
  picture,
  sample,
});

export const pricingPackage = z.strictObject({
  name: text,
  blurb: text,
  /** The monthly base price. */
  basePence: pence,
  percentOfSpend: percent,
  features: z.array(text).min(1, "must have a feature"),
  isMostPopular: z.literal(true).optional(),
});

type Badged = { isMostPopular?: true | undefined };

/** Whether exactly one package has the badge. */
export const hasOneBadge = (packages: readonly Badged[]) =>
  packages.filter((entry) => entry.isMostPopular).length === 1;

/** The message for a price list that fails `hasOneBadge`. */
export const ONE_BADGE = "must have isMostPopular on exactly one package";

/** The words around the prices of every price list. */
export const priceLabels = z.strictObject({
  mostPopular: text,
  from: text,
  perMonth: text,
  /** The words before and after the percentage. */
  shareOfSpend: z.strictObject({ before: text, after: text }),
});

/** The words of both newsletter forms. */
export const newsletterForm = z.strictObject({
  label: text,
  placeholder: text,
  button: text,
});

export const brands = z.strictObject({
  mark,
  heading: text,
  logos: z
    .array(z.strictObject({ name: text, drawing, sample }))
    .min(1, "must have a brand"),
});

export const closing = z.strictObject({
  mark,
  heading: text,
  text,
  actions: z.tuple([actionLink, actionLink]),
});

/** The line below a price list that offers a custom quote. */
export const customQuote = z.strictObject({ question: text, link: pageLink });

export type Brands = z.infer<typeof brands>;
export type CaseStudy = z.infer<typeof caseStudy>;
export type Closing = z.infer<typeof closing>;
export type CustomQuote = z.infer<typeof customQuote>;
export type DrawnStat = z.infer<typeof drawnStat>;
export type Faq = z.infer<typeof faq>;
export type HeadlineStat = z.infer<typeof headlineStat>;
export type Metric = z.infer<typeof metric>;
export type NewsletterForm = z.infer<typeof newsletterForm>;
export type NoteLabels = z.infer<typeof noteLabels>;
export type PriceLabels = z.infer<typeof priceLabels>;
export type PricingPackage = z.infer<typeof pricingPackage>;
export type Testimonial = z.infer<typeof testimonial>;
