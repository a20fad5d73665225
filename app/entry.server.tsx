// First, because its first stylesheet declares the order of the cascade layers.
import { Site } from "./site";

import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";

import { fallback } from "virtual:content";
import type { SiteDocument } from "./content/pages/site-document";
import { Document, scriptsOf, type Assets } from "./document";
import { loadPage, setMarks } from "./navigation/page-code";
import MarkdownDocument from "./routes/documents";
import { FallbackScreen } from "./sections/shared/fallback-screen";

const notFound = (
  <FallbackScreen
    content={fallback}
    message={fallback.notFound.message}
    isNotFound
  />
);

/**
 * Renders the page of a path, a document, or the screen for unknown paths, to complete
 * HTML. The scripts are those that are inline in it.
 */
export async function render(
  path: string,
  assets: Assets,
  document?: SiteDocument,
): Promise<{ html: string; scripts: string[] }> {
  await loadPage(path);
  if (document) setMarks(path, document.marks);
  const scripts = scriptsOf(assets.modules);
  const { prelude } = await prerender(
    <Document path={path} assets={assets} scripts={scripts}>
      <StaticRouter location={path}>
        <Site>{document ? <MarkdownDocument {...document} /> : notFound}</Site>
      </StaticRouter>
    </Document>,
    // React must not split the page into chunks that inline scripts insert.
    { progressiveChunkSize: Infinity },
  );
  return { html: await new Response(prelude).text(), scripts };
}
