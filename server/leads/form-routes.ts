import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from "fastify";
import type { ZodMiniType } from "zod/mini";
import {
  subjectCalled,
  SUBJECTS,
} from "../../app/features/enquiry/enquiry-address.ts";
import {
  enquirySchema,
  subscriptionSchema,
} from "../../app/features/leads/form-schemas.ts";
import type { SiteFile } from "../site.ts";
import type { Desk } from "./desk.ts";
import { pageWithForm } from "./form-page.ts";
import { BODY_LIMIT, limitForms, Refusal } from "./limits.ts";
import { reasonOf } from "./reason.ts";
import type { LeadSettings } from "./settings.ts";
import { StoreUnavailable } from "./store/group-commit.ts";

/** The Retry-After header in seconds, when the database is down. */
const RETRY_AFTER = 10;

/** A form: its fields, the page that contains it, and how it is stored. */
interface Form<Sent> {
  action: string;
  schema: ZodMiniType<Sent>;
  home: string;
  /** The page that confirms that the form has arrived. */
  thanks: string;
  receive: (sent: Sent, key: string | undefined) => Promise<unknown>;
}

/** The dependencies of the two forms' routes. */
interface Options {
  desk: Desk;
  settings: LeadSettings;
  files: readonly SiteFile[];
  /** The names of the subjects, as the form shows them. */
  subjects: Readonly<Record<string, string>>;
  onReceived: (form: string, outcome: string) => void;
}

/**
 * Adds the routes that receive the two forms, as JSON or as a native form
 * submission.
 */
export async function formRoutes(
  app: FastifyInstance,
  { desk, settings, files, subjects, onReceived }: Options,
): Promise<void> {
  await limitForms(app, settings);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: BODY_LIMIT },
    app.getDefaultJsonParser("error", "error"),
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: BODY_LIMIT },
    (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  function addForm<Sent>(form: Form<Sent>) {
    const { action, schema, home, thanks, receive } = form;
    const pageOf = (page: unknown) => {
      const [path] = String(page).split(/[?#]/);
      const pages = files.filter((file) => file.path.endsWith(".html"));
      return (
        pages.find(({ address }) => address === path) ??
        pages.find(({ address }) => address === home)
      );
    };

    /**
     * Responds to a form that was not stored: with JSON to a script, otherwise with
     * the form's page.
     */
    async function refuse(
      request: FastifyRequest,
      reply: FastifyReply,
      status: number,
      message: string,
      wrong: readonly string[],
    ) {
      onReceived(action, String(status));
      reply.code(status).header("cache-control", "no-store");
      const file = pageOf(fieldsOf(request).page);
      if (!isPlainForm(request) || !file)
        return reply.send({ message, fields: wrong });
      const html = await pageWithForm(file, action, {
        values: fieldsOf(request),
        wrong,
        hasFailed: wrong.length === 0,
      });
      return reply
        .headers(file.headers)
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(html);
    }

    app.post(action, {
      bodyLimit: BODY_LIMIT,
      handler: async (request, reply) => {
        const { data, error } = schema.safeParse(
          withSubject(fieldsOf(request), subjects),
        );
        if (error) {
          const wrong = error.issues.map(({ path }) => String(path[0] ?? ""));
          const message = "Some fields need another look.";
          return refuse(request, reply, 422, message, [...new Set(wrong)]);
        }
        const key = request.headers["idempotency-key"];
        await receive(data, typeof key === "string" ? key : undefined);
        onReceived(action, "stored");
        reply.header("cache-control", "no-store");
        return isPlainForm(request)
          ? reply.redirect(thanks, 303)
          : reply.code(201).send();
      },
      errorHandler: (error: FastifyError, request, reply) => {
        const isDown = error instanceof StoreUnavailable;
        const status = isDown ? 503 : (error.statusCode ?? 500);
        if (status >= 500)
          request.log.error({ reason: reasonOf(error) }, "form not stored");
        const wait = error instanceof Refusal ? error.retryAfter : undefined;
        if (status === 503 || wait !== undefined)
          reply.header("retry-after", wait ?? RETRY_AFTER);
        void refuse(request, reply, status, messageOf(error, status), []);
      },
    });
  }

  addForm({
    action: "/api/enquiries",
    schema: enquirySchema(SUBJECTS),
    home: "/contact",
    thanks: "/thank-you",
    receive: async (sent, key) => desk.receiveEnquiry(sent, key),
  });
  addForm({
    action: "/api/subscriptions",
    schema: subscriptionSchema,
    home: "/",
    thanks: "/thank-you#newsletter",
    receive: async (sent) => desk.receiveSubscription(sent),
  });
}

const isPlainForm = ({ headers }: FastifyRequest) =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ??
  false;

/**
 * The fields that were sent. A browser without scripts tells the page by its
 * referrer.
 */
function fieldsOf({ body, headers }: FastifyRequest): Record<string, string> {
  const fields: Record<string, string> =
    typeof body === "object" && body !== null ? { ...body } : {};
  const referrer = URL.parse(headers.referer ?? "");
  if (!fields.page && referrer)
    fields.page = referrer.pathname + referrer.search;
  return fields;
}

/** Without scripts a browser sends the name of the subject, not its key. */
const withSubject = (
  fields: Record<string, unknown>,
  subjects: Readonly<Record<string, string>>,
) => ({
  ...fields,
  subject: subjectCalled(String(fields.subject), subjects),
});

/**
 * The message for the visitor. An error of the body parser may quote the body, so
 * its own message is not used.
 */
function messageOf(error: FastifyError, status: number): string {
  if (error instanceof Refusal) return error.message;
  return status >= 500
    ? "Your message could not be kept just now. Please try again in a moment."
    : "This form cannot be read.";
}
