import { createHash } from "node:crypto";
import type { PerEncoding } from "./accept-encoding.ts";
import type { ClientFile } from "./client-folder.ts";
import { contentTypeOf } from "./content-types.ts";
import { securityHeaders } from "./security-headers.ts";

/** The bytes of a file in one encoding. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  /** Of an answer with the whole of it. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A file as it is served, held in memory. */
export interface SiteFile {
  /** Sent with the file and with a 304 alike. */
  readonly headers: Readonly<Record<string, string>>;
  readonly representations: PerEncoding<Representation>;
}

/** Prepares a built file; a page comes with its own security policy. */
export function createSiteFile(
  { path, bodies }: ClientFile,
  policy?: string,
): SiteFile {
  const headers: Record<string, string> = {
    "cache-control": cacheControlOf(path),
  };
  // Other sites show these: without the header a browser would refuse them.
  if (path.startsWith("social/")) {
    headers["cross-origin-resource-policy"] = "cross-origin";
  }
  if (policy !== undefined) headers["content-security-policy"] = policy;
  const { br, gzip, identity } = bodies;
  if (br !== undefined || gzip !== undefined) {
    headers["vary"] = "Accept-Encoding";
  }

  const represent = (body: Buffer, more: Record<string, string>) => {
    const etag = etagOf(body);
    const always = { ...securityHeaders, ...headers, etag };
    const content = {
      "content-type": contentTypeOf(path),
      ...more,
      "content-length": String(body.length),
    };
    return { body, etag, headers: { ...always, ...content } };
  };
  return {
    headers,
    representations: {
      br: br && represent(br, { "content-encoding": "br" }),
      gzip: gzip && represent(gzip, { "content-encoding": "gzip" }),
      identity: represent(identity, { "accept-ranges": "bytes" }),
    },
  };
}

function cacheControlOf(path: string): string {
  // The build puts a hash of the content into each name below assets/.
  if (path.startsWith("assets/")) return "public, max-age=31536000, immutable";
  // Asked for anew each time, yet free to stay in the back/forward cache.
  if (path.endsWith(".html")) return "no-cache";
  return "public, max-age=86400";
}

function etagOf(body: Buffer): string {
  // By content, not by size and time: a build that sets a fixed time must not
  // make a changed page look unchanged.
  const digest = createHash("sha256").update(body).digest("base64url");
  return `"${digest.slice(0, 22)}"`;
}
