import { z } from "zod";

import {
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

export const hero = z.object({
  kicker: text,
  title: lines,
  description: text,
  button: pageLink,
});

/** A section's mark, heading and the sentence beside it. */
export const sectionHead = z.object({
  mark,
  heading: text,
  intro: text.optional(),
});

/** A figure as it is written ("63M+") and what it counts. */
export const stat = z.object({
  value: z.string().regex(/^[+-]?£?[\d.,]+\S*$/, "must begin with a number"),
  label: text,
});

/** A stat with a drawing that counts it out. */
export const drawnStat = stat.extend({ drawing });

export const testimonial = z.object({
  quote: text,
  author: text,
  position: text,
  company: text,
  sample,
});

export const teamMember = z.object({
  name: text,
  position: text,
  bio: text,
  picture,
  sample,
});

export const faqItem = z.object({ question: text, answer: richText, sample });

export const faq = sectionHead.extend({ items: z.array(faqItem).min(1) });

export const step = z.object({ title: text, description: text });

export const timedStep = step.extend({ when: text });

export const metric = stat.extend({
  /** Drawn instead of the before-and-after bar. */
  drawing: drawing.optional(),
});

export const caseStudy = z.object({
  industry: text,
  title: text,
  description: text,
  metrics: z.array(metric).length(2, "must have two metrics"),
  picture,
  sample,
});

export const pricingPackage = z.object({
  name: text,
  blurb: text,
  /** Monthly base price. */
  basePence: pence,
  percentOfSpend: percent,
  features: z.array(text).min(1, "must have a feature"),
  isMostPopular: z.literal(true).optional(),
});

type Badged = { isMostPopular?: true | undefined };

/** One package at most may wear the badge. */
export const hasOneBadge = (packages: readonly Badged[]) =>
  packages.filter((entry) => entry.isMostPopular).length <= 1;

export const ONE_BADGE = "only one package of a price list is MOST POPULAR";

export const brands = z.object({
  mark,
  heading: text,
  logos: z
    .array(z.object({ name: text, drawing, sample }))
    .min(1, "must have a brand"),
});

export const closing = z.object({
  mark,
  heading: text,
  text,
  actions: z.tuple([pageLink, pageLink]),
});

/** "Need something else?" below a price list. */
export const customQuote = z.object({ question: text, link: pageLink });

export type Brands = z.infer<typeof brands>;
export type CaseStudy = z.infer<typeof caseStudy>;
export type Closing = z.infer<typeof closing>;
export type CustomQuote = z.infer<typeof customQuote>;
export type Faq = z.infer<typeof faq>;
export type Metric = z.infer<typeof metric>;
export type PricingPackage = z.infer<typeof pricingPackage>;
export type Testimonial = z.infer<typeof testimonial>;
