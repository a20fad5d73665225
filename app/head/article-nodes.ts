import type { PagePath } from "../page-path.ts";
import { organizationId, refer, webPageId, type GraphNode } from "./ids.ts";
import { cardAddress, factsOf, type PageFacts } from "./page-heads.ts";
import { plainText } from "./plain-text.ts";

type Posting = NonNullable<PageFacts["posting"]>;

/** The article of a page, or the list of articles, if it is either. */
export function articleNodes(path: PagePath, origin: string): GraphNode[] {
  const { posting, blog } = factsOf(path);
  if (posting) return [postingNode(path, posting, origin)];
  return blog ? [blogNode(path, blog, origin)] : [];
}

function postingNode(
  path: PagePath,
  { published, author, section, words }: Posting,
  origin: string,
): GraphNode {
  const { name, head, changed = published } = factsOf(path);
  return {
    "@type": "BlogPosting",
    "@id": `${origin}${path}#article`,
    mainEntityOfPage: refer(webPageId(path, origin)),
    headline: plainText(name),
    description: plainText(head.description),
    image: `${origin}${cardAddress(path)}`,
    datePublished: published,
    dateModified: changed,
    articleSection: section,
    wordCount: words,
    inLanguage: "en-GB",
    author: {
      "@type": "Person",
      name: author.name,
      jobTitle: author.role,
      ...(author.path && { url: `${origin}${author.path}` }),
    },
    publisher: refer(organizationId(origin)),
  };
}

const blogNode = (
  path: PagePath,
  articles: readonly PagePath[],
  origin: string,
): GraphNode => ({
  "@type": "Blog",
  "@id": `${origin}${path}#blog`,
  name: factsOf(path).name,
  publisher: refer(organizationId(origin)),
  blogPost: articles.map((article) => ({
    "@type": "BlogPosting",
    url: `${origin}${article}`,
    headline: plainText(factsOf(article).name),
  })),
});
