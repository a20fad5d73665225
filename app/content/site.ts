import type { Notice } from "./derived/measured.ts";
import type { PagePath } from "../page-path.ts";
import type { Page, SiteDocument } from "./pages/site-document.ts";
import type { Article, Author } from "./schema/pages/articles.ts";
import type { CaseStudy } from "./schema/pages/case-studies.ts";
import type { Estimator } from "./schema/estimator.ts";
import type { PageLink } from "./schema/primitives.ts";
import type { Content } from "./schemas.ts";

/** The content of all pages, with what the cookie notice says of the services that are on. */
export type SiteContent = Omit<Content, "cookie-notice"> & {
  "cookie-notice": Notice;
};

/** All that pages show: the content of a folder, checked, and what follows from it. */
export type Site = {
  content: SiteContent;
  /** The published pages that are made of sections. */
  pages: readonly Page[];
  /** The pages that are made from Markdown files. */
  documents: readonly SiteDocument[];
  /** The pages that a preview shows and the site does not, and what they wait for. */
  drafts: ReadonlyMap<PagePath, string>;
  /** The published articles, the newest first. */
  articles: readonly Article[];
  cases: readonly CaseStudy[];
  /** The list of what each of the people has written, by name. */
  articlesBy: ReadonlyMap<string, PageLink>;
  /** The people whom forms name, by name. */
  persons: ReadonlyMap<string, Author>;
  /** The estimator's words, and the prices that it reckons with. */
  estimator: Estimator;
  /** The page on which the report of report.yaml is whole. */
  reportPage: PagePath | undefined;
};
