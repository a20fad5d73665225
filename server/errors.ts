import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

/** The headers of an answer that is only a status. */
export const textHeaders = {
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

/** The text that goes with a bare status. */
export function bodyFor(status: number): string {
  return `${STATUS_CODES[status] ?? "Error"}\n`;
}
