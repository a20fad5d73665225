import type { Site } from "../content/site.ts";
import type { PagePath } from "../page-path.ts";
import { type Known, pageGraph } from "./graph.ts";
import { FAVICON, ICON_SOURCE, ICONS, MANIFEST } from "./icons.ts";
import {
  CARD_SIZE,
  cardAddress,
  cardText,
  feedKinds,
  feedTitle,
  type PageFacts,
} from "./page-facts.ts";

function IconTags({ site }: { site: Site }) {
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
          content={site.content.brand.themeColour[scheme]}
        />
      ))}
    </>
  );
}

/** The Open Graph tags. X reads them too, apart from its own type of card. */
function SharingTags({
  path,
  facts: { head, posting, card },
  site,
}: {
  path: PagePath;
  facts: PageFacts;
  site: Site;
}) {
  const tags = {
    type: posting ? "article" : "website",
    site_name: site.content.brand.name,
    locale: "en_GB",
    url: `${SITE_ORIGIN}${path}`,
    title: head.title,
    description: head.description,
    image: `${SITE_ORIGIN}${cardAddress(path)}`,
    "image:width": CARD_SIZE.width,
    "image:height": CARD_SIZE.height,
    "image:alt": cardText(card),
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
export function HeadTags({ path, ...known }: Known & { path: PagePath }) {
  const { site } = known;
  const facts = known.facts.get(path);
  const graph = pageGraph(path, known, SITE_ORIGIN);
  return (
    <>
      <IconTags site={site} />
      {facts && <SharingTags path={path} facts={facts} site={site} />}
      {facts?.feed &&
        feedKinds(site).map(({ type, ending, kind }) => (
          <link
            key={type}
            rel="alternate"
            type={type}
            title={`${feedTitle(site, facts.feed?.topic)}, ${kind}`}
            href={`${facts.feed?.address}.${ending}`}
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
