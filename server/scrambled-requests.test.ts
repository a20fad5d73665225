import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTestApp } from "./app-fixture.ts";
import { expectHarmless } from "./harmless-answer.ts";
import { answersTo } from "./raw-fixture.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

/** Numbers from 0 up to a limit, the same ones for the same seed (mulberry32). */
function createDice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const sound = [
  "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
  "HEAD /services HTTP/1.0\r\nRange: bytes=0-4\r\n\r\n",
  "GET /services/?a=b HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br, gzip;q=0.5\r\n\r\n",
  "GET /robots.txt HTTP/1.1\r\nHost: a\r\nRange: bytes=1-4\r\nIf-None-Match: *\r\n\r\n",
  "POST /%74hank-you HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc",
  "GET http://a/index.html HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n",
];

/** What breaks parsers: ends of lines and parts, dots, numbers, odd bytes. */
const pieces = [
  ..."\r\n \t\0:;,=?#%/\\.*-\x7f\xff".split(""),
  "\r\n\r\n",
  "//evil.com/",
  "..%2f",
  "%00",
  "%c0%af",
  "Host: b\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Content-Length: 99999999999999999999\r\n",
  "Expect: 100-continue\r\n",
  "HTTP/1.1",
  "9".repeat(30),
  "a".repeat(9000),
];

/** A sound request with one to six pieces put in, left out or written over. */
function scramble(seed: number): Buffer {
  const roll = createDice(seed);
  let request = sound[roll(sound.length)] ?? "";
  for (let left = 1 + roll(6); left > 0; left -= 1) {
    const at = roll(request.length + 1);
    const piece = roll(4) === 0 ? "" : (pieces[roll(pieces.length)] ?? "");
    const end = at + (roll(2) === 0 ? 0 : roll(12));
    request = request.slice(0, at) + piece + request.slice(end);
  }
  return Buffer.from(request, "latin1");
}

it.each([0, 1, 2, 3])("answers scrambled requests, part %i", async (part) => {
  const logError = vi.spyOn(app.log, "error");
  const statuses = new Set<number>();
  for (let seed = part * 250; seed < (part + 1) * 250; seed += 1) {
    const answers = await answersTo(app, scramble(seed)).catch(
      (error: unknown) => {
        throw new Error(
          `seed ${seed}: ${JSON.stringify(scramble(seed).toString("latin1").slice(0, 300))}`,
          { cause: error },
        );
      },
    );
    expect(answers, `seed ${seed}`).not.toHaveLength(0);
    for (const answer of answers) {
      expectHarmless(answer);
      statuses.add(answer.status);
    }
  }
  // It reached the site and the parser alike.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 308, 400, 404]));
  expect(logError).not.toHaveBeenCalled();
});
