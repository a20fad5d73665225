import { Fragment } from "react";

import type { ArticleEntry } from "~/content/articles/list-articles";
import type { ArticleWords } from "~/content/schema/pages/articles";
import { fill } from "~/format/text";

export type Words = Pick<
  ArticleWords,
  "oneMinute" | "minutes" | "draft" | "waiting"
>;

/** How long an article takes to read. */
export const minutesText = (minutes: number, words: Words): string =>
  minutes === 1
    ? words.oneMinute
    : fill(words.minutes, { minutes: String(minutes) });

type TopicsProps = Pick<ArticleEntry, "topics">;

/** The topics of an article. */
export const Topics = ({ topics }: TopicsProps) =>
  topics.map(({ path, name }) => (
    <Fragment key={path}>
      <a href={path}>{name}</a>{" "}
    </Fragment>
  ));

/** The author of an article, whose name leads to the author's other articles. */
export const AuthorName = ({ author }: Pick<ArticleEntry, "author">) =>
  author.path ? (
    <a href={author.path} rel="author">
      {author.name}
    </a>
  ) : (
    author.name
  );

type Props = { entry: ArticleEntry; words: Words };

/** What a preview says of an article that is not published yet. */
export function Waiting({ entry, words }: Props) {
  const { waits, date } = entry;
  if (waits === undefined) return null;
  return (
    <b className="waiting">
      {waits === "draft"
        ? words.draft
        : fill(words.waiting, { date: date.shown })}
    </b>
  );
}

/** Topics, author and minutes of an article. */
export function Byline({ entry, words }: Props) {
  return (
    <p className="by">
      <Topics {...entry} />
      <span>
        <AuthorName {...entry} />
      </span>{" "}
      <span>{minutesText(entry.minutes, words)}</span>{" "}
      <Waiting entry={entry} words={words} />
    </p>
  );
}
