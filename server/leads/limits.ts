import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LeadSettings } from "./settings.ts";

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
function addressOf(header: string) {
  return ({ headers, ip }: FastifyRequest): string => {
    // A proxy appends the address to what the visitor sent, so the last entry is its
    // own.
    const given = [headers[header] ?? []].flat().join(",");
    const address = given.split(",").at(-1)?.trim() || ip;
    // One customer has a whole IPv6 network of 64 bits.
    return address.includes(":")
      ? address.split(":").slice(0, 4).join(":")
      : address;
  };
}

const httpError = (statusCode: number) =>
  Object.assign(new Error("form refused"), { statusCode });

/**
 * Rejects forms from other sites with 403, and with 429 forms above the limits for a
 * minute.
 */
export async function limitForms(
  app: FastifyInstance,
  { siteUrl, rate, addressHeader }: LeadSettings,
): Promise<void> {
  const minute = { timeWindow: 60_000 };
  await app.register(rateLimit, {
    ...minute,
    global: false,
    max: rate.each,
    ...(addressHeader && { keyGenerator: addressOf(addressHeader) }),
  });
  const each = app.createRateLimit();
  const overall = app.createRateLimit({
    ...minute,
    max: rate.overall,
    keyGenerator: () => "all",
  });
  app.addHook("onRequest", async (request) => {
    if (isForeign(request, siteUrl)) throw httpError(403);
  });
  // This runs after the body is parsed, so that the response can show what was typed.
  app.addHook("preHandler", async (request, reply) => {
    for (const limit of [each, overall]) {
      const found = await limit(request);
      if (found.isAllowed || !found.isExceeded) continue;
      reply.header("retry-after", found.ttlInSeconds);
      throw httpError(429);
    }
  });
}
