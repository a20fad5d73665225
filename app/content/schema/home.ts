import { z } from "zod";

import { CHART_DEPTH } from "../../format/soundings.ts";
import {
  drawing,
  mark,
  pageHead,
  pageLink,
  picture,
  sample,
  text,
} from "./primitives.ts";
import {
  brands,
  closing,
  headlineStat,
  hero,
  sectionHead,
  step,
  testimonial,
  timedStep,
} from "./shared.ts";

/** The cost per lead by month, as an index; the hero draws it as depths. */
const soundings = z.strictObject({
  label: text,
  /** One reading for each month; the first is 100. */
  readings: z
    .array(
      z
        .int()
        .min(1)
        .lt(CHART_DEPTH, `must be less than ${CHART_DEPTH}, the chart's depth`),
    )
    .length(12, "must have 12 months")
    .refine(([first]) => first === 100, "must begin at 100"),
  caption: z.strictObject({ lead: text, text }),
  sample,
});

const service = z.strictObject({
  name: text,
  description: text,
  drawing,
  caption: text.optional(),
  link: pageLink,
});

export const homePage = z.strictObject({
  head: pageHead,
  hero: hero.extend({ soundings }),
  services: sectionHead.extend({
    /** `paid` are the services that have their own pages. */
    paid: z.array(service).length(2, "must be two services"),
    other: z.array(service).length(4, "must be four services"),
  }),
  stats: sectionHead.extend({
    stats: z.array(headlineStat).length(4, "must be four stats"),
  }),
  reasons: sectionHead.extend({
    picture,
    caption: text,
    reasons: z.array(step.extend({ sample })).min(1, "must have a reason"),
  }),
  brands,
  testimonials: z.strictObject({
    mark,
    heading: text,
    testimonials: z.array(testimonial).length(3, "must be three testimonials"),
  }),
  approach: sectionHead.extend({
    steps: z
      .array(timedStep.extend({ sample }))
      .length(4, "must be four steps"),
  }),
  newsletter: z.strictObject({ mark, heading: text, text }),
  closing,
});

export type HomePage = z.infer<typeof homePage>;
