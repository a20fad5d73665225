import { once } from "node:events";
import { Server } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Connections } from "./connections.ts";

/**
 * Makes `app.close()` take no new connections, finish every answer under way
 * and then drop what is left. Node's own close cuts off answers that a slow
 * visitor is still taking in, and waits for connections that a browser opened
 * in advance or keeps alive.
 */
export function finishAnswersOnClose(
  app: FastifyInstance,
  connections: Connections,
): void {
  // The last one on a connection comes after all the others there.
  const findUnfinished = () =>
    [...connections.values()].find((answer) => answer && !answer.closed);

  app.addHook("preClose", async () => {
    // The close of a plain net.Server leaves open connections alone.
    Server.prototype.close.call(app.server);
    // Comes to the answers that begin meanwhile, too.
    for (
      let answer = findUnfinished();
      answer !== undefined;
      answer = findUnfinished()
    ) {
      await once(answer, "close");
    }
    for (const socket of connections.keys()) socket.destroy();
  });
}
