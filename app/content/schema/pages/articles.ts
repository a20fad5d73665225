import { z } from "zod";

import { textPath } from "../../pages/site-pages.ts";
import type { PagePath } from "../../../page-path.ts";
import { amountOf } from "../../../format/figures.ts";
import { slug } from "../../../format/slug.ts";
import { fill } from "../../../format/text.ts";
import { longText } from "../../markdown/long-text.ts";
import type { RichText } from "../../markdown/rich-text.ts";
import { suggestion } from "../../texts/nearest.ts";
import { date } from "../date.ts";
import { entry, normalizedKey, unique } from "../entry.ts";
import { picture, type Picture } from "../pictures.ts";
import { headKeys, inShort, list, text } from "../primitives.ts";
import { template } from "../templates.ts";
import { closing } from "../../../sections/closing/schema.ts";
import { belowKeys } from "../../../sections/kinds.ts";

const addressOf = (name: string): PagePath | undefined =>
  textPath(`articles/topics/${slug(name)}`);

const topic = entry({
  name: text,
  description: text,
  address: text
    .optional()
    .describe("The end of its address; without it, its name."),
}).transform(({ address, ...given }, context) => {
  const path = addressOf(address ?? given.name);
  if (!path)
    context.addIssue({
      code: "custom",
      path: ["name"],
      message: `"${given.name}" has no letter that an address can have, or too many; give it one in a line below, such as address: advertising`,
    });
  return { ...given, path };
});

/** The words of the lists of articles, and around each article. */
export const articles = entry({
  title: headKeys.title,
  description: headKeys.description,
  heading: text,
  newest: text,
  read: text,
  earlier: entry({ mark: text.optional(), heading: text }),
  topicsLabel: text,
  all: text,
  topics: list(topic, 1, 20).superRefine(
    unique(
      "has the address of another topic; give it one in a line below, such as address: c-sharp",
      ({ path }) => path,
      "name",
    ),
  ),
  search: entry({
    label: text,
    one: template("words"),
    many: template("number", "words"),
    none: template("words"),
    failed: text,
  }),
  feeds: entry({ label: text, atom: text, json: text.meta({ title: "JSON" }) }),
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
    title: template("title", "page").describe(
      "The title of the second page and those after it.",
    ),
  }),
  closing,
});

export type ArticleWords = z.output<typeof articles>;

/** Words that adults read in a minute. */
const WORDS_A_MINUTE = 200;

/** Who may write an article, by name, what it may be about, and the words around it. */
export type Known = {
  authors: readonly Author[];
  /** While a page has problems: it may be the one with the authors. */
  mayLackAuthors?: boolean;
  topics: readonly Topic[];
  words: Pick<ArticleWords, "oneMinute" | "minutes">;
};

export type Author = {
  name: string;
  role: string;
  path?: PagePath;
  bio?: RichText;
  portrait?: Picture;
};

export type Topic = { name: string; description: string; path: PagePath };

const author = ({ authors, mayLackAuthors }: Known) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? { name: value } : value),
      entry({ name: text, role: text.optional() }),
    )
    .transform(({ name, role }, context): Author => {
      const member = authors.find((each) => each.name === name);
      if (member) return member;
      if (role !== undefined || mayLackAuthors)
        return { name, role: role ?? "" };
      const names = authors.map((each) => each.name);
      context.addIssue(
        `"${name}" is on no page in a section of people.${suggestion(name, names)} A guest has two lines below "author:", "name:" and "role:"`,
      );
      return z.NEVER;
    })
    .meta({
      asText: {
        label: "A member of the team",
        otherwise: "A guest",
        ...(authors.length > 0 && { enum: authors.map(({ name }) => name) }),
      },
    });

const topics = (known: Known) =>
  list(text.meta({ format: "topic" }), 1, 4)
    .superRefine(unique("must not name a topic twice", normalizedKey))
    .transform((names, context) =>
      names.flatMap((name) => {
        const found = known.topics.find(
          (each) => normalizedKey(each.name) === normalizedKey(name),
        );
        if (found) return found;
        const all = known.topics.map((each) => each.name);
        context.addIssue(
          `"${name}" is not a topic of articles.yaml.${suggestion(name, all)}`,
        );
        return [];
      }),
    );

const amount = z
  .preprocess(inShort("label", "value"), entry({ label: text, value: text }))
  .transform(({ label, value }) => ({
    label,
    value,
    number: amountOf(value),
  }))
  .refine(({ number }) => number > 0, "must be a figure such as £100")
  .meta({ isShort: true });

/** An article: a Markdown file in content/articles. */
export const article = (path: PagePath, known: Known) =>
  entry({
    title: text,
    standfirst: headKeys.description.describe(
      "One sentence, which lists and search engines show too.",
    ),
    date,
    updated: date.optional(),
    author: author(known),
    topics: topics(known),
    picture: picture("textHead").optional(),
    /** What the article works out, in a figure: "£75: a customer". */
    answer: z
      .preprocess(
        inShort("value", "label"),
        entry({ value: text, label: text }),
      )
      .meta({ isShort: true })
      .optional(),
    /** Two figures that the list compares while the article is the newest. */
    compare: entry({
      caption: entry({ heading: text, text: text.optional() }),
      figures: list(amount, 2, 2),
    }).optional(),
    published: headKeys.published,
    ...belowKeys,
    text: longText,
  })
    .refine(
      ({ date: first, updated }) => !updated || updated.iso >= first.iso,
      {
        path: ["updated"],
        error: "is before the date",
      },
    )
    .transform(({ text: body, ...front }) => {
      const minutes = Math.round(body.words / WORDS_A_MINUTE);
      const { words } = known;
      return {
        ...front,
        path,
        text: body,
        minutes:
          minutes > 1
            ? fill(words.minutes, { minutes: String(minutes) })
            : words.oneMinute,
      };
    });

export type Article = z.output<ReturnType<typeof article>>;
