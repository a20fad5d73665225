import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { bodyFor, textHeaders } from "./errors.ts";
import { methods } from "./refusal.ts";
import { securityHeaders } from "./security-headers.ts";

/** The request that a connection brought last. */
const lastRequests = new WeakMap<Duplex, IncomingMessage>();

const unreadableStatuses = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["HPE_HEADER_OVERFLOW", 431],
]);

/**
 * Keeps in mind what each connection asked for last, and refuses CONNECT, for
 * which Node asks no handler: this is no proxy.
 */
export function watchConnections(app: FastifyInstance): void {
  app.server.on("request", (request: IncomingMessage) => {
    lastRequests.set(request.socket, request);
  });
  app.server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    endWith(socket, 405, { allow: methods.join(", ") });
  });
}

/** Answers a request that Node could not read, on its bare connection. */
export function answerUnreadableRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  // Only its body is broken: it has been answered, and gets no second answer.
  if (lastRequests.get(socket)?.complete === false) {
    socket.end();
    return;
  }
  endWith(socket, unreadableStatuses.get(error.code ?? "") ?? 400);
}

function endWith(
  socket: Duplex,
  status: number,
  more: Readonly<Record<string, string>> = {},
): void {
  const body = bodyFor(status);
  const headers = Object.entries({
    ...securityHeaders,
    ...textHeaders,
    ...more,
    "content-length": String(body.length),
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
      ...headers,
      "",
      body,
    ].join("\r\n"),
  );
}
