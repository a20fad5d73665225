import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, type Encoding } from "./accept-encoding.ts";
import { readByteRange } from "./byte-range.ts";
import { sendStatus } from "./errors.ts";
import type { Representation, SiteFile } from "./site-file.ts";

/** Answers with a file: whole, a part of it, or that it is unchanged. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
): FastifyReply {
  const [encoding, { body, etag }] = chooseRepresentation(request, file);
  reply.headers(file.headers).header("etag", etag);
  if (isKnown(request.headers["if-none-match"], etag)) {
    return reply.code(304).send();
  }

  setContentHeaders(reply, file, encoding);
  if (encoding !== "identity") return reply.send(body);

  reply.header("accept-ranges", "bytes");
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
  const [encoding, { body }] = chooseRepresentation(request, page);
  reply.code(404).headers(page.headers);
  setContentHeaders(reply, page, encoding);
  return reply.send(body);
}

function chooseRepresentation(
  request: FastifyRequest,
  { representations }: SiteFile,
): [Encoding, Representation] {
  const accepted = request.headers["accept-encoding"];
  const encoding = chooseEncoding(accepted, representations);
  return [encoding, representations[encoding] ?? representations.identity];
}

function setContentHeaders(
  reply: FastifyReply,
  { contentType }: SiteFile,
  encoding: Encoding,
): void {
  reply.header("content-type", contentType);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
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
