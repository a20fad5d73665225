import { lookup } from "node:dns/promises";
import type { FastifyInstance } from "fastify";
import type { Settings } from "./settings.ts";
import { StartError } from "./start-error.ts";

/**
 * Starts listening and gives the address to open in a browser. Throws a
 * {@link StartError} if the port or the host cannot be had.
 */
export async function listen(
  app: FastifyInstance,
  { port, host }: Pick<Settings, "port" | "host">,
): Promise<string> {
  try {
    // For this name Fastify would open a second server, without our own steps.
    const place = host === "localhost" ? (await lookup(host)).address : host;
    const address = new URL(await app.listen({ port, host: place }));
    if (namesNoInterface(host)) address.hostname = "localhost";
    return address.origin;
  } catch (error) {
    throw explain(error, port, host);
  }
}

function namesNoInterface(host: string): boolean {
  return ["", "::", "0.0.0.0", "localhost"].includes(host);
}

function explain(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : "";
  switch (code) {
    case "EADDRINUSE":
      return new StartError(
        `Port ${port} is in use already. Choose another: PORT=${port < 65_535 ? port + 1 : 3000} npm start`,
      );
    case "EACCES":
      return new StartError(
        `Port ${port} needs special rights. Choose another: PORT=3000 npm start`,
      );
    case "EADDRNOTAVAIL":
    case "EAI_AGAIN":
    case "EINVAL":
    case "ENOTFOUND":
      return new StartError(`HOST "${host}" is no address of this machine.`);
    default:
      return error;
  }
}
