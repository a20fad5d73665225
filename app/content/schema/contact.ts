import { z } from "zod";

import { mark, pageHead, picture, sample, text } from "./primitives.ts";
import { hero, sectionHead, stat, step } from "./shared.ts";

const field = z.object({ label: text, error: text });

const form = z.object({
  heading: text,
  note: text,
  fields: z.object({
    name: field,
    email: field,
    phone: z.object({ label: text, note: text }),
    subject: field.extend({
      placeholder: text,
      options: z.array(text).min(1, "must have a subject to choose"),
    }),
    message: field.extend({ hint: text }),
  }),
  button: text,
});

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** An hour of the day, 13.5 for 1:30 PM; the week chart shows 8 to 19. */
const hour = z
  .number("must be an hour of the day")
  .min(8, "must not be before 8, where the week chart begins")
  .max(19, "must not be after 19, where the week chart ends");

const openingHours = z
  .object({ opens: hour, closes: hour })
  .refine(({ opens, closes }) => opens < closes, "must open before it closes");

/** Days with the same hours; none: closed. */
const opening = z.object({
  days: z.array(z.enum(DAYS)).min(1, "must name a day"),
  hours: openingHours.optional(),
});

export const contactPage = z.object({
  head: pageHead,
  hero: hero.omit({ button: true }).extend({
    /** What the company's addresses are called. */
    ways: z.object({ email: text, telephone: text, address: text }),
    form,
    sample,
  }),
  hours: z.object({
    mark,
    heading: text,
    text,
    openings: z
      .array(opening)
      .refine(
        (openings) =>
          openings.flatMap(({ days }) => days).join() === DAYS.join(),
        `must name each day once, in order: ${DAYS.join(", ")}`,
      ),
    closed: text,
    sample,
  }),
  find: z.object({
    heading: text,
    picture,
    caption: z.object({ place: text, text }),
    sample,
  }),
  next: sectionHead.extend({
    steps: z
      .array(step.extend({ figure: stat.shape.value, sample }))
      .length(3, "must be three steps"),
  }),
});

export type ContactPage = z.infer<typeof contactPage>;
