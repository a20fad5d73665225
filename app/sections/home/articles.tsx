import { PageLink } from "~/components/links";
import { RichText } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";

import "./articles.css";

/** The newest articles: what each works out, in large type if all have that. */
export function Articles(props: HomePage["articles"]) {
  const { mark, heading, intro, all, list, newest } = props;
  const hasAnswers = newest.every(({ answer }) => answer);
  return (
    <Section name="home-articles" mark={mark}>
      <div className="split section-head">
        <h2 id={headingId("home-articles")}>{heading}</h2>
        <p>
          {intro && <RichText text={intro} />}{" "}
          {list && <PageLink to={list}>{all}</PageLink>}
        </p>
      </div>
      <ol>
        {newest.map(({ path, title, standfirst, answer, ...rest }) => (
          <li key={path}>
            {hasAnswers && answer && (
              <p className="answer">
                <b className="numeral">{answer.value}</b>
                {answer.label}
              </p>
            )}
            <h3>
              <PageLink to={path}>{title}</PageLink>
            </h3>
            <p>{standfirst}</p>
            <p className="by">
              <time dateTime={rest.date.iso}>{rest.date.short}</time>
              {rest.topic && (
                <PageLink to={rest.topic.path}>{rest.topic.name}</PageLink>
              )}
              <span>{rest.minutes}</span>
              {rest.waiting && <b className="waiting">{rest.waiting}</b>}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
