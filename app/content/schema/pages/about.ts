import type { z } from "zod";

import { entry, type Whole } from "../entry.ts";
import {
  captionHasPicture,
  LONELY_CAPTION,
  picture,
  pictureKeys,
  withPicture,
} from "../pictures.ts";
import {
  heading,
  list,
  mark,
  headKeys,
  richText,
  text,
  type PageLink,
} from "../primitives.ts";
import {
  caption,
  closing,
  faq,
  heroKeys,
  sectionKeys,
  stepKeys,
  titleKeys,
} from "../shared.ts";

const { kicker, title, description, button } = heroKeys;

const teamMember = entry({
  name: text,
  position: text,
  bio: richText,
  ...pictureKeys("portrait"),
})
  .transform(withPicture("portrait"))
  .transform((member): typeof member & { articles?: PageLink } => member);

const statement = entry({ heading, text: richText });

export const aboutPage = entry({
  ...headKeys,
  hero: entry({
    kicker,
    title,
    description,
    button,
    drawingAlt: text.describe(
      "The alternative text of the drawing of one lead for each specialist.",
    ),
    caption: caption.optional(),
  }),
  story: entry({
    mark: mark.optional(),
    heading: text.describe(
      'The year the company was founded follows it: "Founded 2010".',
    ),
    paragraphs: list(richText, 1, 6),
    picture: picture("story").optional(),
    caption: text.optional(),
    photoCaption: text
      .optional()
      .describe("The caption of the photograph, where it covers the drawing."),
  })
    .refine(captionHasPicture, LONELY_CAPTION)
    .optional(),
  missionAndVision: entry({
    mark: mark.optional(),
    label: text,
    mission: statement,
    vision: statement,
  }).optional(),
  values: entry({
    ...titleKeys,
    values: list(entry({ ...stepKeys }), 1, 8),
  }).optional(),
  team: entry({ ...sectionKeys, members: list(teamMember, 1, 12) }).optional(),
  faq: faq.optional(),
  closing: closing.optional(),
});

export type AboutPage = Whole<z.infer<typeof aboutPage>>;
