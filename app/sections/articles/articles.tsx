import { PageLink } from "~/components/links";
import { RichText } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { PagePath } from "~/page-path";

import type { SectionProps } from "../section-props";
import "./articles.css";

/** The list of all articles. */
const LIST: PagePath = "/articles";

/** The newest articles: what each works out, if all have that. */
export default function Articles({ section, site }: SectionProps<"articles">) {
  const { frame, heading, intro, all } = section;
  const newest = site.articles.slice(0, section.newest);
  if (newest.length < section.newest) return null;
  const hasAnswers = newest.every(({ answer }) => answer);
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
      <ol role="list" className="ruled grid">
        {newest.map(({ path, title, answer, date, topics, ...article }) => (
          <li key={path} className="grid">
            {hasAnswers && answer && (
              <p className="answer caption">
                <b className="numeral">{answer.value}</b> {answer.label}
              </p>
            )}
            <div className="entry">
              <h3>
                <PageLink className="title-link touch-target" to={path}>
                  {title}
                </PageLink>
              </h3>
              <p className="about note">
                <time dateTime={date.iso}>{date.shown}</time>
                {topics[0] && ` · ${topics[0].name}`}
                {` · ${article.author.name} · ${article.minutes}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
