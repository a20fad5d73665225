import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../address-fixture.ts";
import { openForms, databases, enquiry } from "./lead-fixture.ts";

describe.each(databases)("forms with %s", (_name, createDatabase) => {
  let desk: Awaited<ReturnType<typeof openForms>>;
  beforeAll(async () => {
    desk = await openForms(createDatabase);
  });
  beforeEach(async () => {
    await desk.db.deleteFrom("enquiries").execute();
  });
  afterAll(() => desk.close());

  it("stores an enquiry with its estimate and its campaign", async () => {
    const { statusCode } = await desk.post("/api/enquiries", enquiry);
    expect(statusCode).toBe(201);
    expect(await desk.stored()).toEqual([
      expect.objectContaining({
        name: enquiry.name,
        email: enquiry.email,
        phone: enquiry.phone,
        subject: "google-ads",
        message: enquiry.message,
        spend_pence: 30_000_00,
        packages: "Growth",
        fee_pence: 5100_00,
        page: "/contact",
        arrival: "/google-ads",
        utm_source: "mail",
        utm_campaign: "spring",
        gclid: null,
        flags: "",
      }),
    ]);
    expect(JSON.stringify(await desk.stored())).not.toContain("secret");
  });

  it("stores once what is sent again, and all that is different", async () => {
    const key = { "idempotency-key": "one" };
    await Promise.all(
      [1, 2, 3].map(() => desk.post("/api/enquiries", enquiry, key)),
    );
    const other = { ...enquiry, message: "Another" };
    const { statusCode } = await desk.post("/api/enquiries", other, key);
    expect(statusCode).toBe(201);
    await desk.post("/api/enquiries", enquiry);
    expect(await desk.stored()).toHaveLength(3);
  });

  it("takes a plain form, with the subject by its name and the page by its referrer", async () => {
    const { statusCode, headers } = await desk.postForm("/api/enquiries", {
      ...enquiry,
      openFor: "",
      subject: "Google & Ads",
      page: "",
      arrival: "",
    });
    expect(statusCode).toBe(303);
    expect(headers.location).toBe("/thank-you");
    expect(await desk.stored()).toEqual([
      expect.objectContaining({ subject: "google-ads", page: "/contact" }),
    ]);
  });

  it("shows the page again with what was typed and what is wrong", async () => {
    const { statusCode, headers, body } = await desk.postForm(
      "/api/enquiries",
      {
        name: `"Ruth" <b>$&</b>`,
        email: "ruth at example",
        subject: "Google & Ads",
        message: "\nA\nmessage</textarea>",
        page: "",
      },
    );
    expect(statusCode).toBe(422);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toContain("<title>Error: Contact</title>");
    expect(body).toContain("<h1>Contact</h1>");
    expect(body).not.toContain("<script>");
    expect(body).toContain(
      'value="&quot;Ruth&quot; &lt;b&gt;$&amp;&lt;/b&gt;"/>',
    );
    expect(body).toContain(
      'name="email" value="ruth at example" aria-invalid="true" autofocus/>',
    );
    expect(body).toContain("<option selected>Google &amp; Ads</option>");
    expect(body).toContain(
      '<textarea name="message">\n\nA\nmessage&lt;/textarea&gt;</textarea>',
    );
    expect(body).toContain('name="page" value="/contact?subject=google-ads"');
    expect(body).toContain('<p class="not-sent" hidden="">');
    expect(await desk.stored()).toEqual([]);
  });

  it("answers 503 when the database does not store, and loses nothing that was typed", async () => {
    await sql`alter table enquiries rename to elsewhere`.execute(desk.db);
    const json = await desk.post("/api/enquiries", enquiry);
    expect(json.statusCode).toBe(503);
    expect(Number(json.headers["retry-after"])).toBeGreaterThan(0);
    expect(json.body).toContain("try again");
    const form = await desk.postForm("/api/enquiries", {
      ...enquiry,
      openFor: "1",
      subject: "Google & Ads",
    });
    expect(form.statusCode).toBe(503);
    expect(form.body).toContain('<p class="not-sent" tabindex="-1" autofocus>');
    expect(form.body).toContain('value="Ruth Adeyemi"');
    await sql`alter table elsewhere rename to enquiries`.execute(desk.db);
    expect((await desk.post("/api/enquiries", enquiry)).statusCode).toBe(201);
  });

  it("tells whether it is ready, and Prometheus of forms and of the outbox", async () => {
    const port = await freePort();
    const server = await desk.start({ metricsPort: port });
    const read = async () =>
      (await fetch(`http://localhost:${port}/metrics`)).text();
    expect(await read()).toContain('leads_outbox_messages{state="waiting"} 0');
    const email = "ann@example.com";
    await desk.post("/api/subscriptions", { email }, {}, server);
    const metrics = await read();
    expect(metrics).toContain(
      'leads_forms_total{form="/api/subscriptions",outcome="stored"} 1',
    );
    expect(metrics).toContain('leads_outbox_messages{state="waiting"} 1');
    expect((await server.inject("/readyz")).json()).toEqual({
      status: "ready",
      outbox: { waiting: 1, dead: 0 },
    });
    await server.close();
    await desk.db.deleteFrom("subscriptions").execute();
  });

  it("answers alike whether or not an address is known", async () => {
    const answers = [];
    for (const email of [
      "ruth@example.com",
      "RUTH@example.com",
      "tom@example.com",
    ]) {
      const { statusCode, body } = await desk.post("/api/subscriptions", {
        email,
      });
      answers.push({ statusCode, body });
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    const rows = await desk.db
      .selectFrom("subscriptions")
      .select("email")
      .execute();
    expect(rows.map(({ email }) => email)).toEqual([
      "ruth@example.com",
      "tom@example.com",
    ]);
    const wrong = await desk.postForm("/api/subscriptions", { email: "ruth" });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain(
      'name="email" value="ruth" aria-invalid="true"',
    );
  });

  it.each([
    [413, "a large body", "a".repeat(40_000), "application/json"],
    [415, "another type", "<a/>", "application/xml"],
    [400, "no JSON", "{", "application/json"],
    [400, "a prototype", '{"__proto__":{"a":1}}', "application/json"],
    [422, "deep JSON", "[".repeat(9000) + "]".repeat(9000), "application/json"],
    [422, "null", "null", "application/json"],
    [422, "wrong fields", { ...enquiry, name: "a\nb" }, "application/json"],
  ])("answers %i to %s", async (status, _what, payload, type) => {
    const { statusCode, body } = await desk.post("/api/enquiries", payload, {
      "content-type": type,
    });
    expect(statusCode).toBe(status);
    expect(body.length).toBeLessThan(200);
    expect(await desk.stored()).toEqual([]);
  });

  it.each([
    ["cross-site", undefined, 403],
    ["same-site", undefined, 403],
    [undefined, "https://evil.example", 403],
    ["same-origin", "http://localhost:80", 201],
    [undefined, "http://localhost:3000", 201],
    [undefined, undefined, 201],
  ])(
    "takes forms of its own pages only: %s, %s",
    async (site_, origin, status) => {
      const headers = {
        ...(site_ && { "sec-fetch-site": site_ }),
        ...(origin && { origin }),
      };
      const { statusCode } = await desk.post(
        "/api/enquiries",
        enquiry,
        headers,
      );
      expect(statusCode).toBe(status);
    },
  );

  it("limits forms by the address in the operator's proxy header, and overall", async () => {
    const limited = await desk.start({
      rate: { each: 2, overall: 5 },
      addressHeader: "x-forwarded-for",
    });
    const sendFrom = (address: string) =>
      desk.post(
        "/api/enquiries",
        enquiry,
        { "x-forwarded-for": `${Math.random()}, ${address}` },
        limited,
      );
    for (const [address, status] of [
      ["192.0.2.1", 201],
      ["192.0.2.1", 201],
      ["192.0.2.1", 429],
      ["192.0.2.2", 201],
      ["192.0.2.2", 201],
      ["2001:db8:1:1::1", 201],
    ] as const)
      expect((await sendFrom(address)).statusCode).toBe(status);
    const { statusCode, headers } = await sendFrom("192.0.2.4");
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    const { body } = await desk.postForm(
      "/api/enquiries",
      { message: "Kept" },
      limited,
    );
    expect(body).toContain('<p class="not-sent" tabindex="-1" autofocus>');
    expect(body).toContain("Kept</textarea>");
    await limited.close();
  });
});
