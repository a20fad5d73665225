import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import {
  closeGently,
  PLAIN_TEXT,
  refuseExpectations,
  textOf,
  unreadableSender,
} from "./connections.ts";
import {
  type Headers,
  type HstsReach,
  revalidate,
  securityHeaders,
} from "./headers.ts";
import { addDesk } from "./enquiries/add-desk.ts";
import { RETRY_AFTER } from "./enquiries/desk.ts";
import type { Settings } from "./settings.ts";
import { readBuiltFiles } from "./built-files.ts";

/** The server of a build folder, before it listens; a {@link StartError} if that is incomplete. */
export async function buildApp(
  build: string,
  logLevel: Settings["logLevel"],
  desk?: Settings["desk"],
  hsts: HstsReach = "host",
): Promise<FastifyInstance> {
  const common = securityHeaders(hsts);
  const sendError = errorSender(common);
  const files = await readBuiltFiles(build);
  const app = fastify({
    logger: { level: logLevel },
    // Fastify's own request log contains the visitor's address and the query.
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify's default is no limit, which lets slow clients hold connections.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // Requests on open connections are answered until the server has closed.
    return503OnClosing: false,
    rewriteUrl: ({ url = "/" }) => (isReadable(url) ? url : "/404"),
    frameworkErrors: sendError,
    // Node's own refusal would lack the security headers.
    http: { requireHostHeader: false },
    clientErrorHandler: unreadableSender(common),
  });
  await app.register(fastifyStatic, {
    root: join(build, "client"),
    serve: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    // Revalidation needs the ETag; no file is large enough to need range requests.
    lastModified: false,
    acceptRanges: false,
  });

  app.addHook("onRequest", ({ method, is404, raw }, reply, done) => {
    reply.headers(common);
    if (raw.httpVersion === "1.1" && raw.headers.host === undefined)
      return sendStatus(reply, 400);
    if (method === "GET" || method === "HEAD" || !is404) return done();
    sendStatus(reply.header("allow", "GET, HEAD"), 405);
  });
  app.addHook("onResponse", async ({ method, url, log }, reply) => {
    const [path] = url.split("?", 1);
    const { statusCode: status, elapsedTime } = reply;
    const milliseconds = Math.round(elapsedTime);
    log.info({ method, path, status, milliseconds }, "request");
  });
  // Before the routes: a scope keeps the handler that was there when it was made.
  app.setErrorHandler<FastifyError>(sendError);
  closeGently(app);
  refuseExpectations(app, common);
  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  if (desk) await addDesk(app, build, files, desk);

  // The routes are exactly the built files: no path leads out of the folder, and
  // no redirect leads to another site.
  for (const { root, path, address, aliases, headers } of files) {
    if (path === "404.html") {
      app.setNotFoundHandler((_request, reply) =>
        // With an ETag a conditional request would get no body.
        reply.code(404).headers(headers).sendFile(path, root, { etag: false }),
      );
      continue;
    }
    for (const route of [address, ...aliases]) {
      app.get(route, ({ url }, reply) => {
        const query = url.replace(/^[^?]*/, "");
        // A form without named fields leads to an address with a bare "?".
        if (route === address && query !== "?") {
          return reply.headers(headers).sendFile(path, root);
        }
        const target = query === "?" ? address : address + query;
        return reply.headers(revalidate).redirect(target, 308);
      });
    }
  }
  return app;
}

/** Whether a path can be decoded. Fastify answers others without the site's page. */
function isReadable(url: string): boolean {
  try {
    return decodeURI(url.split("?", 1)[0] ?? "") !== "";
  } catch {
    return false;
  }
}

/** Logs the cause of a server error; the response does not contain it. */
const errorSender =
  (common: Headers) =>
  (error: FastifyError, { log }: FastifyRequest, reply: FastifyReply): void => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) log.error({ err: error }, "request failed");
    if (statusCode === 503) reply.header("retry-after", RETRY_AFTER);
    sendStatus(reply.headers(common), statusCode);
  };

function sendStatus(reply: FastifyReply, status: number): void {
  reply.code(status).headers(PLAIN_TEXT).send(textOf(status));
}
