import {
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { bodyFor, textHeaders } from "./errors.ts";
import { methods } from "./refusal.ts";
import { securityHeaders } from "./security-headers.ts";

const unreadableStatuses = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["HPE_HEADER_OVERFLOW", 431],
]);

/** Refuses CONNECT, for which Node asks no handler: this is no proxy. */
export function refuseConnect(app: FastifyInstance): void {
  app.server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    socket.on("error", () => socket.destroy());
    endWith(socket, 405, { allow: methods.join(", ") });
  });
}

/**
 * Answers a request that Node could not read, on its bare connection.
 * @param last the answer that the connection was given last
 */
export function answerUnreadableRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  last: ServerResponse | undefined,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  // Only its body is broken: it has been answered, and gets no second answer.
  if (last?.req.complete === false) {
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
