import { z } from "zod";

import { CLOCK_WEEKS } from "../../format/phase-weeks.ts";
import {
  areUnique,
  drawing,
  pageHead,
  sample,
  subject,
  text,
} from "./primitives.ts";
import { wrong } from "./reasons.ts";
import {
  brands,
  closing,
  customQuote,
  drawnStat,
  faq,
  hasOneBadge,
  hero,
  ONE_BADGE,
  pricingPackage,
  sectionHead,
  step,
} from "./shared.ts";

const servicePackage = pricingPackage.omit({ percentOfSpend: true }).extend({
  /** The fragment of its URL: /services#sem. */
  id: z
    .string()
    .regex(
      /^[a-z]+$/,
      "must be lower-case letters, because it is part of a URL",
    ),
  /** The subject that the package's button preselects in the contact form. */
  subject,
  sample,
});

const week = z
  .int(wrong("must be a whole week"))
  .min(1, "must be week 1 or later")
  .max(
    CLOCK_WEEKS,
    `must be week ${CLOCK_WEEKS} or earlier, where the chart ends`,
  );

const phase = step
  .extend({
    firstWeek: week,
    /** For an ongoing phase, the last week of the chart. */
    lastWeek: week,
    isOngoing: z.literal(true).optional(),
    sample,
  })
  .refine(
    ({ firstWeek, lastWeek }) => firstWeek <= lastWeek,
    "must not end before it begins",
  );

export const servicesPage = z.strictObject({
  head: pageHead,
  hero: hero.extend({ pricesLabel: text }),
  packages: sectionHead.extend({
    packages: z
      .array(servicePackage)
      .length(3, "must be three packages")
      .refine(hasOneBadge, ONE_BADGE)
      .refine(
        (packages) => areUnique(packages.map(({ id }) => id)),
        "must not give two packages the same id",
      ),
    /** The text of each package's button. */
    button: text,
    customQuote,
    /** Questions about prices, with their answers. */
    terms: faq.pick({ heading: true, items: true }),
  }),
  approach: sectionHead.extend({
    drawing,
    parts: z
      .array(step.extend({ sample }))
      .length(4, "must be four parts, because the drawing points at each"),
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
    items: faq.shape.items.length(5, "must be five questions"),
  }),
  closing,
});

export type ServicesPage = z.infer<typeof servicesPage>;
export type ServicePackage = z.infer<typeof servicePackage>;
