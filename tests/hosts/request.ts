import { request as requestPlainly } from "node:http";
import { request as requestEncrypted } from "node:https";
import { buffer } from "node:stream/consumers";

/** Asks for an address exactly so, and follows and decodes nothing. */
export async function request(
  url: URL,
  options: { method?: string; headers?: Record<string, string> } = {},
) {
  const send = url.protocol === "https:" ? requestEncrypted : requestPlainly;
  return new Promise<{ status: number; headers: Headers; body: Buffer }>(
    (resolve, reject) => {
      const sent = send(url, { agent: false, ...options }, (response) => {
        const headers = new Headers();
        for (const [name, values] of Object.entries(response.headersDistinct))
          for (const value of values ?? []) headers.append(name, value);
        buffer(response).then(
          (body) =>
            resolve({ status: response.statusCode ?? 0, headers, body }),
          reject,
        );
      });
      sent.on("error", reject);
      sent.end();
    },
  );
}
