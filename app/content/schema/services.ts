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
  /** Its place on the page: /services#sem. */
  id: z.string().regex(/^[a-z]+$/, "must be small letters: it is an address"),
  /** Chosen on the contact page when its button leads there. */
  subject,
  sample,
});

const week = z
  .int(wrong("must be a whole week"))
  .min(1, "must be week 1 or later")
  .max(CLOCK_WEEKS, `must be week ${CLOCK_WEEKS} or earlier: the clock ends`);

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
    /** What the button of each package says. */
    button: text,
    customQuote,
    /** What buyers ask beside a price. */
    terms: faq.pick({ heading: true, items: true }),
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
    items: faq.shape.items.length(5, "must be five questions"),
  }),
  closing,
});

export type ServicesPage = z.infer<typeof servicesPage>;
export type ServicePackage = z.infer<typeof servicePackage>;
