import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp } from "./app-fixture.ts";
import { expectHarmless } from "./harmless-answer.ts";
import { answersTo } from "./raw-fixture.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

/** The statuses of the answers, each of which is harmless. */
async function statusesOf(request: string | Buffer): Promise<number[]> {
  const answers = await answersTo(app, request);
  for (const answer of answers) expectHarmless(answer);
  return answers.map(({ status }) => status);
}

const get = (address: string, ...headers: string[]) =>
  [`GET ${address} HTTP/1.1`, "Host: a", ...headers, "", ""].join("\r\n");

const long = (length: number) => "a".repeat(length);

it.each([
  ["GET", 200],
  ["HEAD", 200],
  ["POST", 405],
  ["PUT", 405],
  ["DELETE", 405],
  ["OPTIONS", 405],
  ["TRACE", 405],
  ["PROPFIND", 405],
  ["M-SEARCH", 405],
  ["QUERY", 405],
  ["get", 400],
  ["FETCH", 400],
  ["GET/", 400],
])("answers the method %s with %i", async (method, status) => {
  const request = `${method} /services HTTP/1.1\r\nHost: a\r\n\r\n`;
  expect(await statusesOf(request)).toEqual([status]);
});

it.each(["evil.com:443", "127.0.0.1:22", "a:0"])(
  "is no proxy: CONNECT %s answers 405",
  async (target) => {
    const request = `CONNECT ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const [answer, ...more] = await answersTo(app, request);
    expect(answer?.status).toBe(405);
    expect(answer?.headers.get("allow")).toBe("GET, HEAD");
    expect(more).toEqual([]);
    if (answer) expectHarmless(answer);
  },
);

it.each([
  ["/../../etc/passwd", 404],
  ["/%2e%2e/%2e%2e/etc/passwd", 404],
  ["/%252e%252e%252f%252e%252e%252fetc/passwd", 404],
  ["/..%5c..%5cetc%5cpasswd", 404],
  ["/..\\..\\etc\\passwd", 404],
  ["/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd", 400],
  ["/%e0%80%ae%e0%80%ae/etc/passwd", 400],
  ["/%uff0e%uff0e/etc/passwd", 400],
  ["/services%00", 404],
  ["/services\0", 400],
  ["/services\t", 400],
  ["/serv ices", 400],
  ["/\xff\xfe", 400],
  ["services", 400],
  ["*", 404],
  ["", 400],
  ["http://evil.com", 200],
  ["http://evil.com/services", 200],
  ["http://evil.com/services/", 308],
  ["http://evil.com//evil.com/", 404],
  ["http://a@evil.com:1/services/", 308],
  ["ftp://evil.com/", 404],
  ["javascript:alert(1)", 400],
  ["//evil.com/%2e%2e", 404],
  ["///evil.com/%2e%2e/", 404],
  ["/%5c%5cevil.com/%2e%2e", 404],
  ["/services//evil.com/..", 404],
  ["/services/?next=//evil.com", 308],
  ["/services/?a=%0d%0aSet-Cookie:b", 308],
  ["/services/#//evil.com", 404],
  [`/${long(8300)}`, 404],
  [`/services/?${long(8300)}`, 308],
  [`/${"../".repeat(4000)}`, 404],
  [`/${long(100_000)}`, 431],
  [`/${"%25".repeat(2000)}`, 404],
])("answers the address %j with %i", async (address, status) => {
  const request = Buffer.from(get(address), "latin1");
  expect(await statusesOf(request)).toEqual([status]);
});

it.each([
  ["bytes=0-1", 206],
  ["bytes=-5", 206],
  ["bytes=-99999", 206],
  [`bytes=0-${"9".repeat(40)}`, 206],
  ["bytes=5-1", 416],
  ["bytes=-0", 416],
  [`bytes=${"9".repeat(40)}-`, 416],
  ["bytes=0-1,3-4", 200],
  [`bytes=${"0-,".repeat(3000)}`, 200],
  ["bytes=a-b", 200],
  ["bytes=0x1-0x3", 200],
  ["bytes=1.5-2.5", 200],
  ["bytes=--5", 200],
  ["bytes=-5-6", 200],
  ["bytes=", 200],
  ["bytes", 200],
  ["items=0-1", 200],
  ["", 200],
])("answers Range: %s with %i", async (range, status) => {
  expect(await statusesOf(get("/robots.txt", `Range: ${range}`))).toEqual([
    status,
  ]);
});

it.each([
  "*;q=0, identity;q=0",
  "br;q=9, gzip;q=-1",
  "br;q=",
  ";;;,,,===",
  "\xff\xfe",
  "__proto__, constructor",
  "br;q=0,".repeat(1800),
  ",".repeat(10_000),
])("answers any Accept-Encoding: %j", async (accepted) => {
  const request = get("/services", `Accept-Encoding: ${accepted}`);
  expect(await statusesOf(Buffer.from(request, "latin1"))).toEqual([200]);
});

it.each([
  ["one of 100,000 bytes", [`X: ${long(100_000)}`], 431],
  ["3,000 of them", Array.from({ length: 3000 }, (_, i) => `x-${i}: a`), 431],
  ["a folded one", ["X: a\r\n b"], 400],
  ["a space before the colon", ["X : a"], 400],
  ["no colon", ["X"], 400],
  ["a NUL byte", ["X: a\0b"], 400],
  ["a bare carriage return", ["X: a\rb"], 400],
  ["a second Host", ["Host: evil.com"], 400],
  ["another method", ["X-HTTP-Method-Override: DELETE"], 200],
  ["another address", ["X-Original-URL: /404", "X-Rewrite-URL: /404"], 200],
  ["another version", ["Accept-Version: 9.x"], 200],
  ["an upgrade", ["Connection: Upgrade", "Upgrade: websocket"], 200],
  ["names of JavaScript", ["__proto__: a", "constructor: b"], 200],
])("answers headers with %s", async (_name, headers, status) => {
  expect(await statusesOf(get("/services", ...headers))).toEqual([status]);
});

it.each(["", "evil.com", "a:b:c", "evil.com/..\\@x y", "[::1", long(9000)])(
  "never uses the Host %j",
  async (host) => {
    const [answer] = await answersTo(
      app,
      `GET /services/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    );
    expect(answer?.headers.get("location")).toBe("/services");
  },
);

it.each([
  ["HTTP/0.9", "GET /\r\n\r\n", [200]],
  ["HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", [200]],
  ["HTTP/1.2", "GET / HTTP/1.2\r\nHost: a\r\n\r\n", [400]],
  ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]],
  ["TLS", Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]), [400]],
  ["bare line feeds", "GET / HTTP/1.1\nHost: a\n\n", [400]],
  ["half a head", "GET / HTTP/1.1\r\nHost: a\r\nX: ", [400]],
  ["nothing but empty lines", "\r\n\r\n\r\n", []],
])("answers %s", async (_name, request, statuses) => {
  expect(await statusesOf(request)).toEqual(statuses);
});

const smuggled = "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n";
it.each([
  [
    "both lengths",
    ["Content-Length: 6", "Transfer-Encoding: chunked"],
    `0\r\n\r\n${smuggled}`,
  ],
  ["two lengths", ["Content-Length: 0", "Content-Length: 9"], smuggled],
  ["a list of lengths", ["Content-Length: 0, 9"], smuggled],
  ["a negative length", ["Content-Length: -1"], smuggled],
  ["a signed length", ["Content-Length: +0"], smuggled],
  ["an endless length", [`Content-Length: ${"9".repeat(30)}`], smuggled],
  ["an unknown coding", ["Transfer-Encoding: xchunked"], smuggled],
  ["chunked not last", ["Transfer-Encoding: chunked, identity"], smuggled],
  ["a disguised coding", ["Transfer-Encoding : chunked"], `0\r\n\r\n`],
  ["a broken chunk", ["Transfer-Encoding: chunked"], `zz\r\n${smuggled}`],
  ["a signed chunk", ["Transfer-Encoding: chunked"], `-1\r\n${smuggled}`],
  [
    "a bare line feed in a chunk",
    ["Transfer-Encoding: chunked"],
    `1\nA\r\n0\r\n\r\n${smuggled}`,
  ],
  [
    "a long chunk extension",
    ["Transfer-Encoding: chunked"],
    `1;${long(20_000)}\r\nA\r\n0\r\n\r\n`,
  ],
])("refuses %s with one answer and closes", async (_name, headers, body) => {
  const [status, ...more] = await statusesOf(
    get("/services", ...headers) + body,
  );
  expect(status).toBeGreaterThanOrEqual(400);
  expect(more).toEqual([]);
});

it("passes over the body of a request that needs none", async () => {
  const request = get("/services", `Content-Length: ${smuggled.length}`);
  expect(await statusesOf(request + smuggled + get("/absent"))).toEqual([
    200, 404,
  ]);
});
