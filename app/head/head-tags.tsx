import { renderToStaticMarkup } from "react-dom/server";

import brand from "content/brand.yaml";
import type { PagePath } from "../page-path.ts";
import { pageGraph } from "./graph.ts";
import { FAVICON, ICON_SOURCE, ICONS, MANIFEST } from "./icons.ts";
import { CARD_SIZE, cardAddress, cardText, factsOf, isPage } from "./pages.ts";

type Props = {
  /** Undefined for a URL that is not a page of the site. */
  path: PagePath | undefined;
  origin: string;
};

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
function SharingTags({ path, origin }: { path: PagePath; origin: string }) {
  const { title, description } = factsOf(path).head;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:url" content={`${origin}${path}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${origin}${cardAddress(path)}`} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={cardText(path)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * The structured data. Escaping "<" keeps any text in it from closing the
 * element.
 */
function Graph({ path, origin }: Props) {
  const json = JSON.stringify(pageGraph(path, origin));
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}

/**
 * The tags of a page's head that only machines read. The build adds them to the
 * prerendered HTML; React does not hydrate them, so they add no JavaScript.
 */
function HeadTags({ path, origin }: Props) {
  return (
    <>
      <IconTags />
      {path && <SharingTags path={path} origin={origin} />}
      <Graph path={path} origin={origin} />
    </>
  );
}

const END = "</head>";

/** The framework prerenders each page under a URL with a trailing slash. */
const pathOf = (url: string) => new URL(url).pathname.replace(/(?<=.)\/$/, "");

/**
 * Adds the tags for machines to the head of a prerendered page.
 *
 * @param url the URL the page was rendered for
 * @throws if the page has no head
 */
export function addHeadTags(html: string, url: string, origin: string): string {
  if (!html.includes(END)) throw new Error("The rendered page has no </head>");
  const path = pathOf(url);
  const tags = renderToStaticMarkup(
    <HeadTags path={isPage(path) ? path : undefined} origin={origin} />,
  );
  return html.replace(END, () => `${tags}${END}`);
}
