import { expect } from "vitest";
import type { RawAnswer } from "./raw-fixture.ts";
import { securityHeaders } from "./security-headers.ts";

const { "content-security-policy": _policy, ...sameForAll } = securityHeaders;

/** Where a redirect of the test site may lead, whatever its query. */
const OWN_ADDRESS = /^\/(?:services|thank-you|404|robots\.txt)?(?:\?|$)/;

/** What an answer would give away: a path, a stack, a program and its version. */
const LEAK = /\/tmp|node_modules|\.ts\b|\bat \S+ \(|node:|fastify|HPE_|ERR_/i;

/** What holds for every answer, however strange the request. */
export function expectHarmless(answer: RawAnswer): void {
  const { status, headers, body } = answer;
  if (status === 100) return;
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(Object.fromEntries(headers)).toMatchObject(sameForAll);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; /,
  );
  expect([...headers.keys()]).not.toContain("server");
  expect([...headers.keys()]).not.toContain("x-powered-by");
  const location = headers.get("location");
  if (location !== undefined) expect(location).toMatch(OWN_ADDRESS);
  const head = Array.from(headers, (header) => header.join(": ")).join("\n");
  expect(head).not.toMatch(LEAK);
  expect(body.toString("latin1")).not.toMatch(LEAK);
}
