import { Fragment } from "react";

import { Portrait } from "~/components/portrait";
import { headingId } from "~/components/section";
import type { ArticleEntry } from "~/content/pages/list-articles";
import type {
  Article as ArticleContent,
  ArticleWords,
} from "~/content/schema/pages/articles";
import { fill } from "~/format/text";
import { ArticleRows } from "~/sections/articles/articles";
import { DocumentHead } from "../document-head";
import type { DocumentProps } from "../document-props";
import { isLong } from "../text/contents";
import { Figures } from "../text/nodes";
import { Text } from "../text/text";
import { TextPicture } from "../text/text-picture";

import "./articles.css";

type HeadProps = { article: ArticleContent; words: ArticleWords };

function Head({ article, words }: HeadProps) {
  const { title, standfirst, author, date, updated, minutes } = article;
  const { text, picture, topics } = article;
  return (
    <DocumentHead
      kicker={
        <>
          {topics.map(({ path, name }) => (
            <Fragment key={path}>
              <a href={path}>{name}</a>
              {" · "}
            </Fragment>
          ))}
          <time dateTime={date.iso}>{date.shown}</time>
          {" · "}
          {minutes}
        </>
      }
      title={title}
      lead={standfirst}
    >
      <div className="author">
        <Portrait {...author} />
        <p>
          <b>
            {author.path ? (
              <a href={author.path} rel="author">
                {author.name}
              </a>
            ) : (
              author.name
            )}
          </b>
          {`, ${author.role}`}
          {updated && (
            <>
              {" · "}
              <time dateTime={updated.iso}>
                {fill(words.updated, { date: updated.shown })}
              </time>
            </>
          )}
        </p>
      </div>
      {text.stats && <Figures stats={text.stats} />}
      {picture && <TextPicture picture={picture} />}
    </DocumentHead>
  );
}

type BesideProps = {
  entry: ArticleEntry | undefined;
  rel: "prev" | "next";
  label: string;
};

const Beside = ({ entry, rel, label }: BesideProps) =>
  entry && (
    <a rel={rel} href={entry.path}>
      <small>{label}</small> {entry.title}
    </a>
  );

/** An article, with what to read next below it. */
export default function Article({ view, site }: DocumentProps<"article">) {
  const { article, newer, older, related } = view;
  const { articles: words, "text-labels": labels } = site.content;
  const { text } = article;
  return (
    <>
      <article aria-labelledby={headingId("article")}>
        <Head article={article} words={words} />
        <Text
          text={text}
          labels={labels}
          contents={isLong(text) ? words.contents : undefined}
          hasOpening
        />
      </article>
      <aside className="section next-reading" aria-label={words.related}>
        {related.length > 0 && (
          <>
            <h2>{words.related}</h2>
            <ArticleRows entries={related} isInFull />
          </>
        )}
        <nav className="beside" aria-label={words.pages.label}>
          <Beside entry={older} rel="prev" label={words.previous} />
          <Beside entry={newer} rel="next" label={words.next} />
        </nav>
      </aside>
    </>
  );
}
