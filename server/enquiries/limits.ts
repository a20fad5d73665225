import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { DeskSettings } from "./settings.ts";

const MINUTE = 60_000;

/** Why a form is not stored: a status, and the names of the fields that are wrong. */
export class FormRefusal extends Error {
  readonly statusCode: number;
  readonly fields: readonly string[];
  /** Whether even a plain form is answered without its page, which costs time to make. */
  readonly isBare: boolean;

  constructor(
    statusCode: number,
    fields: readonly string[] = [],
    isBare = false,
  ) {
    super("form refused");
    this.statusCode = statusCode;
    this.fields = fields;
    this.isBare = isBare;
  }
}

/** Whether a request is from another site: browsers say so, others have no cookies to abuse. */
function isForeign({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin";
  const { origin } = headers;
  if (origin === undefined || origin === siteUrl) return false;
  return URL.parse(origin)?.host !== headers.host;
}

function addressOf(
  { headers, ip }: FastifyRequest,
  header: string | undefined,
): string {
  // A proxy appends the address to what the visitor sent, so the last entry is its own.
  const given = header === undefined ? "" : [headers[header] ?? ""].join(",");
  return normalizeIP(given.split(",").at(-1)?.trim() || ip);
}

/** Whether the body is a form as a browser without scripts sends it. */
export const isPlainForm = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ??
  false;

/** How many times its limit an address may send before it gets no page any more. */
const BARE_FROM = 3;

/** One in so many accepted forms may be a sign-up, which sends a message to any address. */
const FORMS_A_SIGN_UP = 10;

/** Counts keys by the minute, by a clock that nobody can put back; tells what is above, how far. */
function createLimit(most: number) {
  let end = 0;
  const counts = new Map<string, number>();
  return (key: string): number => {
    const now = performance.now();
    if (now >= end) {
      counts.clear();
      end = now + MINUTE;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > most ? count / most : 0;
  };
}

/**
 * Rejects forms from other sites, and those above an address's limit, before their bodies
 * are read, but for plain forms, whose answer shows what was typed; not far above it.
 * @returns what counts an accepted form, and throws a {@link FormRefusal} above the limit of all
 */
export function limitForms(
  app: FastifyInstance,
  { siteUrl, rate, addressHeader }: DeskSettings,
): (isSignUp: boolean) => void {
  const aboveEach = createLimit(rate.each);
  const aboveOverall = createLimit(rate.overall);
  const aboveSignUps = createLimit(Math.ceil(rate.overall / FORMS_A_SIGN_UP));
  const tooMany = new WeakSet<FastifyRequest>();

  app.addHook("onRequest", async (request) => {
    if (isForeign(request, siteUrl)) throw new FormRefusal(403);
    const above = aboveEach(addressOf(request, addressHeader));
    if (above === 0) return;
    if (above > BARE_FROM || !isPlainForm(request))
      throw new FormRefusal(429, [], above > BARE_FROM);
    tooMany.add(request);
  });
  app.addHook("preHandler", async (request) => {
    if (tooMany.has(request)) throw new FormRefusal(429);
  });
  return (isSignUp) => {
    if ((isSignUp && aboveSignUps("all") > 0) || aboveOverall("all") > 0)
      throw new FormRefusal(429);
  };
}
