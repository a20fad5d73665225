import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { Server as TcpServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long connections have for their last request before the server closes, in ms. */
const LAST_REQUESTS_MS = 1000;

/**
 * Makes `app.close()` wait for responses, and no longer. The server stops listening, and
 * every connection that a browser or a proxy keeps alive has time for one more request,
 * whose response ends it with `connection: close`: what is closed without that loses the
 * requests on their way.
 */
export function closeGently(app: FastifyInstance): void {
  const pending = new Set<ServerResponse>();
  app.addHook("onRequest", async (_request, { raw }) => {
    pending.add(raw);
    raw.once("close", () => pending.delete(raw));
  });
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    // The HTTP server's own close() cuts the connections that are kept alive.
    TcpServer.prototype.close.call(app.server);
    await wait(LAST_REQUESTS_MS);
    await Promise.all(
      Array.from(pending, (response) => once(response, "close")),
    );
    app.server.closeAllConnections();
  });
}
