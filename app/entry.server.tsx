import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";

import { Document, startScript, type Assets } from "./document";
import { loadPage } from "./navigation/page-code";
import { Site } from "./site";

/**
 * Renders the page of a path, or the screen for unknown ones, to complete HTML. The
 * script is the one that is inline in it.
 */
export async function render(
  path: string,
  assets: Assets,
): Promise<{ html: string; script: string }> {
  await loadPage(path);
  const script = startScript(assets.modules);
  const { prelude } = await prerender(
    <Document path={path} assets={assets} script={script}>
      <StaticRouter location={path}>
        <Site />
      </StaticRouter>
    </Document>,
    // React must not split the page into chunks that inline scripts insert.
    { progressiveChunkSize: Infinity },
  );
  return { html: await new Response(prelude).text(), script };
}
