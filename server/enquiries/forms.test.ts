import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../address-fixture.ts";
import { openForms, databases, enquiry } from "./desk-fixture.ts";
import { timestamp } from "./store/tables.ts";

const manyFields = Object.fromEntries(
  Array.from({ length: 9000 }, (_, index) => [`f${index}`, ""]),
);

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

  const letTimePass = (minutes: number) =>
    desk.db
      .updateTable("enquiries")
      .set({ received_at: timestamp(-minutes * 60_000) })
      .execute();
  const send = async (part: object, headers = {}) => {
    const body = { ...enquiry, ...part };
    const { statusCode } = await desk.post("/api/enquiries", body, headers);
    expect(statusCode).toBe(201);
    return (await desk.stored()).length;
  };

  it("stores once what is sent again, and all that is different", async () => {
    const key = { "idempotency-key": "one" };
    await Promise.all([1, 2, 3].map(() => send({}, key)));
    expect(await send({ message: "Another" }, key)).toBe(2);
    // Without a key, the same within ten minutes is the same.
    expect(await send({})).toBe(2);
    await letTimePass(11);
    expect(await send({}, key)).toBe(2);
    expect(await send({})).toBe(3);
    expect(await send({ openFor: 60_000, page: "/" })).toBe(3);
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
      'name="name" value="&quot;Ruth&quot; &lt;b&gt;$&amp;&lt;/b&gt;">',
    );
    expect(body).toContain(
      'name="email" aria-invalid="true" autofocus="" value="ruth at example">',
    );
    expect(body).toContain('<option selected="">Google &amp; Ads</option>');
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
    expect(form.body).toContain(
      '<p class="not-sent" tabindex="-1" autofocus="">',
    );
    expect(form.body).toContain('value="Ruth Adeyemi"');
    await sql`alter table elsewhere rename to enquiries`.execute(desk.db);
    expect((await desk.post("/api/enquiries", enquiry)).statusCode).toBe(201);
  });

  it("tells whether it is ready, and Prometheus of forms and of the outbox, on an address of their own", async () => {
    const port = await freePort();
    const metrics = { port, host: "127.0.0.1" };
    const server = await desk.start({ metrics });
    const read = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    const email = "ann@example.com";
    await desk.post("/api/subscriptions", { email }, {}, server);
    const text = await read("/metrics");
    expect(text).toContain(
      'enquiries_forms_total{form="/api/subscriptions",outcome="stored"} 1',
    );
    expect(text).toContain('enquiries_outbox_messages{state="waiting"} 1');
    expect(JSON.parse(await read("/readyz"))).toEqual({
      status: "ready",
      outbox: { waiting: 1, dead: 0 },
    });
    expect((await server.inject("/readyz")).statusCode).toBe(404);
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
      'name="email" aria-invalid="true" autofocus="" value="ruth"',
    );
  });

  it.each([
    [413, "a large body", "a".repeat(140_000), "application/json"],
    [415, "another type", "<a/>", "application/xml"],
    [400, "no JSON", "{", "application/json"],
    [422, "a prototype", '{"__proto__":{"name":1}}', "application/json"],
    [400, "many fields", manyFields, "application/json"],
    [400, "deep JSON", "[".repeat(9000) + "]".repeat(9000), "application/json"],
    [400, "null", "null", "application/json"],
    [400, "a list in place of a text", { page: ["/"] }, "application/json"],
    [
      400,
      "an object in place of a text",
      { subject: { toString: null } },
      "application/json",
    ],
    [422, "a number in place of a text", { page: 5 }, "application/json"],
    [422, "wrong fields", { ...enquiry, name: "a\nb" }, "application/json"],
  ])("answers %i to %s", async (status, _what, payload, type) => {
    const { statusCode, body } = await desk.post("/api/enquiries", payload, {
      "content-type": type,
    });
    expect(statusCode).toBe(status);
    expect(body.length).toBeLessThan(200);
    expect(await desk.stored()).toEqual([]);
  });

  it("takes the longest message in any script as a plain form, and shows a longer one again", async () => {
    const fields = { ...enquiry, openFor: "", subject: "Google & Ads" };
    const message = "Я".repeat(10_000);
    const sent = await desk.postForm("/api/enquiries", { ...fields, message });
    expect(sent.statusCode).toBe(303);
    const longer = `${message}Я`;
    const { statusCode, body } = await desk.postForm("/api/enquiries", {
      ...fields,
      message: longer,
    });
    expect(statusCode).toBe(422);
    expect(body).toContain(`${longer}</textarea>`);
  });

  it("keeps what one visitor typed out of the page that another gets", async () => {
    await desk.postForm("/api/enquiries", { name: "Ruth", message: "Secret" });
    const { body } = await desk.postForm("/api/subscriptions", { email: "x" });
    expect(body).not.toMatch(/Ruth|Secret|aria-invalid="true"[^>]*name="name"/);
    expect(body.match(/<title>Error: /g)).toHaveLength(1);
  });
});
