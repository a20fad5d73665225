import { Numeral } from "~/components/figures";
import { Arrow } from "~/components/links";
import { Portrait } from "~/components/portrait";
import { Paragraph } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { ArticleEntry, ListPage } from "~/content/pages/list-articles";
import type { ArticleWords } from "~/content/schema/pages/articles";
import { FATHOMS } from "~/format/marks";
import { fill } from "~/format/text";
import { About, ArticleRows } from "~/sections/articles/articles";

import { DocumentHead } from "../document-head";
import type { DocumentProps } from "../document-props";
import { Filters } from "./filters";
import "~/features/forms/field.css";
import "./list.css";

type Compared = NonNullable<ArticleEntry["compare"]>;

/** Two figures with their bars, on one scale. */
function TwoFigures({ caption, figures }: Compared) {
  const most = Math.max(...figures.map(({ number }) => number));
  return (
    <figure className="two-figures right">
      <dl>
        {figures.map(({ label, value, number }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Numeral value={value} />
              <svg width="100%" height="16" aria-hidden="true">
                <rect
                  className={number === most ? "most" : "less"}
                  width={`${(number / most) * 100}%`}
                  height="16"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="caption">
        <b>{caption.heading}</b> {caption.text}
      </figcaption>
    </figure>
  );
}

type NewestProps = { entry: ArticleEntry; words: ArticleWords };

function Newest({ entry, words }: NewestProps) {
  const { path, title, standfirst, compare } = entry;
  return (
    <article className="newest grid" aria-labelledby={headingId("newest")}>
      <h2 id={headingId("newest")}>
        <a href={path}>{title}</a>
      </h2>
      <div className="grid">
        <div className="left">
          <p className="kicker">{words.newest}</p>
          <p className="lead">{standfirst}</p>
          <About {...entry} />
          <a className="button" href={path}>
            {words.read}
          </a>
        </div>
        {compare && <TwoFigures {...compare} />}
      </div>
    </article>
  );
}

/** Searches all articles, with scripts alone: search.client.ts. */
function Search({ label, ...messages }: ArticleWords["search"]) {
  const { one, many, none, failed } = messages;
  return (
    <search className="search needs-script">
      <div className="field">
        <p className="name">
          <label htmlFor="search">{label}</label>
        </p>
        <input
          id="search"
          type="search"
          autoComplete="off"
          data-one={one}
          data-many={many}
          data-none={none}
          data-failed={failed}
        />
      </div>
      <p role="status" />
    </search>
  );
}

/** The place of what search.client.ts finds, and the shape of each of them. */
const FoundArticles = () => (
  <div className="found grid">
    <ol role="list" className="article-rows ruled grid" hidden />
    <template>
      <li className="grid">
        <div className="entry">
          <h3>
            <a className="title-link touch-target" href="/articles">
              –
            </a>
          </h3>
          <p className="small" />
        </div>
      </li>
    </template>
  </div>
);

type FeedsProps = { feed: string; words: ArticleWords["feeds"] };

function Feeds({ feed, words }: FeedsProps) {
  const { label, atom, json } = words;
  return (
    <p className="feeds">
      {`${label} `}
      <a href={`${feed}.xml`}>{atom}</a> <a href={`${feed}.json`}>{json}</a>
    </p>
  );
}

type PagesProps = { pages: ListPage["pages"]; words: ArticleWords["pages"] };

/** The links to the pages of a list, if it has several. */
function Pages({ pages, words }: PagesProps) {
  const { number, first, last, all, links, older, newer } = pages;
  if (links.length < 2) return null;
  const values = { first: String(first), last: String(last), all: String(all) };
  return (
    <nav className="pages" aria-label={words.label}>
      <p>{fill(words.shown, values)}</p>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <a
              href={link.path}
              aria-label={fill(words.page, { page: String(link.number) })}
              aria-current={link.number === number ? "page" : undefined}
            >
              {link.number}
            </a>
          </li>
        ))}
        {newer && (
          <li>
            <a className="arrow-link" rel="prev" href={newer}>
              {words.newer}
            </a>
          </li>
        )}
        {older && (
          <li>
            <a className="arrow-link" rel="next" href={older}>
              {words.older}
              <Arrow />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

const frameOf = (label: string | undefined) => ({
  id: "earlier",
  isLast: false,
  ...(label !== undefined && {
    mark: { label, fathoms: FATHOMS[0], isFirst: true },
  }),
});

/** A page of a list of articles: of all, of a topic, or of an author. */
export default function ArticleList({
  view: { list },
  site,
}: DocumentProps<"articles">) {
  const words = site.content.articles;
  const { heading, intro, author, newest, entries, pages, feed } = list;
  const { earlier } = words;
  return (
    <>
      {newest ? (
        <header className="section read document-head">
          <h1 className="visually-hidden">{heading}</h1>
          <p className="kicker" aria-hidden="true">
            {heading}
          </p>
          <Newest entry={newest} words={words} />
        </header>
      ) : (
        <DocumentHead
          kicker={heading !== words.heading && (author?.role ?? words.heading)}
          title={heading}
          lead={intro}
        >
          {author?.bio && (
            <div className="author">
              <Portrait {...author} />
              <Paragraph text={author.bio} />
            </div>
          )}
        </DocumentHead>
      )}
      {entries.length > 0 && (
        <Section
          frame={frameOf(newest ? earlier.mark : words.heading)}
          name="log-part"
        >
          <div className="log-head">
            <h2 id={headingId("earlier")}>
              {newest ? earlier.heading : words.heading}
            </h2>
            {feed && <Feeds feed={feed} words={words.feeds} />}
          </div>
          <div className="tools">
            <Filters
              label={words.topicsLabel}
              lists={list.topics}
              current={list.list}
            />
            {list.hasSearch && !import.meta.env.DEV && (
              <Search {...words.search} />
            )}
          </div>
          {list.hasSearch && <FoundArticles />}
          <ArticleRows entries={entries} isInFull />
          <Pages pages={pages} words={words.pages} />
        </Section>
      )}
    </>
  );
}
