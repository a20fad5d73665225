import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { logRequest } from "./log-request.ts";
import { refusalOf } from "./refusal.ts";
import { chooseRepresentation } from "./send-file.ts";
import type { SiteFile } from "./site-file.ts";
import type { Site } from "./site.ts";

/**
 * Answers requests for a whole file, which most are, before Fastify sees them:
 * its steps take longer than all else. The other requests go on to it. Comes
 * before whatever else listens to the server's requests.
 */
export function answerPlainRequests(app: FastifyInstance, site: Site): void {
  // Fastify's own.
  app.server.removeAllListeners("request");
  app.server.on("request", (request, response) => {
    const file = site.files.get(request.url ?? "");
    // Fastify tells visitors when it is about to close.
    if (file !== undefined && isPlain(request) && app.server.listening) {
      sendWhole(app, request, response, file);
    } else {
      app.routing(request, response);
    }
  });
}

/** It is allowed, and asks neither for a part nor for what has changed. */
function isPlain(request: IncomingMessage): boolean {
  const { "if-none-match": known, range } = request.headers;
  return (
    known === undefined &&
    range === undefined &&
    refusalOf(request) === undefined
  );
}

function sendWhole(
  app: FastifyInstance,
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
): void {
  const start = performance.now();
  response.once("finish", () => {
    const { method, url } = request;
    const elapsedTime = performance.now() - start;
    logRequest(app.log, { method, url, statusCode: 200, elapsedTime });
  });
  const { headers, body } = chooseRepresentation(request, file);
  response.writeHead(200, headers).end(body);
}
