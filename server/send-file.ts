import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "./accept-encoding.ts";
import { readByteRange } from "./byte-range.ts";
import { sendStatus } from "./errors.ts";
import type { Representation, SiteFile } from "./site-file.ts";

/** Answers with a file: whole, a part of it, or that it is unchanged. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
): FastifyReply {
  const { headers, body, etag } = chooseRepresentation(request.raw, file);
  if (isKnown(request.headers["if-none-match"], etag)) {
    return reply.code(304).headers(file.headers).header("etag", etag).send();
  }

  reply.headers(headers);
  if (headers["accept-ranges"] === undefined) return reply.send(body);
  const range = requestedRange(request, etag, body.length);
  if (range === undefined) return reply.send(body);
  if (range === "unsatisfiable") {
    reply.header("content-range", `bytes */${body.length}`);
    return sendStatus(reply.removeHeader("etag"), 416);
  }
  const { start, end } = range;
  return reply
    .code(206)
    .header("content-range", `bytes ${start}-${end}/${body.length}`)
    .send(body.subarray(start, end + 1));
}

/** Answers 404 with the site's own page, always whole. */
export function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SiteFile,
): FastifyReply {
  const { headers, body } = chooseRepresentation(request.raw, page);
  return reply
    .code(404)
    .headers(headers)
    .removeHeader("etag")
    .removeHeader("accept-ranges")
    .send(body);
}

/** The file in the encoding that suits the visitor best. */
export function chooseRepresentation(
  { headers }: IncomingMessage,
  { representations }: SiteFile,
): Representation {
  const encoding = chooseEncoding(headers["accept-encoding"], representations);
  return representations[encoding] ?? representations.identity;
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(",")
    .map((known) => known.trim().replace(/^W\//, ""))
    .some((known) => known === etag || known === "*");
}

function requestedRange(request: FastifyRequest, etag: string, size: number) {
  if (request.method !== "GET") return undefined;
  const ifRange = request.headers["if-range"];
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  return readByteRange(request.headers.range, size);
}
