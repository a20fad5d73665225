import { isIP } from "node:net";

/** Names that are reserved for tests, documents and private networks. */
const RESERVED =
  /(?:^|\.)(?:localhost|local|internal|test|example|invalid|example\.(?:com|net|org))$/;

/** Whether a host has a public name: not an IP address and not a reserved name. */
export const isPublicHost = (host: string): boolean =>
  host.includes(".") && isIP(host) === 0 && !RESERVED.test(host);
