import { expect, it } from "vitest";
import { pageHeaders, securityHeaders } from "./headers.ts";

it.each([
  ["host", "max-age=31536000"],
  ["subdomains", "max-age=31536000; includeSubDomains"],
  ["preload", "max-age=31536000; includeSubDomains; preload"],
] as const)("HSTS reaches as far as it is set: %s", (reach, value) => {
  expect(securityHeaders(reach)["strict-transport-security"]).toBe(value);
});

it("the address of a form service cannot end its directive of the policy", () => {
  const hashes = { scripts: [], styles: [] };
  const formService = "https://forms.example/a;b,$c?key=1;script-src%20*";
  const policy = pageHeaders(hashes, { images: [], formService });
  expect(policy["content-security-policy"]).toContain(
    "form-action 'self' https://forms.example/a%3Bb%2C%24c; base-uri 'none'",
  );
});
