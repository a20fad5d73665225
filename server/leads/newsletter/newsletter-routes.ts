import type { FastifyInstance, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { SiteFile } from "../../site.ts";
import { escapeHtml, pageWithText } from "../form-page.ts";
import {
  confirmSubscription,
  endSubscription,
} from "../store/subscriptions.ts";
import type { Tables } from "../store/tables.ts";
import type { Words } from "../words.ts";
import type { Purpose, Tokens } from "./tokens.ts";

interface Options {
  db: Kysely<Tables>;
  words: Words;
  tokens: Tokens;
  /** The built page that the text is inserted into. */
  frame: SiteFile;
  onStored: () => void;
}

interface Route {
  Querystring: { token?: string };
}

/**
 * The pages that the links in messages to subscribers lead to. Mail programs follow
 * links to look for viruses, so that only the button on the page changes something.
 */
export function newsletterRoutes(
  app: FastifyInstance,
  { db, words: { pages, company }, tokens, frame, onStored }: Options,
): void {
  // The token in the URL is enough, so the body is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { bodyLimit: 1024 }, (_request, body, done) => {
    body.resume();
    done(null);
  });

  async function show(
    reply: FastifyReply,
    status: number,
    { heading, text, button }: Words["pages"]["expired"] & { button?: string },
  ) {
    const content = `<section class="section sheet-hero thanks"><div class="grid"><div class="say"><h1>${escapeHtml(heading)}</h1><p class="lede">${escapeHtml(text)}</p>${
      button === undefined
        ? ""
        : `<form method="post"><div class="actions"><button class="button" type="submit">${escapeHtml(button)}</button></div></form>`
    }</div></div></section>`;
    const html = await pageWithText(
      frame,
      `${heading}: ${company.name}`,
      content,
    );
    return (
      reply
        .code(status)
        .headers(frame.headers)
        .header("cache-control", "no-store")
        // The URL contains the token, so it must not be sent as a referrer.
        .header("referrer-policy", "no-referrer")
        .header("x-robots-tag", "noindex")
        .type("text/html; charset=utf-8")
        .send(html)
    );
  }

  function addPage(
    purpose: Purpose,
    before: Words["pages"]["confirm"],
    after: Words["pages"]["confirmed"],
    change: (id: number) => Promise<unknown>,
  ) {
    const path = `/newsletter/${purpose}`;
    app.get<Route>(path, async ({ query }, reply) =>
      tokens.read(purpose, String(query.token)) === undefined
        ? show(reply, 410, pages.expired)
        : show(reply, 200, before),
    );
    app.post<Route>(path, async ({ query }, reply) => {
      const id = tokens.read(purpose, String(query.token));
      if (id === undefined) return show(reply, 410, pages.expired);
      await change(id);
      onStored();
      return show(reply, 200, after);
    });
  }

  addPage("confirm", pages.confirm, pages.confirmed, (id) =>
    confirmSubscription(db, id),
  );
  addPage("unsubscribe", pages.unsubscribe, pages.unsubscribed, (id) =>
    endSubscription(db, id),
  );
}
