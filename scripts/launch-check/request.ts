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
    timeout: 20_000,
  };
  const get = url.protocol === "https:" ? getEncrypted : getPlain;
  return new Promise((resolve, reject) => {
    const sent = get(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response)
        .then((bytes) => decompress(bytes, headers["content-encoding"]))
        .then((body) => resolve({ status, headers, body }))
        .catch(reject);
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

/** The attributes of a page's elements of these kinds, such as `a|img`. */
export const elements = (
  html: string,
  names: string,
): Readonly<Record<string, string>>[] =>
  Array.from(
    html.matchAll(new RegExp(`<(?:${names})\\b([^>]*)>`, "g")),
    ([, tag = ""]) =>
      Object.fromEntries(
        Array.from(
          tag.matchAll(/\s([\w:-]+)="([^"]*)"/g),
          ([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")],
        ),
      ),
  );

/** What a page's `<meta>` says, by its name or property. */
export const meta = (html: string, key: string): string | undefined =>
  elements(html, "meta").find(
    ({ name, property }) => name === key || property === key,
  )?.content;
