import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { prerender } from "react-dom/static";
import { ServerRouter, type EntryContext } from "react-router";

import labels from "./generated/labels.woff2?url";
import text from "./generated/text.woff2?url";
import { addHeadTags } from "./head/head-tags";
import { inlineStyles } from "./prerender/inline-styles";
import { addLateStart, takeScripts } from "./prerender/late-start";

/** The web fonts, which styles/fonts.css repeats for pages without JavaScript. */
const fonts = [
  ["brand-text", `url(${text})`, "400"],
  ["brand-labels", `url(${labels})`, "400 700"],
] as const;

/** The folder into which the framework writes the pages. */
const CLIENT = "build/client";

/**
 * Writes the page's styles into the page, and its scripts into a file that the
 * page loads after its first paint.
 */
async function prepareForFirstView(rendered: string): Promise<string> {
  const { page, script } = takeScripts(rendered);
  const hash = createHash("sha256").update(script).digest("base64url");
  const address = `/assets/start-${hash.slice(0, 8)}.js`;
  await writeFile(join(CLIENT, address), script);
  return addLateStart(await inlineStyles(page, CLIENT), fonts, address);
}

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
  // The site does not use the framework's own fallback page.
  if (context.isSpaMode) return new Response(framework, { status, headers });
  const page = import.meta.env.PROD
    ? await prepareForFirstView(framework)
    : addLateStart(framework, fonts, "");
  const html = addHeadTags(page, request.url, SITE_ORIGIN);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
