import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parseFragment,
  serialize,
} from "parse5";
import { renderToStaticMarkup } from "react-dom/server";

import type { Article } from "../../app/content/schema/pages/articles.ts";
import type { Site } from "../../app/content/site.ts";
import { Figures, Nodes } from "../../app/documents/text/nodes.tsx";
import { TextPicture } from "../../app/documents/text/text-picture.tsx";
import { feedKinds, feedTitle, plainText } from "../../app/head/page-facts.ts";
import type { GeneratedFile } from "../generated-files.ts";

/** How many articles a feed has. */
const NEWEST = 20;

type Feed = { path: string; title: string; articles: readonly Article[] };

const escape = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/**
 * An article's whole text as HTML with absolute addresses, without what readers of feeds
 * take out and validators call a risk: drawings in the text, and styles.
 */
function htmlOf({ path, picture, text }: Article, origin: string): string {
  const { opening, stats, intro, parts, footnotes } = text;
  const html = renderToStaticMarkup(
    <>
      {picture && <TextPicture picture={picture} />}
      {stats && <Figures stats={stats} />}
      {opening && (
        <p>
          <Nodes nodes={opening} />
        </p>
      )}
      <Nodes nodes={intro} />
      {parts.map(({ id, title, blocks }) => (
        <section key={id}>
          <h2 id={id}>{title}</h2>
          <Nodes nodes={blocks} />
        </section>
      ))}
      {footnotes && <Nodes nodes={footnotes} />}
    </>,
  );
  const fragment = parseFragment(html);
  prepare(fragment, origin + path);
  return serialize(fragment);
}

function prepare(
  { childNodes }: DefaultTreeAdapterTypes.ParentNode,
  base: string,
): void {
  const absolute = (address: string) =>
    URL.parse(address, base)?.href ?? address;
  // A copy, of which no node is missed when one is taken out.
  const elements = childNodes.filter((node) =>
    defaultTreeAdapter.isElementNode(node),
  );
  for (const node of elements) {
    if (node.tagName === "svg") defaultTreeAdapter.detachNode(node);
    node.attrs = node.attrs.filter(({ name }) => name !== "style");
    for (const attribute of node.attrs)
      if (["href", "src"].includes(attribute.name))
        attribute.value = absolute(attribute.value);
      else if (attribute.name === "srcset")
        attribute.value = attribute.value.replaceAll(
          /[^\s,]\S*(?= )/g,
          absolute,
        );
    prepare(node, base);
  }
}

/** When an article last changed, as feeds write it. */
const changedAt = ({ updated, date }: Article) =>
  `${(updated ?? date).iso}T00:00:00Z`;

/** An Atom feed; RFC 4287. */
function atom(
  { path, title, articles: all }: Feed,
  { content: { brand, company } }: Site,
  origin: string,
): string {
  const entries = all.map((article) => {
    const url = `${origin}${article.path}`;
    const categories = article.topics.map(
      ({ name }) => `<category term="${escape(name)}"/>`,
    );
    return [
      "<entry>",
      `<id>${url}</id>`,
      `<title>${escape(plainText(article.title))}</title>`,
      `<link href="${url}"/>`,
      `<published>${article.date.iso}T00:00:00Z</published>`,
      `<updated>${changedAt(article)}</updated>`,
      `<author><name>${escape(article.author.name)}</name></author>`,
      ...categories,
      `<summary>${escape(plainText(article.standfirst))}</summary>`,
      `<content type="html">${escape(htmlOf(article, origin))}</content>`,
      "</entry>",
    ].join("\n");
  });
  const updated = all.map(changedAt).toSorted().at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${origin}${path}</id>`,
    `<title>${escape(title)}</title>`,
    `<link href="${origin}${path}"/>`,
    `<link rel="self" type="application/atom+xml" href="${origin}${path}/feed.xml"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escape(brand.name)}</name><email>${escape(company.email)}</email></author>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}

/** A JSON Feed; https://www.jsonfeed.org/version/1.1/. */
const json = (
  { path, title, articles: all }: Feed,
  { content: { brand } }: Site,
  origin: string,
): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: `${origin}${path}`,
    feed_url: `${origin}${path}/feed.json`,
    language: "en-GB",
    authors: [{ name: brand.name, url: `${origin}/` }],
    items: all.map((article) => ({
      id: `${origin}${article.path}`,
      url: `${origin}${article.path}`,
      title: plainText(article.title),
      summary: plainText(article.standfirst),
      content_html: htmlOf(article, origin),
      date_published: `${article.date.iso}T00:00:00Z`,
      date_modified: changedAt(article),
      authors: [{ name: article.author.name }],
      tags: article.topics.map(({ name }) => name),
    })),
  });

/** The feeds of all articles and of each topic, which have the newest articles. */
export function feedFiles(origin: string, site: Site): GeneratedFile[] {
  const all = site.articles;
  if (all.length === 0) return [];
  const feeds: Feed[] = [
    { path: "/articles", title: feedTitle(site), articles: all },
    ...site.content.articles.topics.map((topic) => ({
      path: topic.path ?? "",
      title: feedTitle(site, topic.name),
      articles: all.filter(({ topics }) =>
        topics.some(({ path }) => path === topic.path),
      ),
    })),
  ];
  return feeds
    .filter((feed) => feed.articles.length > 0)
    .map((feed) => ({ ...feed, articles: feed.articles.slice(0, NEWEST) }))
    .flatMap((feed) =>
      feedKinds(site).map(({ ending }) => ({
        address: `${feed.path}/feed.${ending}`,
        content: () => (ending === "xml" ? atom : json)(feed, site, origin),
      })),
    );
}
