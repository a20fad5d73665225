import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { BuiltFile } from "../built-files.ts";
import { StartError } from "../settings.ts";
import { RETRY_AFTER } from "./desk.ts";
import { escapeHtml, pageWithText } from "./form-page.ts";
import type { Words } from "./words.ts";

/** How pages show that links in e-mails lead to: their token must stay between the two. */
export type TextPages = ReturnType<typeof addTextPages>;

export function addTextPages(
  app: FastifyInstance,
  files: readonly BuiltFile[],
  { company, pages }: Words,
) {
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
  const textPages = {
    /** @param fields the HTML of what stands above the button */
    show: async (
      reply: FastifyReply,
      status: number,
      {
        heading,
        text,
        button,
      }: Words["pages"]["expired"] & { button?: string },
      fields = "",
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
    },
  };
  // The database is away, say: whoever opened a mail's link sees a page of the site.
  app.setErrorHandler<FastifyError>(async (error, { log }, reply) => {
    const { statusCode: status = 500 } = error;
    if (status < 500) throw error;
    log.error({ err: error }, "request failed");
    reply.header("retry-after", RETRY_AFTER);
    return textPages.show(reply, status, pages.failed);
  });
  return textPages;
}
