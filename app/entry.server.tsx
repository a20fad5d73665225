import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { prerender } from "react-dom/static";
import { ServerRouter, type EntryContext } from "react-router";

import { LeadsContext, OWN_SERVER } from "./features/leads/leads-context";
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
 * The folder with the same pages for when our own server keeps what forms send. The
 * framework empties the folder around it; finish-build.ts moves it to its place.
 */
const LEAD_PAGES = "build/server/lead-pages";

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

/** Writes the page whose forms send to our own server, for when it keeps them. */
async function writeLeadPage(address: string, html: string): Promise<void> {
  const path = new URL(address).pathname.replace(/\/$/, "");
  const file = join(
    LEAD_PAGES,
    path === "/404" ? "404.html" : `${path}/index.html`,
  );
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** Renders one page to complete HTML, which the build writes to a file. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  /** The framework's data can be read once, and each rendering needs them. */
  let data = context.serverHandoffStream;
  const render = async (leads: string) => {
    const [own, others] = data?.tee() ?? [];
    data = others;
    const copy: EntryContext = { ...context, renderMeta: {} };
    if (own) copy.serverHandoffStream = own;
    const { prelude } = await prerender(
      <LeadsContext value={leads}>
        <ServerRouter context={copy} url={request.url} />
      </LeadsContext>,
      // React must not split the page into chunks that inline scripts insert.
      { progressiveChunkSize: Infinity },
    );
    return new Response(prelude).text();
  };
  const finish = async (rendered: string) => {
    const page = import.meta.env.PROD
      ? await prepareForFirstView(rendered)
      : addLateStart(rendered, fonts, "");
    return addHeadTags(page, request.url, SITE_ORIGIN);
  };
  const framework = await render(FORM_SERVICE);
  // The site does not use the framework's own fallback page.
  if (context.isSpaMode) return new Response(framework, { status, headers });
  if (import.meta.env.PROD && FORM_SERVICE === "")
    await writeLeadPage(request.url, await finish(await render(OWN_SERVER)));
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(await finish(framework), { status, headers });
}
