import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { connect, type Server } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";

import type { ImageHost } from "../../e2e/image-host.ts";
import { portOf } from "../port-of.ts";

const PHOTOGRAPH = readFileSync(
  join(import.meta.dirname, "../../fixtures/photograph.jpg"),
);

export interface ImageProxy {
  /** As host:port. */
  address: string;
  close: () => void;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return portOf(server);
}

/** A host that answers everything with the photograph, under any name. */
function createImageServer(folder: string): Server {
  const key = join(folder, "key.pem");
  const cert = join(folder, "cert.pem");
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes"];
  const about = ["-days", "2", "-subj", "/CN=images.example"];
  const files = ["-keyout", key, "-out", cert];
  execFileSync("openssl", [...request, ...about, ...files], {
    stdio: "ignore",
  });
  const identity = { key: readFileSync(key), cert: readFileSync(cert) };
  return createHttpsServer(identity, (_, response) => {
    response.setHeader("Content-Type", "image/jpeg").end(PHOTOGRAPH);
  });
}

/** Stands between the browser and every host that is not the site's own. */
export async function startImageProxy(
  imageHost: ImageHost,
  folder: string,
): Promise<ImageProxy> {
  const images = createImageServer(folder);
  const imagesPort = await listen(images);
  const proxy = createHttpServer();
  const sockets = new Set<Duplex>();
  proxy.on("connect", (_, socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    if (imageHost === "hanging") return;
    if (imageHost === "dead") {
      socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
      return;
    }
    const tunnel = connect(imagesPort, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      socket.pipe(tunnel).pipe(socket);
    });
    tunnel.on("error", () => socket.destroy());
    sockets.add(tunnel);
  });
  const port = await listen(proxy);
  return {
    address: `127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      images.close();
    },
  };
}
