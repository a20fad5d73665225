// First, because it declares the order of the cascade layers.
import "./styles/root.css";

import type { ComponentType } from "react";
import { prerender } from "react-dom/static";

import { fallback } from "virtual:content";
import { drafts, pages } from "virtual:site-pages";
import { CurrentPage } from "./components/current-page";
import type { SiteDocument } from "./content/pages/site-document";
import { Document, scriptsOf, type Assets } from "./document";
import { FallbackScreen } from "./islands/fallback-screen";
import { SiteLayout } from "./layout/site-layout";
import MarkdownDocument from "./routes/documents";

const routes = import.meta.glob<{ default: ComponentType }>([
  "./routes/*.tsx",
  "!./routes/{ads-page,documents}.tsx",
]);

const notFound = (
  <>
    <title>{fallback.title}</title>
    <meta name="robots" content="noindex" />
    <FallbackScreen content={fallback} isNotFound />
  </>
);

/**
 * Renders the page of a path, a document, or the screen for unknown paths, to complete
 * HTML. The scripts are those that are inline in it.
 */
export async function render(
  path: string,
  assets: Assets,
  document?: SiteDocument,
): Promise<{ html: string; scripts: string[]; isFound: boolean }> {
  const page = pages.get(path);
  const route = await routes[`./routes/${page?.name}.tsx`]?.();
  const scripts = scriptsOf(assets.modules);
  const { prelude } = await prerender(
    <Document path={path} assets={assets} scripts={scripts}>
      <CurrentPage value={path}>
        <SiteLayout
          path={path}
          marks={page?.marks ?? document?.marks ?? []}
          isDraft={drafts.includes(path)}
          isDocument={document !== undefined}
        >
          {document ? (
            <MarkdownDocument {...document} />
          ) : route ? (
            <route.default />
          ) : (
            notFound
          )}
        </SiteLayout>
      </CurrentPage>
    </Document>,
    // React must not split the page into chunks that inline scripts insert.
    { progressiveChunkSize: Infinity },
  );
  return {
    html: await new Response(prelude).text(),
    scripts,
    isFound: route !== undefined || document !== undefined,
  };
}
