import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LeadSettings } from "./settings.ts";

/** The error of a form that is refused with this status. */
export const httpError = (statusCode: number) =>
  Object.assign(new Error("form refused"), { statusCode });

/**
 * Whether a request comes from another site. Browsers say where a form was; other
 * programs say nothing, and have no visitor's cookies to abuse.
 */
function isForeign({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin";
  const { origin } = headers;
  if (origin === undefined || origin === siteUrl) return false;
  return URL.parse(origin)?.host !== headers.host;
}

/** The address that a limit counts by, from the header of the operator's own proxy. */
const addressFrom =
  (header: string | undefined) =>
  ({ headers, ip }: FastifyRequest): string => {
    // A proxy appends the address to what the visitor sent, so the last entry is its
    // own.
    const given = header === undefined ? "" : [headers[header] ?? ""].join(",");
    return normalizeIP(given.split(",").at(-1)?.trim() || ip);
  };

/** Whether the body is a form as a browser without scripts sends it. */
export const isPlainForm = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ??
  false;

/**
 * Rejects forms from other sites with 403, and those above an address's limit for a
 * minute with 429, before anything is read. Only plain forms are read in that case,
 * because the answer shows what was typed.
 * @returns what counts an accepted form towards the limit for all addresses together,
 * and rejects with 429 above it
 */
export async function limitForms(
  app: FastifyInstance,
  { siteUrl, rate, addressHeader }: LeadSettings,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<void>> {
  await app.register(rateLimit, { global: false, timeWindow: 60_000 });
  const each = app.createRateLimit({
    max: rate.each,
    keyGenerator: addressFrom(addressHeader),
  });
  const overall = app.createRateLimit({
    max: rate.overall,
    keyGenerator: () => "all",
  });
  const tooMany = new WeakSet<FastifyRequest>();

  app.addHook("onRequest", async (request, reply) => {
    if (isForeign(request, siteUrl)) throw httpError(403);
    const found = await each(request);
    if (found.isAllowed || !found.isExceeded) return;
    reply.header("retry-after", found.ttlInSeconds);
    if (!isPlainForm(request)) throw httpError(429);
    tooMany.add(request);
  });
  app.addHook("preHandler", async (request) => {
    if (tooMany.has(request)) throw httpError(429);
  });
  return async (request, reply) => {
    const found = await overall(request);
    if (found.isAllowed || !found.isExceeded) return;
    reply.header("retry-after", found.ttlInSeconds);
    throw httpError(429);
  };
}
