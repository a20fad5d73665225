import { PageLink } from "~/components/links";
import { RichText } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { ArticleEntry } from "~/content/pages/list-articles";
import type { PagePath } from "~/page-path";

import type { SectionProps } from "../section-props";
import "./articles.css";

/** The list of all articles. */
const LIST: PagePath = "/articles";

/** When an article was written, about what, by whom and how long it is. */
export function About({ date, topics, author, ...article }: ArticleEntry) {
  return (
    <p className="about note">
      <time dateTime={date.iso}>{date.shown}</time>
      {topics[0] && ` · ${topics[0].name}`}
      {` · ${author.name} · ${article.minutes}`}
    </p>
  );
}

type RowsProps = { entries: readonly ArticleEntry[]; isInFull?: boolean };

/** A row for each article: what it works out, if all have that, and perhaps a sentence. */
export function ArticleRows({ entries, isInFull = false }: RowsProps) {
  const hasAnswers = entries.every(({ answer }) => answer);
  return (
    <ol role="list" className="article-rows ruled grid">
      {entries.map((entry) => (
        <li key={entry.path} className="grid">
          {hasAnswers && entry.answer && (
            <p className="answer caption">
              <b className="numeral">{entry.answer.value}</b>{" "}
              {entry.answer.label}
            </p>
          )}
          <div className="entry">
            <h3>
              <PageLink className="title-link touch-target" to={entry.path}>
                {entry.title}
              </PageLink>
            </h3>
            {isInFull && <p className="small">{entry.standfirst}</p>}
            <About {...entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The newest articles. */
export default function Articles({ section, site }: SectionProps<"articles">) {
  const { frame, heading, intro, all } = section;
  const newest = site.articles.slice(0, section.newest);
  if (newest.length < section.newest) return null;
  return (
    <Section frame={frame} name="articles">
      <div className="head grid">
        <h2 id={headingId(frame.id)} className="left">
          {heading}
        </h2>
        <p className="right">
          {intro && <RichText text={intro} />}{" "}
          <PageLink to={LIST}>{all}</PageLink>
        </p>
      </div>
      <ArticleRows entries={newest} />
    </Section>
  );
}
