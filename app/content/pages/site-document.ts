import type { PagePath } from "../../page-path.ts";
import type { PlacedSection } from "../../sections/kinds.ts";
import type { ArticleEntry, ListPage } from "./list-articles.ts";
import type { CaseList } from "./list-cases.ts";
import type { Article } from "../schema/pages/articles.ts";
import type { CaseStudy } from "../schema/pages/case-studies.ts";
import type { TextPage } from "../schema/pages/page.ts";
import type { Photograph } from "../schema/pictures.ts";
import type { PageHead } from "../schema/primitives.ts";

/** A page, and all its sections. */
export type Page = {
  path: PagePath;
  /** What search engines and trails call it. */
  name: string;
  head: PageHead;
  /** Whether it is a campaign's, with logo, telephone and form alone. */
  isCampaign?: boolean;
  sections: readonly PlacedSection[];
};

/** What search engines and social networks read about a document besides its head. */
export type DocumentFacts = {
  card: {
    kicker?: string | undefined;
    title: readonly string[];
    figure?: { value: string; label: string } | undefined;
  };
  trail?: readonly { path: PagePath; name: string }[];
  changed?: string;
  /** What structured data say of an article. */
  posting?: {
    published: string;
    author: { name: string; role: string; path?: PagePath | undefined };
    section: string;
    words: number;
    photograph?: Photograph | undefined;
  };
  blog?: readonly PagePath[];
  /** The address of its feeds without their endings; of a topic's, the topic. */
  feed?: { address: string; topic?: string } | undefined;
};

/** A page from Markdown: docs/decisions/001-pages.md. */
export type SiteDocument = Page &
  DocumentFacts & {
    view: View;
    /** How many of its sections stand above its text. */
    above: number;
  };

export type View =
  | { kind: "page"; page: TextPage }
  | {
      kind: "article";
      article: Article;
      newer?: ArticleEntry | undefined;
      older?: ArticleEntry | undefined;
      related: readonly ArticleEntry[];
    }
  | { kind: "articles"; list: ListPage }
  | { kind: "case study"; study: CaseStudy }
  | { kind: "case studies"; list: CaseList };
