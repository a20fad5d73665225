import { z } from "zod";

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
  hero,
  sectionHead,
  stat,
  step,
  testimonial,
  timedStep,
} from "./shared.ts";

/** Cost per lead by month, hung from the waterline under the headline. */
const soundings = z.object({
  label: text,
  /** One reading a month; the first is 100. */
  readings: z.array(z.int().min(1).max(127)).length(12, "must have 12 months"),
  caption: z.object({ lead: text, text }),
  result: stat.shape.value,
  sample,
});

const service = z.object({
  name: text,
  description: text,
  drawing,
  caption: text.optional(),
  link: pageLink,
});

export const homePage = z.object({
  head: pageHead,
  hero: hero.extend({ soundings }),
  services: sectionHead.extend({
    /** The two with pages of their own, then the four beside them. */
    paid: z.array(service).length(2, "must be two services"),
    other: z.array(service).length(4, "must be four services"),
  }),
  stats: sectionHead.extend({
    stats: z.array(stat).length(4, "must be four stats"),
  }),
  reasons: sectionHead.extend({
    picture,
    caption: text,
    reasons: z.array(step).min(1),
  }),
  brands,
  testimonials: z.object({
    mark,
    heading: text,
    testimonials: z.array(testimonial).length(3, "must be three testimonials"),
  }),
  approach: sectionHead.extend({
    steps: z.array(timedStep).length(4, "must be four steps"),
  }),
  newsletter: z.object({ mark, heading: text, text, button: text }),
  closing,
});

export type HomePage = z.infer<typeof homePage>;
