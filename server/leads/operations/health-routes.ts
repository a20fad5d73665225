import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import { outboxState } from "../delivery/outbox.ts";
import { reasonOf } from "../reason.ts";
import type { Tables } from "../store/tables.ts";

/** /healthz: the server runs. /readyz: the database answers; it counts dead letters. */
export function healthRoutes(app: FastifyInstance, db: Kysely<Tables>): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async ({ log }, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: "ready", outbox: await outboxState(db) };
    } catch (error) {
      log.error({ reason: reasonOf(error) }, "not ready");
      return reply.code(503).send({ status: "the database does not answer" });
    }
  });
}
