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

/** Shapes that several pages share; specification, section 3. */

export const hero = z.strictObject({
  kicker: text,
  title: lines,
  description: text,
  button: pageLink,
});

/** A section's mark, heading and the sentence beside it. */
export const sectionHead = z.strictObject({
  mark,
  heading: text,
  intro: text.optional(),
});

/** A figure as it is written ("63M+") and what it counts. */
export const stat = z.strictObject({
  value: z.string().regex(/^[+-]?£?[\d.,]+\S*$/, "must begin with a number"),
  label: text,
});

/** The evidence behind a figure, as the visitor reads it. */
export const note = z.strictObject({
  /** What is counted, or divided by what. */
  measure: text,
  period: text,
  /** Where it comes from, and what was left out. */
  basis: text,
  sample,
});

/** A figure set large. Its note is shown on request. */
export const headlineStat = stat.extend({ note: note.optional() });

/** One with a drawing that counts it out. */
export const drawnStat = headlineStat.extend({ drawing });

/** What stands around the notes. */
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
  /** Drawn instead of the before-and-after bar. */
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
  /** Monthly base price. */
  basePence: pence,
  percentOfSpend: percent,
  features: z.array(text).min(1, "must have a feature"),
  isMostPopular: z.literal(true).optional(),
});

type Badged = { isMostPopular?: true | undefined };

/** Exactly one package wears the badge. */
export const hasOneBadge = (packages: readonly Badged[]) =>
  packages.filter((entry) => entry.isMostPopular).length === 1;

export const ONE_BADGE =
  "one package of a price list must be MOST POPULAR, and only one";

/** What stands around the prices of every price list. */
export const priceLabels = z.strictObject({
  mostPopular: text,
  from: text,
  perMonth: text,
  /** Around the percentage. */
  shareOfSpend: z.strictObject({ before: text, after: text }),
});

/** What both newsletter forms say. */
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

/** "Need something else?" below a price list. */
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
