import { prerender } from "react-dom/static";
import { ServerRouter, type EntryContext } from "react-router";

import sans from "./fonts/instrument-sans.woff2?url";
import newsreader from "./fonts/newsreader.woff2?url";
import { addHeadTags } from "./head/head-tags";
import { inlineStyles } from "./prerender/inline-styles";
import { startLate } from "./prerender/late-start";
import tokens from "./styles/tokens.css?raw";

/** As in styles/fonts.css, which has them for pages without JavaScript. */
const fonts = [
  { family: "Newsreader", source: `url(${newsreader})`, weight: "400" },
  { family: "Instrument Sans", source: `url(${sans})`, weight: "400 700" },
];

/** Renders one page to finished HTML; the build writes it to a file. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { prelude } = await prerender(
    <ServerRouter context={context} url={request.url} />,
    // A page is one piece: React must not stream parts of it through scripts.
    { progressiveChunkSize: Infinity },
  );
  const rendered = startLate(await new Response(prelude).text(), fonts);
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
