import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { BuiltFile } from "../built-files.ts";
import { StartError } from "../settings.ts";
import { RETRY_AFTER } from "./desk.ts";
import { escapeHtml, pageWithText } from "./form-page.ts";
import type { Words } from "./words.ts";

interface Shown {
  status?: number;
  heading: string;
  text: string;
  button?: string;
  /** The HTML of what stands above the button. */
  fields?: string;
}

/** What a page behind a link shows; mail programs follow links, so only its button changes something. */
type PageFor = (
  token: string,
  isPressed: boolean,
  value: string,
) => Promise<Shown>;

export type AddPage = (url: string, pageFor: PageFor) => void;

const query = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) });

/** Returns what adds a page that a link in an e-mail leads to: its token must stay between the two. */
export function linkPages(
  app: FastifyInstance,
  files: readonly BuiltFile[],
  { company, pages }: Words,
): AddPage {
  const frame = files.find(({ address }) => address === "/thank-you");
  if (!frame) throw new StartError("The site has no page /thank-you.");
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      ...frame.headers,
      "cache-control": "no-store",
      // The URL contains the token, so it must not be sent as a referrer.
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  });
  // Mail programs press the button for unsubscribing with a body of their own.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "*",
    { parseAs: "string", bodyLimit: 1024 },
    (_request, body, done) =>
      done(null, new URLSearchParams(body).get("value") ?? ""),
  );
  const show = async (
    reply: FastifyReply,
    { status = 200, heading, text, button, fields = "" }: Shown,
  ) => {
    const form =
      button === undefined
        ? ""
        : `<form method="post">${fields}<div class="actions"><button class="button" type="submit">${escapeHtml(button)}</button></div></form>`;
    // The markup of app/sections/thanks/thanks.tsx, whose styles the page has.
    const content = `<section class="section sheet-hero thanks"><div class="grid"><div class="say"><h1>${escapeHtml(heading)}</h1><p class="lede">${escapeHtml(text)}</p>${form}</div></div></section>`;
    const title = `${heading}: ${company.name}`;
    return reply
      .code(status)
      .type("text/html; charset=utf-8")
      .send(await pageWithText(frame, title, content));
  };
  // The database is away, say: whoever opened a mail's link sees a page of the site.
  app.setErrorHandler<FastifyError>(async (error, { log }, reply) => {
    const { statusCode: status = 500 } = error;
    if (status < 500) throw error;
    log.error({ err: error }, "request failed");
    reply.header("retry-after", RETRY_AFTER);
    return show(reply, { status, ...pages.failed });
  });
  return (url, pageFor) =>
    void app.route<{ Body?: string | null }>({
      method: ["GET", "POST"],
      url,
      handler: async ({ method, query: asked, body }, reply) => {
        const { token = "" } = query.safeParse(asked).data ?? {};
        return show(reply, await pageFor(token, method === "POST", body ?? ""));
      },
    });
}
