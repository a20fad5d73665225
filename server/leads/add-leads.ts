import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { SentSubscription } from "../../app/features/leads/form-schemas.ts";
import { StartError } from "../settings.ts";
import type { SiteFile } from "../site.ts";
import { deleteOldDaily } from "./deletion.ts";
import { channelsOf } from "./delivery/deliver-message.ts";
import { outboxState, startDelivery } from "./delivery/outbox.ts";
import { formRoutes } from "./form-routes.ts";
import { startMetrics } from "./metrics.ts";
import { newsletterRoutes, storeSubscriptions, Tokens } from "./newsletter.ts";
import type { LeadSettings } from "./settings.ts";
import { openDatabase, reasonOf } from "./store/database.ts";
import {
  enquiryOf,
  type NewEnquiry,
  noticesOf,
  storeEnquiries,
} from "./store/enquiries.ts";
import { groupCommit } from "./store/group-commit.ts";
import type { Tables } from "./store/schema.ts";
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
  const frame = files.find(({ address }) => address === "/thank-you");
  if (!frame) throw new StartError("The site has no page /thank-you.");
  const db = await openDatabase(settings.database).catch(
    refuse("LEADS_DATABASE cannot be opened"),
  );
  const metrics =
    settings.metricsPort === undefined
      ? undefined
      : await startMetrics(settings.metricsPort, () => outboxState(db)).catch(
          refuse("METRICS_PORT cannot be had"),
        );
  const tokens = await Tokens.of(db);
  const delivery = startDelivery({
    db,
    channels: channelsOf({ db, words, tokens }, settings),
    log: app.log,
    onDelivery: (channel, outcome) =>
      metrics?.deliveries.inc({ channel, outcome }),
  });
  const endDeletion = deleteOldDaily(db, words.keptFor, app.log);
  app.addHook("onClose", async () => {
    metrics?.close();
    endDeletion();
    await delivery.stop();
    await db.destroy();
  });

  if (metrics) {
    app.addHook("onResponse", async ({ method }, { statusCode, elapsedTime }) =>
      metrics.requests.observe(
        { method, status: String(statusCode) },
        elapsedTime / 1000,
      ),
    );
  }
  const notices = noticesOf(settings);
  const addEnquiry = groupCommit((entries: readonly NewEnquiry[]) =>
    storeEnquiries(db, entries, notices),
  );
  const addSubscription = groupCommit((entries: readonly SentSubscription[]) =>
    storeSubscriptions(db, entries),
  );
  await app.register(async (scope) =>
    formRoutes(scope, {
      settings,
      files,
      subjects: words.subjects,
      storeEnquiry: async (sent, key) => {
        await addEnquiry(enquiryOf(sent, key, words.packageNames));
        delivery.wake();
      },
      storeSubscription: async (sent) => {
        await addSubscription(sent);
        delivery.wake();
      },
      onReceived: (form, outcome) => metrics?.forms.inc({ form, outcome }),
    }),
  );
  await app.register(async (scope) =>
    newsletterRoutes(scope, {
      db,
      words,
      tokens,
      frame,
      onStored: delivery.wake,
    }),
  );
  readinessRoute(app, db);
}

const refuse =
  (problem: string) =>
  (error: unknown): never => {
    throw new StartError(`${problem}: ${reasonOf(error)}`);
  };

/** /readyz says whether the database answers, and counts messages and dead letters. */
function readinessRoute(app: FastifyInstance, db: Kysely<Tables>): void {
  app.get("/readyz", async ({ log }, reply) => {
    reply.header("cache-control", "no-store");
    try {
      return { status: "ready", outbox: await outboxState(db) };
    } catch (error) {
      log.error({ reason: reasonOf(error) }, "not ready");
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
}
