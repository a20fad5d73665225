import type { z } from "zod";

import { amountOf, barLength, splitFigure } from "../../../format/figures.ts";
import { slug } from "../../../format/slug.ts";
import type { PagePath } from "../../../page-path.ts";
import { longText } from "../../markdown/long-text.ts";
import { entry, unique } from "../entry.ts";
import {
  optionalDrawingKeys,
  pictureKeys,
  withDrawing,
  withPicture,
} from "../pictures.ts";
import { headKeys, list, richText, text, ground } from "../primitives.ts";
import { template } from "../templates.ts";
import { closing } from "../../../sections/closing/schema.ts";
import { belowKeys } from "../../../sections/kinds.ts";
import { proofKeys, sampleKeys, withoutProof } from "../shared.ts";

/** What a figure is of: pounds, a share, or a count. */
function kindOf(figure: string): string {
  const { currency, unit, word } = splitFigure(figure);
  return currency + unit + word.trim();
}

function changeOf(before: string, after: string): string {
  const percent = Math.round((amountOf(after) / amountOf(before) - 1) * 100);
  return `${percent < 0 ? "" : "+"}${percent}%`;
}

/** With a figure before, the site shows the change and draws it as a bar. */
const result = entry({
  label: text,
  unit: text
    .optional()
    .describe('What the figure counts, behind the label: "a month".'),
  before: text.optional(),
  after: text,
  ...optionalDrawingKeys,
})
  .transform(withDrawing)
  .transform(({ before, after, drawing, unit, ...rest }) => {
    const value = before === undefined ? after : changeOf(before, after);
    return {
      ...rest,
      before,
      after,
      value,
      measure: [rest.label, unit].filter(Boolean).join(" "),
      drawing,
      bar: drawing ? undefined : barLength(value),
      ...(before !== undefined && {
        ratio: amountOf(after) / amountOf(before),
      }),
    };
  })
  .refine(({ ratio = 1 }) => ratio > 0 && Number.isFinite(ratio), {
    path: ["before"],
    error: "must be two figures above zero, such as £100 and £60",
    abort: true,
  })
  .refine(
    ({ before, after }) =>
      before === undefined || kindOf(before) === kindOf(after),
    {
      path: ["after"],
      error:
        "must be a figure of the same kind as before, such as £100 and £60",
      abort: true,
    },
  )
  .refine(
    ({ drawing, bar }) => drawing ?? bar,
    'must have "before", a drawing, or a figure that a bar can show, such as 5.2x',
  );

/** A case study: a Markdown file in content/case-studies. */
export const caseStudy = (path: PagePath) =>
  entry({
    title: text,
    description: headKeys.description,
    /** The name of the client, or who it is where the name may not be told. */
    client: text,
    business: text.describe(
      'What the client is, beside the name: "Homeware shop".',
    ),
    sector: text,
    industry: text
      .optional()
      .describe(
        "What lists and ads pages call the sector, if that is more exact.",
      ),
    networks: list(text, 1, 3).superRefine(
      unique("must not name a network twice", slug),
    ),
    period: text,
    bought: text,
    start: text.optional(),
    summary: richText.describe("The paragraph in lists and on ads pages."),
    results: list(result, 0, 4)
      .prefault([])
      .describe("Without any, the case tells its story."),
    ...pictureKeys("case"),
    background: ground("shoal", "buff", "deep").prefault("shoal"),
    published: headKeys.published,
    ...proofKeys,
    ...sampleKeys,
    ...belowKeys,
    text: longText,
  })
    .transform(withoutProof)
    .transform(withPicture("case"))
    .transform((study) => ({ ...study, path }));

export type CaseStudy = z.output<ReturnType<typeof caseStudy>>;

export type Result = CaseStudy["results"][number];

/** The words of the list of case studies, and around each case study. */
export const caseStudies = entry({
  title: headKeys.title,
  description: headKeys.description,
  kicker: text,
  one: text.describe("What one of them is called."),
  heading: text,
  intro: text,
  filtered: template("title", "name").describe(
    "The title of the list of a network or a sector.",
  ),
  filteredDescription: template("name"),
  network: text,
  sector: text,
  all: text,
  caption: text.describe("What the bars of the lists compare."),
  facts: entry({ client: text, period: text, bought: text, start: text }),
  results: entry({
    heading: text,
    before: text,
    after: text,
    caption: text,
  }),
  contents: text,
  closing,
});

export type CaseWords = z.output<typeof caseStudies>;
