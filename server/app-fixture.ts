import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { createSiteFixture, pageHashes } from "./site-fixture.ts";

/** The app over the test site; the caller closes it. */
export async function createTestApp(): Promise<FastifyInstance> {
  const fixture = await createSiteFixture();
  const app = await buildApp({
    clientFolder: fixture.clientFolder,
    cspHashes: new Map(Object.entries(pageHashes)),
    logLevel: "silent",
  });
  // The app holds everything in memory.
  await fixture.remove();
  return app;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Asks a listening app for an address exactly as it is written. `app.inject`
 * would tidy it up first: take out `/../`, turn backslashes, drop a bare `?`.
 */
export async function ask(
  app: FastifyInstance,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { port } = new URL(app.listeningOrigin);
  return new Promise((resolve, reject) => {
    request({ port, path, agent: false, ...options })
      .on("error", reject)
      .on("response", (response) => {
        const { statusCode: status, headers } = response;
        text(response)
          .then((body) => resolve({ status, headers, body }))
          .catch(reject);
      })
      .end();
  });
}
