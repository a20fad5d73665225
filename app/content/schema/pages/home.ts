import { z } from "zod";

import { fill } from "../../../format/text.ts";
import { textPath } from "../../pages/site-pages.ts";
import { entry, type Whole } from "../entry.ts";
import {
  captionHasPicture,
  drawingKeys,
  LONELY_CAPTION,
  picture,
  toDrawing,
} from "../pictures.ts";
import { list, headKeys, pageLink, richText, text } from "../primitives.ts";
import { template } from "../templates.ts";
import {
  caption,
  clientsSection,
  closing,
  headlineStatKeys,
  heroKeys,
  pricesLink,
  sectionKeys,
  stepKeys,
  testimonial,
  timedStepKeys,
  titleKeys,
} from "../shared.ts";

import type { Article, Topic } from "./articles.ts";

const CHART_DEPTH = 128;

/** The cost per enquiry by month, as an index; the hero draws it as depths. */
const chart = entry({
  label: text,
  axis: text.describe("The unit of the chart's axis."),
  readings: z
    .string()
    .transform((value) => value.split(",").map(Number))
    .refine((readings) => readings.length >= 6 && readings.length <= 24, {
      error: ({ input }) =>
        `has ${Array.isArray(input) ? input.length : 0} readings, but must have 6 to 24, one a month`,
    })
    .refine(
      (readings) => readings.every((each) => each >= 1 && each < CHART_DEPTH),
      `must be numbers from 1 to ${CHART_DEPTH - 1}, the chart's depth`,
    )
    .refine(([first]) => first === 100, "must begin at 100"),
  sentences: entry({
    first: template("month", "reading"),
    below: template("month", "reading", "change"),
    above: template("month", "reading", "change"),
    same: template("month", "reading"),
  }),
  caption: caption.optional(),
}).transform(({ readings, sentences, ...words }) => {
  const change = (readings.at(-1) ?? 100) - 100;
  const sentenceOf = (reading: number, index: number) => {
    const slots = { month: String(index + 1), reading: String(reading) };
    if (index === 0) return fill(sentences.first, slots);
    if (reading === 100) return fill(sentences.same, slots);
    const sentence = reading < 100 ? sentences.below : sentences.above;
    return fill(sentence, { ...slots, change: `${Math.abs(reading - 100)}%` });
  };
  return {
    ...words,
    readings: readings.map((reading, index) => ({
      reading,
      sentence: sentenceOf(reading, index),
    })),
    depth: CHART_DEPTH,
    change: `${change > 0 ? "+" : ""}${change}%`,
  };
});

const service = entry({
  name: text,
  description: richText,
  ...drawingKeys,
  caption: text.optional(),
  link: pageLink.optional(),
}).transform(({ drawing, drawingAlt, ...rest }) => ({
  ...rest,
  drawing: toDrawing({ drawing, drawingAlt }),
}));

/** A new article, which `placeArticles` takes from its file. */
type NewArticle = Pick<
  Article,
  "path" | "title" | "standfirst" | "date" | "answer" | "minutes" | "waiting"
> & { topic: Topic | undefined };

const articles = entry({
  ...sectionKeys,
  all: text.describe("The link to the list of articles."),
}).transform((words) => ({
  ...words,
  list: textPath("pages/articles"),
  newest: new Array<NewArticle>(),
}));

export const homePage = entry({
  ...headKeys,
  hero: entry({
    ...heroKeys,
    pricesLink,
    aside: text.describe("The metaphor, beside the chart."),
    chart,
  }),
  services: entry({
    ...sectionKeys,
    paid: list(service, 1, 4).describe(
      "The services that have their own pages.",
    ),
    other: list(service, 0, 8),
  }).optional(),
  stats: entry({
    ...titleKeys,
    stats: list(entry(headlineStatKeys), 1, 6),
  }).optional(),
  reasons: entry({
    ...titleKeys,
    picture: picture("reasons").optional(),
    caption: text.optional(),
    reasons: list(entry({ ...stepKeys }), 1, 12),
  })
    .refine(captionHasPicture, LONELY_CAPTION)
    .optional(),
  clients: clientsSection,
  testimonials: entry({
    ...titleKeys,
    testimonials: list(testimonial, 1, 6),
  }).optional(),
  approach: entry({
    ...sectionKeys,
    steps: list(entry({ ...timedStepKeys }), 1, 8),
  }).optional(),
  articles: articles.optional(),
  newsletter: entry({ ...titleKeys, text: richText }).optional(),
  closing: closing.optional(),
});

export type HomePage = Whole<z.infer<typeof homePage>>;
