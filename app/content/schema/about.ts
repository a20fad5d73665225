import { z } from "zod";

import { mark, pageHead, picture, sample, text } from "./primitives.ts";
import { closing, faq, hero, sectionHead, step, teamMember } from "./shared.ts";

/** The drawing of one lead for each specialist; the founders' are red. */
const leads = z
  .strictObject({
    label: text,
    specialists: z.int().positive("must be at least one"),
    founders: z.int().positive("must be at least one"),
  })
  .refine(
    ({ specialists, founders }) => founders <= specialists,
    "must have no more founders than specialists",
  );

const statement = z.strictObject({ heading: text, text });

export const aboutPage = z.strictObject({
  head: pageHead,
  hero: hero.omit({ button: true }).extend({
    leads,
    caption: z.strictObject({ lead: text, text }),
  }),
  story: z.strictObject({
    mark,
    /** The heading ends with the year: "Founded 2010". */
    heading: text,
    year: z.int(),
    paragraphs: z.array(text).min(1, "must have a paragraph"),
    picture,
    caption: text,
    sample,
  }),
  missionAndVision: z.strictObject({
    mark,
    label: text,
    mission: statement,
    vision: statement,
    sample,
  }),
  values: sectionHead.extend({
    values: z.array(step.extend({ sample })).length(4, "must be four values"),
  }),
  team: sectionHead.extend({
    members: z.array(teamMember).length(4, "must be four team members"),
  }),
  faq: faq.extend({
    items: faq.shape.items.length(5, "must be five questions"),
  }),
  closing,
});

export type AboutPage = z.infer<typeof aboutPage>;
