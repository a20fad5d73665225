import { z } from "zod";

import { SUBJECTS } from "../../features/enquiry/enquiry-address.ts";
import { CLOCK } from "../../format/opening-hours.ts";
import {
  mark,
  pageHead,
  picture,
  sample,
  template,
  text,
} from "./primitives.ts";
import { wrong } from "./reasons.ts";
import { hero, sectionHead, stat, step } from "./shared.ts";

const field = z.strictObject({ label: text, error: text });

const firstLine = template("spend", "subject", "names", "fee");

const form = z.strictObject({
  heading: text,
  note: text,
  fields: z.strictObject({
    name: field,
    email: field,
    phone: z.strictObject({ label: text, note: text }),
    subject: field.extend({
      placeholder: text,
      /** In the order of the <select>. */
      options: z.record(z.enum(SUBJECTS), text),
    }),
    message: field.extend({ hint: text }),
  }),
  button: text,
  firstLine: z.strictObject({ one: firstLine, several: firstLine, and: text }),
});

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** An hour of the day, such as 13.5 for 1:30 PM, within the range of the chart. */
const hour = z
  .number(wrong("must be an hour of the day"))
  .min(CLOCK.from, `must not be before ${CLOCK.from}, where the chart starts`)
  .max(CLOCK.to, `must not be after ${CLOCK.to}, where the chart ends`);

const openingHours = z
  .strictObject({ opens: hour, closes: hour })
  .refine(({ opens, closes }) => opens < closes, "must open before it closes");

/** Days with the same hours. Without hours they are closed. */
const opening = z.strictObject({
  days: z.array(z.enum(DAYS)).min(1, "must name a day"),
  hours: openingHours.optional(),
});

export const contactPage = z.strictObject({
  head: pageHead,
  hero: hero.omit({ button: true }).extend({
    /** The labels of the contact details. */
    ways: z.strictObject({ email: text, telephone: text, address: text }),
    form,
    sample,
  }),
  hours: z.strictObject({
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
  find: z.strictObject({
    heading: text,
    picture,
    caption: z.strictObject({ place: text, text }),
    sample,
  }),
  next: sectionHead.extend({
    steps: z
      .array(step.extend({ figure: stat.shape.value, sample }))
      .length(3, "must be three steps"),
  }),
});

export type ContactPage = z.infer<typeof contactPage>;
