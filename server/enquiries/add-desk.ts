import type { FastifyInstance } from "fastify";
import type { BuiltFile } from "../built-files.ts";
import { channelsOf } from "./delivery/channels.ts";
import { startDelivery } from "./delivery/deliver.ts";
import { outboxState } from "./delivery/outbox.ts";
import { openDesk } from "./desk.ts";
import { formRoutes } from "./form-routes.ts";
import { startMetrics } from "./metrics.ts";
import { addNewsletterPages } from "./newsletter.ts";
import { addOutcomePages } from "./outcomes.ts";
import { deleteOldDaily } from "./retention.ts";
import type { DeskSettings } from "./settings.ts";
import { linkPages } from "./link-pages.ts";
import { readWords } from "./words.ts";

/** Opens the desk and adds its routes; a {@link StartError} if the metrics' port is taken. */
export async function addDesk(
  app: FastifyInstance,
  build: string,
  files: readonly BuiltFile[],
  settings: DeskSettings,
): Promise<void> {
  const words = await readWords(build);
  const { log } = app;
  const metrics = await startMetrics(settings.metrics, () =>
    desk.use(outboxState),
  );
  const desk = await openDesk(settings.database, log, (db) => {
    const delivery = startDelivery({
      db,
      channels: channelsOf({ db, words }, settings),
      log,
      onDelivery: (channel, outcome) =>
        metrics.count("enquiries_deliveries_total", { channel, outcome }),
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
    metrics.close();
    await desk.close();
  });
  await app.register(async (scope) =>
    formRoutes(scope, {
      settings,
      files,
      words,
      desk,
      onReceived: (form, outcome) =>
        metrics.count("enquiries_forms_total", { form, outcome }),
    }),
  );
  await app.register(async (scope) => {
    const addPage = linkPages(scope, files, words);
    addNewsletterPages(addPage, desk, words);
    addOutcomePages(addPage, desk, settings.webhook !== undefined);
  });
}
