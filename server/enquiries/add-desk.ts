import type { FastifyInstance } from "fastify";
import { StartError } from "../settings.ts";
import type { BuiltFile } from "../built-files.ts";
import { channelsOf } from "./delivery/channels.ts";
import { startDelivery } from "./delivery/deliver.ts";
import { outboxState } from "./delivery/outbox.ts";
import { openDesk } from "./desk.ts";
import { formRoutes } from "./form-routes.ts";
import { startMetrics } from "./metrics.ts";
import { newsletterRoutes, storeSubscription } from "./newsletter.ts";
import { deleteOldDaily } from "./retention.ts";
import type { DeskSettings } from "./settings.ts";
import { reasonOf } from "./store/database.ts";
import { enquiryOf, noticesOf, storeEnquiry } from "./store/enquiries.ts";
import { readWords } from "./words.ts";

/**
 * Opens the enquiry desk and adds its routes to the server, which closes it. The database
 * may come later. Throws a {@link StartError} if the metrics' port is taken.
 */
export async function addDesk(
  app: FastifyInstance,
  build: string,
  files: readonly BuiltFile[],
  settings: DeskSettings,
): Promise<void> {
  const words = await readWords(build);
  const frame = files.find(({ address }) => address === "/thank-you");
  if (!frame) throw new StartError("The site has no page /thank-you.");
  const { log } = app;
  const metrics =
    settings.metrics &&
    (await startMetrics(settings.metrics, () => desk.use(outboxState)).catch(
      (error: unknown) => {
        throw new StartError(`METRICS_PORT cannot be had: ${reasonOf(error)}`);
      },
    ));
  const desk = await openDesk(settings.database, log, (db) => {
    const delivery = startDelivery({
      db,
      channels: channelsOf({ db, words }, settings),
      log,
      onDelivery: (channel, outcome) =>
        metrics?.count("enquiries_deliveries_total", { channel, outcome }),
    });
    const endDeletion = deleteOldDaily(db, words.keptFor, log);
    return {
      wake: delivery.wake,
      stop: async () => {
        await endDeletion();
        await delivery.stop();
      },
    };
  });
  app.addHook("onClose", async () => {
    metrics?.close();
    await desk.close();
  });

  const notices = noticesOf(settings);
  await app.register(async (scope) =>
    formRoutes(scope, {
      settings,
      files,
      subjects: words.subjects,
      questions: words.questions,
      storeEnquiry: async (sent, key) => {
        const enquiry = enquiryOf(sent, key, words);
        await desk.use((db) => storeEnquiry(db, enquiry, notices));
      },
      storeSubscription: (sent) =>
        desk.use((db) => storeSubscription(db, sent)),
      onReceived: (form, outcome) =>
        metrics?.count("enquiries_forms_total", { form, outcome }),
    }),
  );
  await app.register(async (scope) =>
    newsletterRoutes(scope, { desk, words, frame }),
  );
}
