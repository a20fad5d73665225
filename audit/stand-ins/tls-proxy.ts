import { once } from "node:events";
import {
  createServer,
  request,
  type RequestListener,
  type Server,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import tls from "node:tls";
import { makeCertificate } from "./certificate.ts";

async function listen(server: Server): Promise<number> {
  server.listen(0, "localhost");
  await once(server, "listening");
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  return bound.port;
}

const passOnTo =
  (address: string): RequestListener =>
  (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", address);
    const { method, headers } = incoming;
    const passed = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    passed.once("error", () => outgoing.destroy());
    incoming.pipe(passed);
  };

/**
 * Stands in for what ends TLS before the server: https with a certificate that
 * this process trusts, and http that leads to it.
 */
export async function startTlsProxy(address: string) {
  const { key, cert } = await makeCertificate("localhost");
  const trusted = tls.getCACertificates("default");
  tls.setDefaultCACertificates([...trusted, cert]);

  const secure = createTlsServer({ key, cert }, passOnTo(address));
  const httpsPort = await listen(secure);
  const plain = createServer(({ url = "/" }, response) => {
    const location = `https://localhost:${httpsPort}${url}`;
    response.writeHead(301, { location }).end();
  });
  const httpPort = await listen(plain);
  return {
    httpPort,
    httpsPort,
    stop: () => {
      tls.setDefaultCACertificates(trusted);
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
