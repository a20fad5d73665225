import { STATUS_CODES } from "node:http";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from "fastify";
import { closeGently } from "./close-gently.ts";
import { type HstsReach, revalidate, securityHeaders } from "./headers.ts";
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

  app.addHook("onRequest", ({ method, is404 }, reply, done) => {
    reply.headers(common);
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
  app.setErrorHandler<FastifyError>((error, { log }, reply) => {
    const { statusCode = 500 } = error;
    // The cause is for the log; the response does not contain it.
    if (statusCode >= 500) log.error({ err: error }, "request failed");
    if (statusCode === 503) reply.header("retry-after", RETRY_AFTER);
    sendStatus(reply, statusCode);
  });
  closeGently(app);
  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });
  if (desk) await addDesk(app, build, files, desk);

  // The routes are exactly the built files: no path leads out of the folder, and
  // no redirect leads to another site.
  const byQuery = new Map(
    files.flatMap(({ address, aliases }) =>
      aliases
        .filter((alias) => alias.startsWith("/?"))
        .map((alias) => [alias.slice(2), address] as const),
    ),
  );
  /** Where a query of WordPress leads. */
  const oldPage = (query: string) =>
    Array.from(new URLSearchParams(query), (pair) =>
      byQuery.get(pair.join("=")),
    ).find((page) => page !== undefined);
  for (const { root, path, address, aliases, headers } of files) {
    if (path === "404.html") {
      app.setNotFoundHandler((_request, reply) =>
        // With an ETag a conditional request would get no body.
        reply.code(404).headers(headers).sendFile(path, root, { etag: false }),
      );
      continue;
    }
    for (const route of [address, ...aliases]) {
      if (route.startsWith("/?")) continue;
      app.get(route, ({ url }, reply) => {
        const query = url.replace(/^[^?]*/, "");
        const old = route === "/" && byQuery.size > 0 && oldPage(query);
        if (old) return reply.headers(revalidate).redirect(old, 308);
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

function sendStatus(reply: FastifyReply, status: number): void {
  reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${STATUS_CODES[status]}\n`);
}
