import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from "fastify";
import { z } from "zod";
import type { ZodMiniType } from "zod/mini";
import { answerName, type Question } from "../../app/enquiry-subjects.ts";
import { subjectCalled } from "../../app/features/enquiry/enquiry-address.ts";
import {
  enquirySchema,
  type SentEnquiry,
  type SentSubscription,
  subscriptionSchema,
} from "../../app/features/forms/form-schemas.ts";
import type { BuiltFile } from "../built-files.ts";
import { RETRY_AFTER } from "./desk.ts";
import { pageWithForm } from "./form-page.ts";
import { httpError, isPlainForm, limitForms } from "./limits.ts";
import type { DeskSettings } from "./settings.ts";
import { reasonOf } from "./store/database.ts";

/**
 * The largest body of a form, in bytes: the longest message, where a character takes
 * nine bytes in a plain form, and the other fields.
 */
const BODY_LIMIT = 128 * 1024;

/** The most fields of a form; ours have nine. */
const MOST_FIELDS = 50;

/** A form: its fields, the page that contains it, and how it is stored. */
interface Form<Sent> {
  action: string;
  schema: ZodMiniType<Sent>;
  home: string;
  /** The page that confirms that the form has arrived. */
  thanks: string;
  store: Store<Sent>;
}

/** Rejects with status 503 if it is not certain that a form is stored. */
type Store<Sent> = (sent: Sent, key: string | undefined) => Promise<void>;

interface Options {
  settings: DeskSettings;
  files: readonly BuiltFile[];
  /** The names of the subjects, as the form shows them. */
  subjects: Readonly<Record<string, string>>;
  questions: readonly Question[];
  storeEnquiry: Store<SentEnquiry>;
  storeSubscription: Store<SentSubscription>;
  onReceived: (form: string, outcome: string) => void;
}

/**
 * Adds the routes that receive the two forms, as JSON or as a native form
 * submission.
 */
export async function formRoutes(
  app: FastifyInstance,
  options: Options,
): Promise<void> {
  const { settings, files, subjects, questions, onReceived } = options;
  const fieldsSchema = fieldsWith(questions);
  const fieldsOf = (request: FastifyRequest) =>
    readFields(request, fieldsSchema);
  const countAccepted = limitForms(app, settings);
  const pages = files.filter(({ path }) => path.endsWith(".html"));
  app.removeAllContentTypeParsers();
  const asText = { parseAs: "string" } as const;
  app.addContentTypeParser(
    "application/json",
    asText,
    async (_request: FastifyRequest, body: string) => readJson(body),
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    asText,
    async (_request: FastifyRequest, body: string) => readPlainForm(body),
  );

  async function addForm<Sent>({
    action,
    schema,
    home,
    thanks,
    store,
  }: Form<Sent>) {
    /** The page that a form was sent from, or else the form's own. */
    const pageOf = (page = "") =>
      pages.find(({ address }) => address === page.split(/[?#]/)[0]) ??
      pages.find(({ address }) => address === home);

    /**
     * Responds to a form that was not stored: with JSON to a script, otherwise with
     * the form's page.
     */
    async function refuse(
      request: FastifyRequest,
      reply: FastifyReply,
      status: number,
      wrong: readonly string[] = [],
    ) {
      onReceived(action, String(status));
      reply.code(status).header("cache-control", "no-store");
      const fields = fieldsOf(request);
      const file = pageOf(fields?.page);
      if (!isPlainForm(request) || !file)
        return reply.send({ message: messageOf(status), fields: wrong });
      const html = await pageWithForm(file, action, fields ?? {}, wrong);
      return reply
        .headers(file.headers)
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(html);
    }

    await app.register(async (scope) => {
      scope.setErrorHandler(async (error: FastifyError, request, reply) => {
        const { statusCode: status = 500 } = error;
        if (status >= 500)
          request.log.error({ reason: reasonOf(error) }, "form not stored");
        if (status === 503) reply.header("retry-after", RETRY_AFTER);
        return refuse(request, reply, status);
      });
      scope.post(action, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
        const fields = fieldsOf(request);
        if (!fields) throw httpError(400);
        const { data, error } = schema.safeParse({
          ...fields,
          openFor: fields.openFor || undefined,
          // Without scripts a browser sends the name of the subject, not its key.
          subject: subjectCalled(fields.subject ?? "", subjects),
        });
        if (error) {
          const wrong = error.issues.map(({ path }) => String(path[0] ?? ""));
          return refuse(request, reply, 422, [...new Set(wrong)]);
        }
        countAccepted(reply);
        const key = request.headers["idempotency-key"];
        await store(data, typeof key === "string" ? key : undefined);
        onReceived(action, "stored");
        reply.header("cache-control", "no-store");
        return isPlainForm(request)
          ? reply.redirect(thanks, 303)
          : reply.code(201).send();
      });
    });
  }

  await addForm({
    action: "/api/enquiries",
    schema: enquirySchema(Object.keys(subjects), questions),
    home: "/contact",
    thanks: "/thank-you",
    store: options.storeEnquiry,
  });
  await addForm({
    action: "/api/subscriptions",
    schema: subscriptionSchema,
    home: "/",
    thanks: "/thank-you#newsletter",
    store: options.storeSubscription,
  });
}

const field = z.union([z.string(), z.number().transform(String)]).optional();

/** The fields of both forms, each a text. Others are dropped. */
const baseFields = {
  name: field,
  email: field,
  phone: field,
  subject: field,
  message: field,
  page: field,
  arrival: field,
  openFor: field,
  website: field,
};

const fieldsWith = (questions: readonly Question[]) => {
  const asked: Record<`answer-${string}`, typeof field> = Object.fromEntries(
    questions.map((question) => [answerName(question), field]),
  );
  return z.object({ ...baseFields, ...asked });
};

/**
 * The fields that were sent, or undefined if the body is no form. A browser without
 * scripts tells the page by its referrer.
 */
function readFields(
  { body, headers }: FastifyRequest,
  fieldsSchema: ReturnType<typeof fieldsWith>,
) {
  const { data: fields } = fieldsSchema.safeParse(body);
  if (!fields) return undefined;
  const referrer = URL.parse(headers.referer ?? "");
  const page =
    fields.page || (referrer ? referrer.pathname + referrer.search : undefined);
  return { ...fields, page };
}

/** Reads a body of JSON. Throws an error with status 400 if it is no form. */
function readJson(body: string): unknown {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    throw httpError(400);
  }
  if (
    typeof read === "object" &&
    read &&
    Object.keys(read).length > MOST_FIELDS
  )
    throw httpError(400);
  return read;
}

/** Reads a native form submission. Throws an error with status 400 if it is none. */
function readPlainForm(body: string): unknown {
  // Counting takes less time than reading thousands of fields.
  if (body.split("&", MOST_FIELDS + 1).length > MOST_FIELDS)
    throw httpError(400);
  return Object.fromEntries(new URLSearchParams(body));
}

/**
 * The message for the visitor. An error of the body parser may quote the body, so
 * its own message is not used.
 */
function messageOf(status: number): string {
  if (status >= 500)
    return "Your message could not be kept just now. Please try again in a moment.";
  return MESSAGES[status] ?? "This form cannot be read.";
}

const MESSAGES: Readonly<Record<number, string>> = {
  403: "This form was sent from another site.",
  422: "Some fields need another look.",
  429: "Too many forms were sent. Please try again in a minute.",
};
