import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import { StartError } from "../settings.ts";
import type { SiteFile } from "../site.ts";
import { Deliverer } from "./delivery/deliverer.ts";
import { createMailer } from "./delivery/mail.ts";
import { outboxState } from "./delivery/outbox.ts";
import { deliverMessage } from "./delivery/deliver-message.ts";
import { Desk, noticesOf } from "./desk.ts";
import { formRoutes } from "./form-routes.ts";
import { newsletterRoutes } from "./newsletter/newsletter-routes.ts";
import { Tokens } from "./newsletter/tokens.ts";
import { startHousekeeping } from "./operations/housekeeping.ts";
import { Metrics } from "./operations/metrics.ts";
import { reasonOf } from "./reason.ts";
import type { LeadSettings } from "./settings.ts";
import { openDatabase } from "./store/open-database.ts";
import type { Tables } from "./store/tables.ts";
import { readWords } from "./words.ts";

/**
 * Opens the lead desk and adds its routes to the server, which closes it. Throws a
 * {@link StartError} if the database cannot be opened or a port is taken.
 */
export async function addLeads(
  app: FastifyInstance,
  build: string,
  files: readonly SiteFile[],
  settings: LeadSettings,
): Promise<void> {
  const words = await readWords(build);
  const db = await openDatabase(settings.database).catch((error: unknown) =>
    refuse("LEADS_DATABASE cannot be opened", error),
  );
  const tokens = await Tokens.of(db);
  const { metricsPort } = settings;
  const metrics =
    metricsPort === undefined
      ? undefined
      : new Metrics(metricsPort, () => outboxState(db));
  const mailer = settings.mail && createMailer(settings.mail.smtp);
  const deliverer = new Deliverer({
    db,
    channels: [
      ...(settings.mail ? (["mail"] as const) : []),
      ...(settings.webhook ? (["webhook"] as const) : []),
    ],
    deliver: (message) =>
      deliverMessage(message, { db, settings, words, tokens, mailer }),
    log: app.log,
    onDelivery: (channel, outcome) =>
      metrics?.deliveries.inc({ channel, outcome }),
  });
  const onStored = () => deliverer.wake();
  const desk = new Desk(db, noticesOf(settings), words.packageNames, onStored);

  const frame = files.find(({ address }) => address === "/thank-you");
  if (!frame) throw new StartError("The site has no page /thank-you.");

  if (metrics) {
    app.addHook("onResponse", async ({ method }, { statusCode, elapsedTime }) =>
      metrics.requests.observe(
        { method, status: String(statusCode) },
        elapsedTime / 1000,
      ),
    );
  }
  await app.register(async (scope) =>
    formRoutes(scope, {
      desk,
      settings,
      files,
      subjects: words.subjects,
      onReceived: (form, outcome) => metrics?.forms.inc({ form, outcome }),
    }),
  );
  await app.register(async (scope) =>
    newsletterRoutes(scope, { db, words, tokens, frame, onStored }),
  );
  readinessRoute(app, db);

  const endHousekeeping = startHousekeeping(db, words.keptFor, app.log);
  const metricsServer = await metrics
    ?.listen()
    .catch((error: unknown) => refuse("METRICS_PORT cannot be had", error));
  deliverer.start();
  app.addHook("onClose", async () => {
    metricsServer?.close();
    endHousekeeping();
    await deliverer.stop();
    mailer?.close();
    await desk.close();
  });
}

function refuse(problem: string, error: unknown): never {
  throw new StartError(`${problem}: ${reasonOf(error)}`);
}

/** /readyz says whether the database answers, and counts messages and dead letters. */
function readinessRoute(app: FastifyInstance, db: Kysely<Tables>): void {
  app.get("/readyz", async ({ log }, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await sql`select 1`.execute(db);
      return { status: "ready", outbox: await outboxState(db) };
    } catch (error) {
      log.error({ reason: reasonOf(error) }, "not ready");
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
}
