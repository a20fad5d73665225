// First, because its first stylesheet declares the order of the cascade layers.
import { Site } from "./site";

import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";

import { Document, scriptsOf, type Assets } from "./document";
import { loadPage } from "./navigation/page-code";

/**
 * Renders the page of a path, or the screen for unknown ones, to complete HTML. The
 * scripts are those that are inline in it.
 */
export async function render(
  path: string,
  assets: Assets,
): Promise<{ html: string; scripts: string[] }> {
  await loadPage(path);
  const scripts = scriptsOf(assets.modules);
  const { prelude } = await prerender(
    <Document path={path} assets={assets} scripts={scripts}>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </Document>,
    // React must not split the page into chunks that inline scripts insert.
    { progressiveChunkSize: Infinity },
  );
  return { html: await new Response(prelude).text(), scripts };
}
