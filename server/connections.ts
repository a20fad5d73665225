// What happens to connections that no route sees.
import { once } from "node:events";
import { type ServerResponse, STATUS_CODES } from "node:http";
import { Server as TcpServer, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Headers } from "./headers.ts";

/** How long connections have for their last request before the server closes, in ms. */
const LAST_REQUESTS_MS = 1000;

export const PLAIN_TEXT: Headers = {
  "cache-control": "no-store",
  "content-type": "text/plain; charset=utf-8",
};

export const textOf = (status: number): string =>
  `${STATUS_CODES[status] ?? "Error"}\n`;

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

/** Refuses requests with an Expect header that Node does not know, with our headers. */
export function refuseExpectations(
  app: FastifyInstance,
  common: Headers,
): void {
  app.server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, { ...common, ...PLAIN_TEXT });
    response.end(textOf(417));
  });
}

/** The statuses of what Node cannot read, by its codes; 400 for all others. */
const UNREADABLE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what Node cannot read as a request, with our headers. */
export const unreadableSender =
  (common: Headers) =>
  ({ code = "" }: { code?: string }, socket: Socket): void => {
    if (!socket.writable || code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    const status = UNREADABLE[code] ?? 400;
    const headers = { ...common, ...PLAIN_TEXT, connection: "close" };
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${lines.join("\r\n")}\r\n\r\n${textOf(status)}`);
  };
