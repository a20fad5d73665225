import type { ServerResponse } from "node:http";
import { Server, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Makes `app.close()` take no new connections, finish every answer under way
 * and then drop what is left. Node's own close cuts off answers that a slow
 * visitor is still taking in, and waits for connections that a browser opened
 * in advance or keeps alive.
 */
export function finishAnswersOnClose(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();

  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.server.on("request", (_request, answer) => {
    answers.add(answer);
    answer.once("close", () => answers.delete(answer));
  });

  app.addHook("preClose", async () => {
    // The close of a plain net.Server leaves open connections alone.
    Server.prototype.close.call(app.server);
    // Comes to the answers that begin meanwhile, too.
    for (const answer of answers) {
      await new Promise((resolve) => answer.once("close", resolve));
    }
    for (const socket of sockets) socket.destroy();
  });
}
