import { expect, it } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import { hashOf } from "./site-fixture.ts";

const nothing = { scripts: [], styles: [] };

it("lets a page use its own inline scripts and styles", () => {
  const directives = contentSecurityPolicy({
    scripts: [hashOf("a"), hashOf("b")],
    styles: [hashOf("c")],
  });
  expect(directives.split("; ")).toEqual([
    "default-src 'none'",
    `script-src 'self' '${hashOf("a")}' '${hashOf("b")}'`,
    `style-src 'self' '${hashOf("c")}'`,
    "connect-src 'self'",
    "img-src 'self' https://images.unsplash.com",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

it("lets nothing else use inline scripts or styles", () => {
  expect(securityHeaders["content-security-policy"]).toBe(
    contentSecurityPolicy(nothing),
  );
  expect(contentSecurityPolicy(nothing)).toContain(
    "; script-src 'self'; style-src 'self'; ",
  );
});

it("asks for https for two years, and denies what the site does not use", () => {
  expect(securityHeaders).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  const features = securityHeaders["permissions-policy"].split(", ");
  for (const denied of ["camera", "microphone", "geolocation"]) {
    expect(features).toContain(`${denied}=()`);
  }
});
