import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";

/** Each open connection with the answer that it was given last, if any. */
export type Connections = Map<Duplex, ServerResponse | undefined>;

/** Keeps a list of the connections; a listener on each answer costs more. */
export function watchConnections(
  app: FastifyInstance,
  connections: Connections,
): void {
  app.server.on("connection", (socket) => {
    connections.set(socket, undefined);
    socket.once("close", () => connections.delete(socket));
  });
  app.server.on("request", ({ socket }, answer) => {
    connections.set(socket, answer);
  });
}
