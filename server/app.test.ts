import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ask, createTestApp } from "./app-fixture.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { contents, pageHashes } from "./site-fixture.ts";

const fault = new Error("secret cause at /srv/leadline/server/app.ts");

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
  app.get("/fault", () => {
    throw fault;
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

describe("pages", () => {
  it.each([
    ["/", "index.html"],
    ["/services", "services/index.html"],
    ["/services?utm_source=mail&x=%20", "services/index.html"],
    ["/thank-you", "thank-you/index.html"],
  ] as const)("serves %s at once", async (url, file) => {
    const response = await ask(app, url);
    expect(response.status).toBe(200);
    expect(response.body).toBe(contents[file]);
  });
});

describe("unknown addresses", () => {
  it.each([
    "/absent",
    "/absent/deeper/still",
    "/absent?",
    "/absent.html",
    "/services/absent",
    "/Services",
    "/404",
    "/assets",
    "/assets/",
    "/assets/absent-0000.js",
    "/robots.txt/",
    "/constructor",
    "/__proto__",
    "/services;a",
  ])("answer 404 with the site's page: %s", async (url) => {
    const response = await ask(app, url);
    expect(response.status).toBe(404);
    expect(response.body).toBe(contents["404.html"]);
    expect(response.headers["content-security-policy"]).toBe(
      contentSecurityPolicy(pageHashes["/404"]),
    );
  });

  it("may be long", async () => {
    const response = await ask(app, `/${"long/".repeat(2500)}`);
    expect(response.status).toBe(404);
    expect(response.body).toBe(contents["404.html"]);
  });

  it.each([
    "/index.html.br",
    "/services/index.html.gz",
    "/services.br",
    "/assets/app-1a2b.js.br",
    "/assets/app-1a2b.js.gz",
    "/csp.json",
    "/../csp.json",
    "/..%2fcsp.json",
    "/.env",
    "/%2eenv",
    "/.vite/manifest.json",
    "/.git/config",
  ])("hide what is not for visitors: %s", async (url) => {
    const response = await ask(app, url);
    expect(response.status).toBe(404);
    expect(response.body).toBe(contents["404.html"]);
  });

  it.each([
    "/../../etc/passwd",
    "/services/../../etc/passwd",
    "/%2e%2e%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%5c..%5cetc%5cpasswd",
    "/..\\..\\etc\\passwd",
    "/%252e%252e%252fetc%252fpasswd",
    "/services%00",
    "/services%00.html",
    "/%00",
  ])("lead nowhere outside the folder: %s", async (url) => {
    const response = await ask(app, url);
    expect(response.status).toBe(404);
    expect(response.body).toBe(contents["404.html"]);
  });
});

describe("malformed addresses", () => {
  it.each(["/%", "/%zz", "/%c0%af", "/services/%e0%a4%a", "/%ff?a=1"])(
    "answer 400 and give nothing away: %s",
    async (url) => {
      const response = await ask(app, url);
      expect(response.status).toBe(400);
      expect(response.body).toBe("Bad Request\n");
      expect(response.headers["content-type"]).toBe(
        "text/plain; charset=utf-8",
      );
    },
  );
});

describe("other methods", () => {
  const methods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
  it.each(
    methods.flatMap((method) =>
      ["/services", "/absent", "/assets/app-1a2b.js"].map(
        (url) => [method, url] as const,
      ),
    ),
  )("%s %s answers 405", async (method, url) => {
    const response = await ask(app, url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe("GET, HEAD");
    expect(response.body).toBe("Method Not Allowed\n");
  });

  it.each(["application/json", "text/weird", "multipart/form-data"])(
    "are refused before a body of %s is read",
    async (type) => {
      const response = await app.inject({
        method: "POST",
        url: "/services",
        headers: { "content-type": type },
        payload: "{broken",
      });
      expect(response.statusCode).toBe(405);
    },
  );
});

describe("faults", () => {
  it("are logged, and answer 500 without their cause", async () => {
    const logError = vi.spyOn(app.log, "error");
    const response = await ask(app, "/fault");
    expect(response.status).toBe(500);
    expect(response.body).toBe("Internal Server Error\n");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(logError).toHaveBeenCalledWith({ err: fault }, "request failed");
  });
});
