import { once } from "node:events";
import { createServer as createPlain, type RequestListener } from "node:http";
import { createServer as createEncrypted } from "node:https";
import type { Server } from "node:net";
import { brotliCompressSync } from "node:zlib";

import { generate } from "selfsigned";

import { portOf } from "../../../server/address-fixture.ts";
import { securityHeaders } from "../../../server/headers.ts";
import { readSite } from "../../../server/site.ts";
import type { Dns } from "./mail-domain.ts";

/** What the site answers at an address. */
export type Stub = {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
};

/** The answers by path, which a test may change. */
export type Stubs = Map<string, Stub>;

async function listen(server: Server): Promise<number> {
  server.listen(0, "localhost");
  await once(server, "listening");
  return portOf(server);
}

const close = (server: Server) => () =>
  new Promise<void>((done) => void server.close(() => done()));

/** Starts a site of these answers, encrypted by a certificate that nobody trusts. */
export async function startEncrypted(stubs: Stubs) {
  const { private: key, cert } = await generate([
    { name: "commonName", value: "localhost" },
  ]);
  const server = createEncrypted({ key, cert }, (request, response) => {
    const { status, headers, body } = stubs.get(request.url ?? "") ??
      stubs.get("/404") ?? { status: 500, headers: {}, body: "" };
    response.writeHead(status, headers).end(body);
  });
  const port = await listen(server);
  return { url: new URL(`https://localhost:${port}`), stop: close(server) };
}

/** Starts a second address of a site, which answers as the test says. */
export async function startPlain(answer: RequestListener) {
  const server = createPlain(answer);
  const port = await listen(server);
  return { url: new URL(`http://localhost:${port}`), stop: close(server) };
}

/** A picture of this size, as far as its header says. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(24);
  bytes.write("89504e470d0a1a0a0000000d49484452", "hex");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

export const page = (origin: string, path: string, rest = "") =>
  `<!DOCTYPE html><html lang="en-GB"><head>
<link rel="canonical" href="${origin}${path}"/>
<meta property="og:image" content="${origin}/social/home.png"/>
<script src="/assets/app-1a2b.js"></script></head>
<body><main id="main"><a href="/">Home</a> <a href="/services#main">Services</a>
<a href="https://elsewhere.example">Elsewhere</a>${rest}</main>${" ".repeat(1000)}</body></html>`;

/**
 * The answers of a site in which nothing is wrong, as the build in this folder
 * would be served.
 */
export async function flawless(origin: string, build: string): Promise<Stubs> {
  const files: Record<string, [body: string | Buffer, type: string]> = {
    "/": [page(origin, "/"), "text/html"],
    "/services": [page(origin, "/services"), "text/html"],
    "/404": [page(origin, "/404"), "text/html"],
    "/assets/app-1a2b.js": [" ".repeat(2000), "text/javascript"],
    "/social/home.png": [png(1200, 630), "image/png"],
    "/robots.txt": [
      `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
      "text/plain",
    ],
    "/sitemap.xml": [
      `<urlset><url><loc>${origin}/</loc></url></urlset>`,
      "application/xml",
    ],
  };
  const site = await readSite(build);
  return new Map(
    Object.entries(files).map(([address, [body, type]]) => {
      const own = site.find((file) => file.address === address)?.headers;
      const headers = {
        ...securityHeaders("host"),
        ...own,
        "content-type": type,
        "content-encoding": "br",
      };
      const status = address === "/404" ? 404 : 200;
      return [address, { status, headers, body: brotliCompressSync(body) }];
    }),
  );
}

/** A body that the site sends uncompressed. */
export const plain = (stub: Stub, body: string | Buffer): Stub => {
  const { "content-encoding": _, ...headers } = stub.headers;
  return { ...stub, headers, body };
};

export function withoutHsts(stub: Stub): Stub {
  const { "strict-transport-security": _, ...headers } = stub.headers;
  return { ...stub, headers };
}

/** A name server that knows these records. */
export const dnsOf = (
  records: Readonly<Record<string, string>>,
  servers: readonly string[] = ["mx.leadline.test"],
): Dns => ({
  resolveTxt: async (name) => {
    const record = records[name];
    if (record !== undefined) return [[record]];
    throw Object.assign(new Error("none"), { code: "ENOTFOUND" });
  },
  resolveMx: async () => servers.map((exchange) => ({ exchange })),
});

/** The records of a domain whose mail is believed. */
export const GOOD_DNS = {
  "leadline.test": "v=spf1 mx -all",
  "_dmarc.leadline.test": "v=DMARC1; p=quarantine",
};
