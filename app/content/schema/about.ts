import type { z } from "zod";

import { entry } from "./entry.ts";
import { picture } from "./pictures.ts";
import { heading, list, mark, headKeys, sample, text } from "./primitives.ts";
import {
  closing,
  faq,
  heroKeys,
  sectionKeys,
  stepKeys,
  teamMember,
} from "./shared.ts";

const { kicker, title, description } = heroKeys;

const statement = entry({ heading, text });

export const aboutPage = entry({
  ...headKeys,
  hero: entry({
    kicker,
    title,
    description,
    /** The alternative text of the drawing of one lead for each specialist. */
    drawingAlt: text,
    caption: entry({ lead: text, text }),
  }),
  story: entry({
    mark,
    /** The year the company was founded follows the heading: "Founded 2010". */
    heading: text,
    paragraphs: list(text, 1, 6),
    picture,
    caption: text,
    sample,
  }),
  missionAndVision: entry({
    mark,
    label: text,
    mission: statement,
    vision: statement,
    sample,
  }),
  values: entry({
    ...sectionKeys,
    values: list(entry({ ...stepKeys, sample }), 4, 4),
  }),
  team: entry({ ...sectionKeys, members: list(teamMember, 4, 4) }),
  faq,
  closing,
});

export type AboutPage = z.infer<typeof aboutPage>;
