import type { FastifyInstance } from "fastify";
import { type Kysely, sql } from "kysely";
import { outboxState } from "../delivery/outbox.ts";
import { reasonOf } from "../reason.ts";
import type { Tables } from "../store/tables.ts";

/** /readyz says whether the database answers, and counts messages and dead letters. */
export function readinessRoute(app: FastifyInstance, db: Kysely<Tables>): void {
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
