import type { IncomingMessage } from "node:http";

/** The methods that the site answers. */
export const methods: readonly string[] = ["GET", "HEAD"];

/** The status that refuses a request, whatever it asks for. */
export function refusalOf(request: IncomingMessage): number | undefined {
  const { method = "", headers, httpVersion, rawHeaders } = request;
  if (httpVersion === "1.1" && headers.host === undefined) return 400;
  if (rawHeaders.filter(isHostName).length > 1) return 400;
  // A body without a length is how requests are smuggled past a proxy.
  if (headers["transfer-encoding"] !== undefined) return 411;
  return methods.includes(method) ? undefined : 405;
}

/** In the raw headers names and values take turns. */
function isHostName(text: string, place: number): boolean {
  return place % 2 === 0 && text.toLowerCase() === "host";
}
