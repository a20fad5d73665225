import { createHash } from "node:crypto";
import type { PerEncoding } from "./accept-encoding.ts";
import type { ClientFile } from "./client-folder.ts";
import { contentTypeOf } from "./content-types.ts";

/** The bytes of a file in one encoding. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
}

/** A file as it is served, held in memory. */
export interface SiteFile {
  readonly contentType: string;
  /** Sent with the file and with a 304 alike. */
  readonly headers: Readonly<Record<string, string>>;
  readonly representations: PerEncoding<Representation>;
}

/** Prepares a built file; a page comes with its own security policy. */
export function createSiteFile(
  { path, bodies: { br, gzip, identity } }: ClientFile,
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
  if (br !== undefined || gzip !== undefined) {
    headers["vary"] = "Accept-Encoding";
  }

  return {
    contentType: contentTypeOf(path),
    headers,
    representations: {
      br: br && createRepresentation(br),
      gzip: gzip && createRepresentation(gzip),
      identity: createRepresentation(identity),
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

function createRepresentation(body: Buffer): Representation {
  // By content, not by size and time: a build that sets a fixed time must not
  // make a changed page look unchanged.
  const digest = createHash("sha256").update(body).digest("base64url");
  return { body, etag: `"${digest.slice(0, 22)}"` };
}
