import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { ZodMiniType } from "zod/mini";
import {
  answerName,
  subjectCalled,
  thanksAddress,
} from "../../app/enquiry-subjects.ts";
import {
  enquirySchema,
  subscriptionSchema,
} from "../../app/features/forms/form-schemas.ts";
import type { BuiltFile } from "../built-files.ts";
import { type Desk, RETRY_AFTER } from "./desk.ts";
import { pageWithForm } from "./form-page.ts";
import { isPlainForm, limitForms, FormRefusal } from "./limits.ts";
import { storeSubscription } from "./newsletter.ts";
import type { DeskSettings } from "./settings.ts";
import { reasonOf } from "./store/database.ts";
import { enquiryOf, noticesOf, storeEnquiry } from "./store/enquiries.ts";
import type { Db } from "./store/tables.ts";
import type { Words } from "./words.ts";

/** The largest body of a form, in bytes: a character of the longest message takes nine. */
const BODY_LIMIT = 128 * 1024;

/** The most fields of a form; ours have eleven, and the further questions. */
const MOST_FIELDS = 50;

/** The page of each form, if it does not say which one it was sent from. */
const PAGES = { "/api/enquiries": "/contact", "/api/subscriptions": "/" };

const NO_REFUSAL = { fields: [], isBare: false };

type Fields = Record<string, string | undefined> & { page: string };

interface Options {
  settings: DeskSettings;
  files: readonly BuiltFile[];
  words: Words;
  desk: Desk;
  onReceived: (form: string, outcome: string) => void;
}

export async function formRoutes(
  app: FastifyInstance,
  { settings, files, words, desk, onReceived }: Options,
): Promise<void> {
  const { subjects, questions } = words;
  const pages = new Map(
    files
      .filter(({ path }) => path.endsWith(".html"))
      .map((file) => [file.address, file]),
  );
  const countAccepted = limitForms(app, settings);
  const fieldsSchema = fieldsWith(questions.map(answerName));

  function fieldsOf(request: FastifyRequest): Fields | undefined {
    const { data } = fieldsSchema.safeParse(readBody(request));
    if (!data) return undefined;
    // A browser without scripts tells the page by its referrer.
    const referrer = URL.parse(request.headers.referer ?? "");
    const { pathname = "", search = "" } = referrer ?? {};
    const page = data["page"] || pathname + search;
    return { ...data, page };
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    ["application/json", "application/x-www-form-urlencoded"],
    { parseAs: "string" },
    (_request, body, done) => done(null, body),
  );

  // A refusal is JSON for a script, and the form's page for a browser without one.
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode: status = 500 } = error;
    const { fields: wrong, isBare } =
      error instanceof FormRefusal ? error : NO_REFUSAL;
    if (status >= 500)
      request.log.error({ reason: reasonOf(error) }, "form not stored");
    const wait = { 429: 60, 503: RETRY_AFTER }[status];
    if (wait !== undefined) reply.header("retry-after", wait);
    const { url } = request.routeOptions;
    const action =
      url === "/api/subscriptions" ? "/api/subscriptions" : "/api/enquiries";
    onReceived(action, String(status));
    reply.code(status).header("cache-control", "no-store");
    const fields = isBare ? undefined : fieldsOf(request);
    const [page = ""] = fields?.page.split(/[?#]/) ?? [];
    const file = pages.get(page) ?? pages.get(PAGES[action]);
    if (isBare || !isPlainForm(request) || !file)
      return reply.send({ message: STATUS_CODES[status], fields: wrong });
    return reply
      .headers({ ...file.headers, "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(await pageWithForm(file, action, fields ?? {}, wrong));
  });

  function addForm<Sent>(
    action: keyof typeof PAGES,
    schema: ZodMiniType<Sent>,
    thanks: (sent: Sent) => string,
    store: (db: Db, sent: Sent, key?: string) => Promise<void>,
  ) {
    app.post(action, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const fields = fieldsOf(request);
      if (!fields) throw new FormRefusal(400);
      const { data, error } = schema.safeParse({
        ...fields,
        openFor: fields["openFor"] || undefined,
        // Without scripts a browser sends the name of the subject, not its key.
        subject: subjectCalled(fields["subject"] ?? "", subjects),
      });
      if (error) {
        const wrong = error.issues.map(({ path }) => String(path[0] ?? ""));
        throw new FormRefusal(422, [...new Set(wrong)]);
      }
      countAccepted(action === "/api/subscriptions");
      const header = request.headers["idempotency-key"];
      const key = typeof header === "string" ? header : undefined;
      await desk.use((db) => store(db, data, key));
      onReceived(action, "stored");
      reply.header("cache-control", "no-store");
      return isPlainForm(request)
        ? reply.redirect(thanks(data), 303)
        : reply.code(201).send();
    });
  }

  const notices = noticesOf(settings);
  addForm(
    "/api/enquiries",
    enquirySchema(Object.keys(subjects), questions),
    ({ subject }) => thanksAddress(subject, words.thanked),
    (db, sent, key) => storeEnquiry(db, enquiryOf(sent, key, words), notices),
  );
  addForm(
    "/api/subscriptions",
    subscriptionSchema,
    () => "/thank-you#newsletter",
    storeSubscription,
  );
}

const FIELDS =
  "name email phone subject message page arrival referrer consent openFor feedback".split(
    " ",
  );

const field = z.union([z.string(), z.number().transform(String)]).optional();

const fieldsWith = (answers: readonly string[]) =>
  z
    .custom<object>(
      (sent) =>
        typeof sent === "object" &&
        sent !== null &&
        Object.keys(sent).length <= MOST_FIELDS,
    )
    .pipe(
      z.object(
        Object.fromEntries(
          [...FIELDS, ...answers].map((name) => [name, field]),
        ),
      ),
    );

function readBody(request: FastifyRequest): unknown {
  const { body } = request;
  if (typeof body !== "string") return undefined;
  try {
    if (!isPlainForm(request)) return JSON.parse(body);
    // Counting takes less time than reading thousands of fields.
    return body.split("&", MOST_FIELDS + 1).length > MOST_FIELDS
      ? undefined
      : Object.fromEntries(new URLSearchParams(body));
  } catch {
    return undefined;
  }
}
