import type { SiteDocument } from "../app/content/pages/site-document.ts";

type Kind = SiteDocument["view"]["kind"];

/**
 * The stylesheet of each kind of document. Browsers load no code of a document that would
 * import it, so it is an entry of the build.
 */
const STYLES: Readonly<Record<Kind, string>> = {
  page: "app/sections/page/page.css",
  article: "app/sections/articles/articles.css",
  "case study": "app/sections/case-studies/case-studies.css",
  "case studies": "app/sections/case-studies/case-studies.css",
  articles: "app/sections/articles/articles.css",
};

export const stylesOf = (kind: Kind): string => STYLES[kind];

export const documentStyles: readonly string[] = [
  ...new Set(Object.values(STYLES)),
];
