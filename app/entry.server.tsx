import { prerender } from "react-dom/static";
import { ServerRouter, type EntryContext } from "react-router";

import { addHeadTags } from "./head/add-head-tags";
import tokens from "./styles/tokens.css?raw";

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
  const html = addHeadTags(await new Response(prelude).text(), request.url, {
    origin: SITE_ORIGIN,
    tokens,
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
