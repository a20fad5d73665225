import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { answerUnreadableRequest, refuseConnect } from "./bare-answers.ts";
import { type Connections, watchConnections } from "./connections.ts";
import type { CspHashes } from "./csp-hashes.ts";
import { handleError, sendStatus } from "./errors.ts";
import { finishAnswersOnClose } from "./finish-answers.ts";
import { logRequest } from "./log-request.ts";
import { answerPlainRequests } from "./plain-requests.ts";
import { methods, refusalOf } from "./refusal.ts";
import { securityHeaders } from "./security-headers.ts";
import { sendFile, sendNotFound } from "./send-file.ts";
import type { LogLevel } from "./settings.ts";
import { findDestination, loadSite } from "./site.ts";

export interface AppOptions {
  /** The absolute path of the folder that is served, `build/client`. */
  readonly clientFolder: string;
  readonly cspHashes: CspHashes;
  readonly logLevel: LogLevel;
}

/** Builds the server, which does not listen yet. Throws a BuildError. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const site = await loadSite(options.clientFolder, options.cspHashes);
  const connections: Connections = new Map();

  const app = fastify({
    logger: options.logLevel !== "silent" && { level: options.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    // A connection that neither sends nor takes anything must not stay.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    return503OnClosing: false,
    // Refused by refusalOf: Node's own answer would lack the security headers.
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => {
      answerUnreadableRequest(error, socket, connections.get(socket));
    },
    // An address that cannot be decoded: no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders);
      handleError(error, request, reply);
      logAnswer(request, reply);
    },
  });

  // An Expect header that Node does not know is passed over, likewise.
  app.server.on("checkExpectation", (request, response) => {
    app.routing(request, response);
  });
  answerPlainRequests(app, site);
  refuseConnect(app);
  watchConnections(app, connections);
  app.setErrorHandler<FastifyError>(handleError);
  finishAnswersOnClose(app, connections);

  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(securityHeaders);
    // Refused here, because a later step would read the body first.
    const status = refusalOf(request.raw);
    if (status === undefined) return done();
    if (status === 405) reply.header("allow", methods.join(", "));
    else reply.header("connection", "close");
    sendStatus(reply, status);
  });
  app.addHook("onResponse", (request, reply, done) => {
    logAnswer(request, reply);
    done();
  });

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const destination = findDestination(site, request.url);
    if (destination.kind === "file") {
      return sendFile(request, reply, destination.file);
    }
    if (destination.kind === "redirect") {
      reply.header("cache-control", "no-cache");
      return reply.redirect(destination.location, 308);
    }
    return sendNotFound(request, reply, site.notFound);
  };
  app.route({ method: [...methods], url: "/*", handler: answer });
  app.setNotFoundHandler(answer);

  return app;
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const { method, url, log } = request;
  const { statusCode, elapsedTime } = reply;
  logRequest(log, { method, url, statusCode, elapsedTime });
}
