import { get as getPlain, type IncomingHttpHeaders } from "node:http";
import { get as getEncrypted } from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** What a server has answered. Redirects are not followed. */
export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** The body, decompressed. */
  body: Buffer;
};

const PATIENCE_MS = 20_000;

/**
 * Requests an address once. The certificate is not checked, so that a wrong one does
 * not hide everything else: `checkCertificate` reports it.
 *
 * @throws if nobody answers in time
 */
export async function request(url: URL): Promise<Answer> {
  const options = {
    headers: { "accept-encoding": "br, gzip", "user-agent": "launch-check" },
    rejectUnauthorized: false,
    timeout: PATIENCE_MS,
  };
  const get = url.protocol === "https:" ? getEncrypted : getPlain;
  return new Promise((resolve, reject) => {
    const sent = get(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response)
        .then((bytes) => ({
          status,
          headers,
          body: decompress(bytes, headers["content-encoding"]),
        }))
        .then(resolve, reject);
    });
    sent.on("error", reject);
    sent.on("timeout", () =>
      sent.destroy(new Error("no answer within 20 seconds")),
    );
  });
}

function decompress(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

/** The opening tags of a kind in a page. */
export const tags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<(?:${name})\\b[^>]*>`, "g")) ?? [];

/** The value of a tag's attribute. */
export function attribute(tag: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value?.replaceAll("&amp;", "&").replaceAll("&quot;", '"');
}

/** What a page's `<meta>` says, by its name or property. */
export const meta = (html: string, name: string): string | undefined =>
  tags(html, "meta")
    .filter((tag) =>
      [attribute(tag, "name"), attribute(tag, "property")].includes(name),
    )
    .map((tag) => attribute(tag, "content"))
    .at(0);
