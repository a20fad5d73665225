import type { z } from "zod";

import { slug } from "../../../format/text.ts";
import type { TextPath } from "../../../page-path.ts";
import { textPath } from "../../pages/site-pages.ts";
import { entry } from "../entry.ts";
import { headKeys, list, mark, template, text } from "../primitives.ts";
import { closing } from "../shared.ts";
import { areUnique } from "../unique.ts";

const addressOf = (name: string): TextPath | undefined =>
  textPath(`articles/topics/${slug(name)}`);

const topic = entry({ name: text, description: text }).transform((given) => ({
  ...given,
  path: addressOf(given.name),
}));

/** The words of the lists of articles, and around each article. */
export const articles = entry({
  title: headKeys.title,
  description: headKeys.description,
  heading: text,
  newest: text,
  read: text,
  earlier: entry({ mark: mark.optional(), heading: text }),
  topicsLabel: text,
  all: text,
  topics: list(topic, 1, 20).refine(
    (topics) => areUnique(topics.map(({ path }) => path)),
    "must not give two topics the same name",
  ),
  search: entry({
    label: text,
    one: template("words"),
    many: template("number", "words"),
    none: template("words"),
    failed: text,
  }),
  feeds: entry({ label: text, atom: text, json: text }),
  oneMinute: text,
  minutes: template("minutes"),
  updated: template("date"),
  by: template("name"),
  contents: text,
  previous: text,
  next: text,
  related: text,
  pages: entry({
    label: text,
    page: template("page"),
    shown: template("first", "last", "all"),
    older: text,
    newer: text,
    /** The title of the second page and those after it. */
    title: template("title", "page"),
  }),
  /** What a preview says of an article that is not published yet. */
  draft: text,
  waiting: template("date"),
  closing,
});

export type ArticleWords = z.output<typeof articles>;
