import { expect, it } from "vitest";
import { securityHeaders } from "./headers.ts";

it.each([
  ["host", "max-age=31536000"],
  ["subdomains", "max-age=31536000; includeSubDomains"],
  ["preload", "max-age=31536000; includeSubDomains; preload"],
] as const)("HSTS reaches as far as it is set: %s", (reach, value) => {
  expect(securityHeaders(reach)["strict-transport-security"]).toBe(value);
});
