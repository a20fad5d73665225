import type { ReactNode } from "react";

import { PageHead } from "~/components/page";
import type { SiteDocument } from "~/content/pages/site-document";
import { Article } from "~/sections/articles/article";
import { ArticleList } from "~/sections/articles/article-list";
import { CaseList } from "~/sections/case-studies/case-list";
import { CaseStudy } from "~/sections/case-studies/case-study";
import { Page } from "~/sections/page/page";
import { ClosingCall } from "~/sections/shared/closing-call";
import { WithinReach } from "~/sections/shared/within-reach";
import {
  articles,
  caseStudies,
  company,
  navigation,
  textLabels as labels,
} from "virtual:content";

const Reach = ({ children }: { children: ReactNode }) => (
  <WithinReach telephone={company.telephone} action={navigation.action}>
    {children}
  </WithinReach>
);

function View({ view, marks }: Pick<SiteDocument, "view" | "marks">) {
  const { closing } = articles;
  switch (view.kind) {
    case "page":
      return <Page page={view.page} labels={labels} />;
    case "article":
      return (
        <>
          <Reach>
            <Article {...view} words={articles} labels={labels} />
          </Reach>
          {!view.article.text.closing && (
            <ClosingCall
              {...closing}
              mark={marks[view.article.text.parts.length]}
            />
          )}
        </>
      );
    case "articles":
      return (
        <>
          <Reach>
            <ArticleList list={view.list} words={articles} />
          </Reach>
          <ClosingCall {...closing} />
        </>
      );
    case "case study":
      return (
        <>
          <Reach>
            <CaseStudy
              study={view.study}
              draft={view.study.waits && articles.draft}
              words={caseStudies}
              labels={labels}
            />
          </Reach>
          {!view.study.text.closing && (
            <ClosingCall
              {...caseStudies.closing}
              mark={marks[view.study.text.parts.length]}
            />
          )}
        </>
      );
    case "case studies":
      return (
        <>
          <Reach>
            <CaseList list={view.list} words={caseStudies} />
          </Reach>
          <ClosingCall {...caseStudies.closing} />
        </>
      );
    default:
      return view satisfies never;
  }
}

/** A page that is made from Markdown files. Only the build loads this module. */
export default function Document(document: SiteDocument) {
  const { head, path } = document;
  return (
    <>
      <PageHead head={head} path={path} />
      <View {...document} />
    </>
  );
}
