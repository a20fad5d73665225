import type { FastifyReply, FastifyRequest } from "fastify";
import { splitAddress } from "./addresses.ts";

/**
 * Writes a request's one line to the log. It says nothing of the visitor: no
 * network address, no browser, no query.
 */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      path: splitAddress(request.url).path,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    },
    "request",
  );
}
