import { Fragment } from "react";

import type { ArticleEntry } from "~/content/pages/list-articles";

import "./byline.css";
import "./log.css";

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

/** Topics, author and minutes of an article. */
export function Byline({ entry }: { entry: ArticleEntry }) {
  return (
    <p className="by">
      <Topics {...entry} />
      <span>
        <AuthorName {...entry} />
      </span>{" "}
      <span>{entry.minutes}</span>
    </p>
  );
}

/** A list of articles. Their dates stand beside the vertical line. */
export function Log({ entries }: { entries: readonly ArticleEntry[] }) {
  return (
    <ol role="list" className="log">
      {entries.map((entry) => {
        const { path, title, standfirst, date } = entry;
        return (
          <li key={path}>
            <article>
              <time dateTime={date.iso}>{date.short}</time>
              <div className="what">
                <h3>
                  <a href={path}>{title}</a>
                </h3>
                <p>{standfirst}</p>
              </div>
              <Byline entry={entry} />
            </article>
          </li>
        );
      })}
    </ol>
  );
}
