import { z } from "zod";

import { CHART_DEPTH } from "../../format/soundings.ts";
import { entry } from "./entry.ts";
import { drawingKeys, picture, toDrawing } from "./pictures.ts";
import { heading, list, mark, headKeys, pageLink, sample, text } from "./primitives.ts";
import {
  closing,
  headlineStatKeys,
  heroKeys,
  sectionKeys,
  stepKeys,
  testimonial,
  timedStepKeys,
} from "./shared.ts";

/** The cost per lead by month, as an index; the hero draws it as depths. */
const soundings = entry({
  label: text,
  /** One reading for each month, such as "100, 104, 97"; the first is 100. */
  readings: z
    .string()
    .transform((value) => value.split(",").map(Number))
    .refine((readings) => readings.length === 12, {
      error: ({ input }) =>
        `has ${Array.isArray(input) ? input.length : 0} readings, but must have 12, one a month`,
    })
    .refine(
      (readings) =>
        readings.every((each) => each >= 1 && each < CHART_DEPTH),
      `must be numbers from 1 to ${CHART_DEPTH - 1}, the chart's depth`,
    )
    .refine(([first]) => first === 100, "must begin at 100"),
  caption: entry({ lead: text, text }),
  sample,
});

const service = entry({
  name: text,
  description: text,
  ...drawingKeys,
  caption: text.optional(),
  link: pageLink.optional(),
}).transform(({ drawing, drawingAlt, ...rest }) => ({
  ...rest,
  drawing: toDrawing({ drawing, drawingAlt }),
}));

export const homePage = entry({
  ...headKeys,
  hero: entry({ ...heroKeys, soundings }),
  services: entry({
    ...sectionKeys,
    /** The services that have their own pages. */
    paid: list(service, 2, 2),
    other: list(service, 4, 4),
  }),
  stats: entry({
    ...sectionKeys,
    stats: list(entry(headlineStatKeys), 4, 4),
  }),
  reasons: entry({
    ...sectionKeys,
    picture,
    caption: text,
    reasons: list(entry({ ...stepKeys, sample }), 1, 12),
  }),
  clients: entry({ mark }),
  testimonials: entry({
    mark,
    heading,
    testimonials: list(testimonial, 3, 3),
  }),
  approach: entry({
    ...sectionKeys,
    steps: list(entry({ ...timedStepKeys, sample }), 4, 4),
  }),
  newsletter: entry({ mark, heading, text }),
  closing,
});

export type HomePage = z.infer<typeof homePage>;
