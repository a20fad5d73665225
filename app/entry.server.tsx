import { prerender } from "react-dom/static";
import { ServerRouter, type EntryContext } from "react-router";

import sans from "./fonts/instrument-sans.woff2?url";
import newsreader from "./fonts/newsreader.woff2?url";
import { addHeadTags } from "./head/head-tags";
import { inlineStyles } from "./prerender/inline-styles";
import { startLate } from "./prerender/late-start";
import tokens from "./styles/tokens.css?raw";

/** The web fonts, which styles/fonts.css repeats for pages without JavaScript. */
const fonts = [
  { family: "Newsreader", source: `url(${newsreader})`, weight: "400" },
  { family: "Instrument Sans", source: `url(${sans})`, weight: "400 700" },
];

/** Renders one page to complete HTML, which the build writes to a file. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerender(
    <ServerRouter context={context} url={request.url} />,
    // React must not split the page into chunks that inline scripts insert.
    { progressiveChunkSize: Infinity },
  );
  const framework = await new Response(prelude).text();
  // The framework's own fallback page is not a part of the site.
  const rendered = context.isSpaMode ? framework : startLate(framework, fonts);
  // While developing, Vite serves the stylesheets itself.
  const styled = import.meta.env.PROD
    ? await inlineStyles(rendered, "build/client")
    : rendered;
  const html = addHeadTags(styled, request.url, {
    origin: SITE_ORIGIN,
    tokens,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
