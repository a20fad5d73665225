import type { FastifyBaseLogger } from "fastify";
import { splitAddress } from "./addresses.ts";

interface Outcome {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly statusCode: number;
  /** From the request's arrival until its answer was handed over, in ms. */
  readonly elapsedTime: number;
}

/**
 * Writes a request's one line to the log. It says nothing of the visitor: no
 * network address, no browser, no query.
 */
export function logRequest(
  log: FastifyBaseLogger,
  { method, url = "", statusCode, elapsedTime }: Outcome,
): void {
  log.info(
    {
      method,
      path: splitAddress(url).path,
      status: statusCode,
      milliseconds: Math.round(elapsedTime * 10) / 10,
    },
    "request",
  );
}
