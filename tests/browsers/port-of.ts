import type { Server } from "node:net";

/** The port of a server that listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address === "object" && address) return address.port;
  throw new Error("not listening on a port");
}
