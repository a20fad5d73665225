import type { z } from "zod";

import { entry } from "../entry.ts";
import { headKeys, mark, template, text } from "../primitives.ts";
import { closing } from "../shared.ts";

/** The words of the list of case studies, and around each case study. */
export const caseStudies = entry({
  title: headKeys.title,
  description: headKeys.description,
  kicker: text,
  /** What one of them is called. */
  one: text,
  heading: text,
  intro: text,
  /** The title of the list of a network or a sector. */
  filtered: template("title", "name"),
  filteredDescription: template("name"),
  network: text,
  sector: text,
  all: text,
  columns: entry({
    caption: text,
    client: text,
    network: text,
    period: text,
    measured: text,
    change: text,
    bars: text,
  }),
  /** Spoken between the figures before and after. */
  to: text,
  more: text,
  less: text,
  others: text,
  caption: entry({ heading: text, text }),
  facts: entry({ client: text, period: text, bought: text, start: text }),
  results: entry({
    mark: mark.optional(),
    heading: text,
    before: text,
    after: text,
    caption: text,
  }),
  contents: text,
  closing,
});

export type CaseWords = z.output<typeof caseStudies>;
