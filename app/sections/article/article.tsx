import { BelowTheFold } from "~/components/below-the-fold";
import { PageLink } from "~/components/links";
import { Mark } from "~/components/mark";
import { PageHead } from "~/components/page-head";
import { RichText } from "~/components/rich-text";
import { headingId, LeadWeight, Section } from "~/components/section";
import type { ArticleBlock as BlockContent } from "~/content/articles/article-blocks";
import type { Article as ArticleContent } from "~/content/schema/article";

import { Actions, ArticleBlock, Figures } from "./article-block";
import { ArticlePicture } from "./article-picture";
import "../shared/closing-call.css";
import "./article.css";

type BlocksProps = { blocks: readonly BlockContent[]; heading: string };

const Blocks = ({ blocks, heading }: BlocksProps) =>
  blocks.map((block, index) => (
    // The blocks never change their order.
    <ArticleBlock key={index} block={block} heading={heading} />
  ));

type ContentsProps = { heading: string; parts: ArticleContent["parts"] };

/** The table of contents. */
function Contents({ heading, parts }: ContentsProps) {
  return (
    <nav className="contents" aria-labelledby={headingId("contents")}>
      <h2 id={headingId("contents")}>{heading}</h2>
      <ol>
        {parts.map(({ address, mark, title }) => (
          <li key={address}>
            <PageLink to={address}>
              <b className="tabular">{mark?.fathoms}</b> {title}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type ClosingProps = NonNullable<ArticleContent["closing"]>;

/** The last part, if it is a call to action. */
function Closing({ id, mark, title, text, links }: ClosingProps) {
  return (
    <Section name="closing-call" id={id} mark={mark && { ...mark, label: "" }}>
      <h2 id={headingId("closing-call")}>{title}</h2>
      <div className="grid">
        <p>
          <RichText text={text} />
        </p>
        <Actions links={links} />
      </div>
      <LeadWeight />
    </Section>
  );
}

/** A page made from a Markdown file in content/pages. */
export function Article(article: ArticleContent) {
  const { title, kicker, opening, stats, picture, contents } = article;
  const { intro, parts, closing } = article;
  return (
    <>
      <PageHead head={article} path={article.path} />
      <article aria-labelledby={headingId("article")}>
        <header className="section article-head">
          {kicker && <p className="kicker">{kicker}</p>}
          <h1 id={headingId("article")}>{title}</h1>
          {opening && (
            <p className="lead">
              <RichText text={opening} />
            </p>
          )}
          {stats && <Figures stats={stats} />}
          {picture && <ArticlePicture picture={picture} />}
        </header>
        <BelowTheFold>
          <div className="section article-body">
            {contents && <Contents heading={contents} parts={parts} />}
            <div className="text">
              <Blocks blocks={intro} heading={title} />
              {parts.map((part) => (
                <section
                  key={part.id}
                  id={part.id}
                  aria-labelledby={headingId(part.id)}
                >
                  {part.mark && <Mark {...part.mark} label="" />}
                  <h2 id={headingId(part.id)}>{part.title}</h2>
                  <Blocks blocks={part.blocks} heading={part.title} />
                </section>
              ))}
            </div>
            {!closing && <LeadWeight />}
          </div>
        </BelowTheFold>
      </article>
      {closing && (
        <BelowTheFold>
          <Closing {...closing} />
        </BelowTheFold>
      )}
    </>
  );
}
