import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "./security-headers.ts";

const textHeaders = {
  "cache-control": "no-store",
  "content-type": "text/plain; charset=utf-8",
} as const;

/** Answers with the bare name of a status, such as `Bad Request`. */
export function sendStatus(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).headers(textHeaders).send(bodyFor(status));
}

/** Logs an error's cause and answers without it. */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { statusCode = 500 } = error;
  const isVisitors = statusCode >= 400 && statusCode < 500;
  if (!isVisitors) request.log.error({ err: error }, "request failed");
  return sendStatus(reply, isVisitors ? statusCode : 500);
}

/** Answers a request that Node could not read, on its bare connection. */
export function answerUnreadableRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = unreadableStatuses.get(error.code ?? "") ?? 400;
  const body = bodyFor(status);
  const headers = Object.entries({
    ...securityHeaders,
    ...textHeaders,
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

const unreadableStatuses = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["HPE_HEADER_OVERFLOW", 431],
]);

function bodyFor(status: number): string {
  return `${STATUS_CODES[status] ?? "Error"}\n`;
}
