import { once } from "node:events";
import { createServer } from "node:https";
import { makeCertificate } from "./certificate.ts";

const HOST = "images.unsplash.com";

/** About what a photograph weighs at the quality the site asks for. */
const BYTES_PER_PIXEL = 0.12;

/** A grey picture of the size that the address asks for, with a photograph's weight. */
function picture(address: string): string {
  const { searchParams } = new URL(address, `https://${HOST}`);
  const [width, height] = [searchParams.get("w"), searchParams.get("h")].map(
    Number,
  );
  if (!width || !height) throw new Error(`no size in ${address}`);
  const weight = "-".repeat(Math.round(width * height * BYTES_PER_PIXEL));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#888"/><desc>${weight}</desc></svg>`;
}

/**
 * Stands in for the outside host of the photographs, so that a browser without
 * the network, or with another one, judges the same site.
 */
export async function startImageHost() {
  const certificate = await makeCertificate(HOST);
  const server = createServer(certificate, ({ url = "/" }, response) => {
    response.writeHead(200, {
      "cache-control": "public, max-age=31536000",
      "content-type": "image/svg+xml",
    });
    response.end(picture(url));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  return {
    /** What makes a Chromium take this for the image host. */
    chromiumFlags: [
      `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${bound.port}`,
      `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`,
    ],
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
