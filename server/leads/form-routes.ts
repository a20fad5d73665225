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
  type SentEnquiry,
  type SentSubscription,
  subscriptionSchema,
} from "../../app/features/leads/form-schemas.ts";
import type { SiteFile } from "../site.ts";
import { pageWithForm } from "./form-page.ts";
import { limitForms } from "./limits.ts";
import type { LeadSettings } from "./settings.ts";
import { reasonOf } from "./store/database.ts";
import { StoreUnavailable } from "./store/group-commit.ts";

/** The largest body of a form, in bytes. */
const BODY_LIMIT = 32 * 1024;

/** The Retry-After header in seconds, when the database is down. */
const RETRY_AFTER = 10;

/** A form: its fields, the page that contains it, and how it is stored. */
interface Form<Sent> {
  action: string;
  schema: ZodMiniType<Sent>;
  home: string;
  /** The page that confirms that the form has arrived. */
  thanks: string;
  store: Store<Sent>;
}

/** Rejects with {@link StoreUnavailable} if it is not certain that a form is stored. */
type Store<Sent> = (sent: Sent, key: string | undefined) => Promise<void>;

interface Options {
  settings: LeadSettings;
  files: readonly SiteFile[];
  /** The names of the subjects, as the form shows them. */
  subjects: Readonly<Record<string, string>>;
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
  const { settings, files, subjects, onReceived } = options;
  await limitForms(app, settings);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    app.getDefaultJsonParser("error", "error"),
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  function addForm<Sent>({ action, schema, home, thanks, store }: Form<Sent>) {
    /** The page that a form was sent from, or else the form's own. */
    const pageOf = (page = "") => {
      const [path] = page.split(/[?#]/);
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
      wrong: readonly string[] = [],
    ) {
      onReceived(action, String(status));
      reply.code(status).header("cache-control", "no-store");
      const values = fieldsOf(request);
      const file = pageOf(values.page);
      if (!isPlainForm(request) || !file)
        return reply.send({ message: messageOf(status), fields: wrong });
      const html = await pageWithForm(file, action, values, wrong);
      return reply
        .headers(file.headers)
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(html);
    }

    app.post(action, {
      bodyLimit: BODY_LIMIT,
      handler: async (request, reply) => {
        const fields = fieldsOf(request);
        const { data, error } = schema.safeParse({
          ...fields,
          // Without scripts a browser sends the name of the subject, not its key.
          subject: subjectCalled(String(fields.subject), subjects),
        });
        if (error) {
          const wrong = error.issues.map(({ path }) => String(path[0] ?? ""));
          return refuse(request, reply, 422, [...new Set(wrong)]);
        }
        const key = request.headers["idempotency-key"];
        await store(data, typeof key === "string" ? key : undefined);
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
        if (isDown) reply.header("retry-after", RETRY_AFTER);
        void refuse(request, reply, status);
      },
    });
  }

  addForm({
    action: "/api/enquiries",
    schema: enquirySchema(SUBJECTS),
    home: "/contact",
    thanks: "/thank-you",
    store: options.storeEnquiry,
  });
  addForm({
    action: "/api/subscriptions",
    schema: subscriptionSchema,
    home: "/",
    thanks: "/thank-you#newsletter",
    store: options.storeSubscription,
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
