import { once } from "node:events";
import { createServer, type OutgoingHttpHeaders } from "node:http";

/** Serves one page at every address: a host with faults that a judge must see. */
export async function startPlantedHost(
  html: string,
  headers: OutgoingHttpHeaders = {},
) {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html", ...headers });
    response.end(html);
  }).listen(0, "localhost");
  await once(server, "listening");
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  return {
    address: `http://localhost:${bound.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
