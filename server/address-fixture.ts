import type { ChildProcess } from "node:child_process";
import { type Server, createServer } from "node:net";
import { once } from "node:events";

/** The address that `server/main.ts` prints when it listens. Rejects if it ends before. */
export function listeningAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /^The site is at (http:\S+)$/m.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.once("exit", () =>
      reject(new Error(`The server has ended.\n${output}`)),
    );
  });
}

/** The port on which a server listens. */
export function portOf(server: Pick<Server, "address">): number {
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  return bound.port;
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server);
  server.close();
  return port;
}
