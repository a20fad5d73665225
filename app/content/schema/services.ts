import { z } from "zod";

import { drawing, pageHead, pageLink, sample, text } from "./primitives.ts";
import {
  brands,
  closing,
  customQuote,
  drawnStat,
  faq,
  faqItem,
  hasOneBadge,
  hero,
  ONE_BADGE,
  pricingPackage,
  sectionHead,
  step,
} from "./shared.ts";

const servicePackage = pricingPackage.omit({ percentOfSpend: true }).extend({
  /** Its place on the page: /services#sem. */
  id: z.string().regex(/^[a-z]+$/, "must be small letters: it is an address"),
  sample,
});

const week = z
  .int("must be a whole week")
  .min(1, "must be week 1 to 8")
  .max(8, "must be week 1 to 8: the clock has eight weeks");

const phase = step
  .extend({
    firstWeek: week,
    /** Of an ongoing phase: where the clock ends. */
    lastWeek: week,
    isOngoing: z.literal(true).optional(),
    sample,
  })
  .refine(
    ({ firstWeek, lastWeek }) => firstWeek <= lastWeek,
    "must not end before it begins",
  );

export const servicesPage = z.object({
  head: pageHead,
  hero: hero.extend({ pricesLabel: text }),
  packages: sectionHead.extend({
    packages: z
      .array(servicePackage)
      .length(3, "must be three packages")
      .refine(hasOneBadge, ONE_BADGE),
    /** What a price is for: "/month". */
    period: text,
    button: pageLink,
    customQuote,
  }),
  approach: sectionHead.extend({
    drawing,
    parts: z
      .array(step.extend({ sample }))
      .length(4, "must be four parts: the drawing points at each"),
  }),
  stats: sectionHead.extend({
    stats: z.array(drawnStat).length(4, "must be four stats"),
    caption: text,
  }),
  process: sectionHead.extend({
    phases: z.array(phase).length(4, "must be four steps"),
  }),
  brands,
  faq: faq.extend({
    items: z.array(faqItem).length(5, "must be five questions"),
  }),
  closing,
});

export type ServicesPage = z.infer<typeof servicesPage>;
export type ServicePackage = z.infer<typeof servicePackage>;
