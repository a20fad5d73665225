import { brand } from "virtual:content";
import type { PagePath } from "../page-path.ts";
import { pageGraph } from "./graph.ts";
import { FAVICON, ICON_SOURCE, ICONS, MANIFEST } from "./icons.ts";
import {
  CARD_SIZE,
  FEEDS,
  cardAddress,
  cardText,
  factsOf,
  feedTitle,
  isPagePath,
} from "./page-heads.ts";

function IconTags() {
  return (
    <>
      <link rel="icon" href={FAVICON.src} sizes="32x32" />
      <link rel="icon" href={ICON_SOURCE} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={ICONS.touch.src} />
      <link rel="manifest" href={MANIFEST} />
      {(["light", "dark"] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={brand.themeColour[scheme]}
        />
      ))}
    </>
  );
}

/** The Open Graph tags. X reads them too, apart from its own type of card. */
function SharingTags({ path }: { path: PagePath }) {
  const { head, posting } = factsOf(path);
  const tags = {
    type: posting ? "article" : "website",
    site_name: brand.name,
    locale: "en_GB",
    url: `${SITE_ORIGIN}${path}`,
    title: head.title,
    description: head.description,
    image: `${SITE_ORIGIN}${cardAddress(path)}`,
    "image:width": CARD_SIZE.width,
    "image:height": CARD_SIZE.height,
    "image:alt": cardText(path),
  };
  return (
    <>
      {Object.entries(tags).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={String(content)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The tags that only machines read. */
export function HeadTags({ path }: { path: string }) {
  const page = isPagePath(path) ? path : undefined;
  const feed = page && factsOf(page).feed;
  const graph = pageGraph(page, SITE_ORIGIN);
  return (
    <>
      <IconTags />
      {page && <SharingTags path={page} />}
      {feed &&
        FEEDS.map(({ type, ending, kind }) => (
          <link
            key={type}
            rel="alternate"
            type={type}
            title={`${feedTitle(feed.topic)}, ${kind}`}
            href={`${feed.address}.${ending}`}
          />
        ))}
      <script
        type="application/ld+json"
        // No text can close the element.
        dangerouslySetInnerHTML={{ __html: graph.replaceAll("<", "\\u003c") }}
      />
    </>
  );
}
