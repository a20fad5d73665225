import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../address-fixture.ts";
import { buildApp } from "../app.ts";
import { createBuild } from "../build-fixture.ts";
import {
  databases,
  deskSettingsFrom,
  enquiry,
  openForms,
} from "./desk-fixture.ts";
import { timestamp } from "./store/tables.ts";

const plainEnquiry = { ...enquiry, openFor: "", subject: "Google & Ads" };

const manyFields = Object.fromEntries(
  Array.from({ length: 9000 }, (_, index) => [`f${index}`, ""]),
);

describe.each(databases)("forms with %s", (_name, createDatabase) => {
  const open = () => openForms(createDatabase);

  it("store an enquiry with its estimate, its campaign and its answers", async () => {
    const desk = await open();
    const arrival = `${enquiry.arrival}&utm_term=%1B[2J&msclkid=a%0Ab`;
    const answers = { "answer-size": "Small", "answer-unknown": "x" };
    const sent = { ...enquiry, arrival, ...answers };
    const { statusCode } = await desk.post("/api/enquiries", sent);
    expect(statusCode).toBe(201);
    expect(await desk.stored()).toEqual([
      expect.objectContaining({
        name: enquiry.name,
        email: enquiry.email,
        phone: enquiry.phone,
        subject: "google-ads",
        message: enquiry.message,
        answers: '{"Your website":"example.co.uk","Size":"Small"}',
        spend_pence: 30_000_00,
        packages: "Growth",
        fee_pence: 5100_00,
        page: "/contact",
        arrival: "/google-ads",
        utm_source: "mail",
        utm_campaign: "spring",
        utm_term: null,
        msclkid: null,
        flags: "",
      }),
    ]);
    expect(JSON.stringify(await desk.stored())).not.toContain("secret");
  });

  it("store once what is sent again, and all that is different", async () => {
    const desk = await open();
    const send = async (part: object, headers = {}) => {
      await desk.post("/api/enquiries", { ...enquiry, ...part }, headers);
      return (await desk.stored()).length;
    };
    const key = { "idempotency-key": "one" };
    await Promise.all([1, 2, 3].map(() => send({}, key)));
    expect(await send({ message: "Another" }, key)).toBe(2);
    // Without a key, the same within ten minutes is the same.
    expect(await send({})).toBe(2);
    await desk.db
      .updateTable("enquiries")
      .set({ received_at: timestamp(-11 * 60_000) })
      .execute();
    expect(await send({}, key)).toBe(2);
    expect(await send({})).toBe(3);
    expect(await send({ openFor: 60_000, page: "/" })).toBe(3);
  });

  it("take a plain form, with the subject by its name and the page by its referrer", async () => {
    const desk = await open();
    const { statusCode, headers } = await desk.postForm("/api/enquiries", {
      ...plainEnquiry,
      page: "",
      arrival: "",
    });
    expect(statusCode).toBe(303);
    expect(headers.location).toBe("/thank-you");
    expect(await desk.stored()).toEqual([
      expect.objectContaining({ subject: "google-ads", page: "/contact" }),
    ]);
    const other = await desk.postForm("/api/enquiries", {
      ...plainEnquiry,
      subject: "SEO",
    });
    expect(other.headers.location).toBe("/thank-you#thanks-seo");
  });

  it("show the page again with what was typed and what is wrong", async () => {
    const desk = await open();
    const { statusCode, headers, body } = await desk.postForm(
      "/api/enquiries",
      {
        name: `"Ruth" <b>$&</b>`,
        email: "ruth at example",
        subject: "Google & Ads",
        message: "\nA\nmessage</textarea>",
        "answer-website": "example.co.uk",
        page: "",
      },
    );
    expect(statusCode).toBe(422);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    for (const part of [
      "<title>Error: Contact</title>",
      "<h1>Contact</h1>",
      'name="name" value="&quot;Ruth&quot; &lt;b&gt;$&amp;&lt;/b&gt;">',
      'name="email" aria-invalid="true" autofocus="" value="ruth at example">',
      '<option value="Google &amp; Ads" selected="">',
      '<textarea name="message">\n\nA\nmessage&lt;/textarea&gt;</textarea>',
      'name="answer-website" value="example.co.uk"',
      'name="page" value="/contact?subject=google-ads"',
      '<p class="not-sent" hidden="">',
    ])
      expect(body).toContain(part);
    expect(body).not.toContain("<script>");

    // Nothing of it is in the page that another visitor gets.
    const next = await desk.postForm("/api/subscriptions", { email: "x" });
    expect(next.body).toContain('autofocus="" value="x"');
    expect(next.body).not.toMatch(/Ruth|A\nmessage|Error:.*Error:/);
  });

  it("answer 503 when the database does not store, and lose nothing that was typed", async () => {
    const desk = await open();
    await sql`alter table enquiries rename to elsewhere`.execute(desk.db);
    const json = await desk.post("/api/enquiries", enquiry);
    expect(json.statusCode).toBe(503);
    expect(Number(json.headers["retry-after"])).toBeGreaterThan(0);
    const link = await desk.app.inject(`/outcome/lost?token=${"a".repeat(22)}`);
    expect(link.statusCode).toBe(503);
    expect(link.body).toContain("<h1>Error!</h1>");
    const form = await desk.postForm("/api/enquiries", plainEnquiry);
    expect(form.statusCode).toBe(503);
    expect(form.body).toContain(
      '<p class="not-sent" tabindex="-1" autofocus="">',
    );
    expect(form.body).toContain('value="Ruth Adeyemi"');
    await sql`alter table elsewhere rename to enquiries`.execute(desk.db);
    expect((await desk.post("/api/enquiries", enquiry)).statusCode).toBe(201);
  });

  it("tell whether they are ready, and Prometheus of forms and of the outbox, on an address of their own", async () => {
    const port = await freePort();
    const metrics = { port, host: "127.0.0.1" };
    const desk = await openForms(createDatabase, { metrics });
    const read = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    await desk.post("/api/subscriptions", { email: "ann@example.com" });
    const text = await read("/metrics");
    expect(text).toContain(
      'enquiries_forms_total{form="/api/subscriptions",outcome="stored"} 1',
    );
    expect(text).toContain('enquiries_outbox_messages{state="waiting"} 1');
    expect(JSON.parse(await read("/readyz"))).toEqual({
      status: "ready",
      outbox: { waiting: 1, dead: 0 },
    });
    expect((await desk.app.inject("/readyz")).statusCode).toBe(404);
  });

  it("refuse what is no form, and name the field that is wrong", async () => {
    const desk = await open();
    for (const [status, payload, type = "application/json"] of [
      [413, "a".repeat(140_000)],
      [415, "<a/>", "application/xml"],
      [400, "{"],
      [400, "[".repeat(9000) + "]".repeat(9000)],
      [400, manyFields],
      [400, { page: ["/"] }],
      [400, { subject: { toString: null } }],
      [422, '{"__proto__":{"name":1}}'],
      [422, { page: 5 }],
    ] as const) {
      const headers = { "content-type": type };
      const answer = await desk.post("/api/enquiries", payload, headers);
      expect([answer.statusCode, payload]).toEqual([status, payload]);
      expect(answer.body.length).toBeLessThan(200);
    }
    for (const [name, value] of [
      ["name", "a\nb"],
      ["answer-website", ""],
      ["answer-size", "Huge"],
      ["answer-staff", "a few"],
    ] as const) {
      const form = { ...enquiry, [name]: value };
      const { statusCode, body } = await desk.post("/api/enquiries", form);
      expect(statusCode).toBe(422);
      expect(JSON.parse(body)).toHaveProperty("fields", [name]);
    }
    expect(await desk.stored()).toEqual([]);
  });

  it("take the longest message in any script as a plain form, and show a longer one again", async () => {
    const desk = await open();
    const message = "Я".repeat(10_000);
    const sent = { ...plainEnquiry, message };
    const { statusCode } = await desk.postForm("/api/enquiries", sent);
    expect(statusCode).toBe(303);
    const longer = `${message}Я`;
    const refused = { ...plainEnquiry, message: longer };
    const { body } = await desk.postForm("/api/enquiries", refused);
    expect(body).toContain(`${longer}</textarea>`);
  });
});

it("without its database the server shows its pages and answers forms with 503, until it can open it", async () => {
  const { root, build } = await createBuild({ hasDesk: true });
  // A file stands where SQLite's folder would have to be.
  const obstacle = join(root, "data");
  await writeFile(obstacle, "");
  const ENQUIRIES_DATABASE = `sqlite:${join(obstacle, "enquiries.db")}`;
  const port = await freePort();
  const app = await buildApp(build, "silent", {
    ...deskSettingsFrom({ ENQUIRIES_DATABASE, ENQUIRIES_RATE: "9999" }),
    metrics: { port, host: "127.0.0.1" },
  });
  onTestFinished(() => app.close());
  const post = (url: string) =>
    app.inject({ method: "POST", url, payload: enquiry });

  expect((await app.inject("/services")).statusCode).toBe(200);
  for (const url of ["/api/enquiries", "/newsletter/confirm?token=a"]) {
    const { statusCode, headers } = await post(url);
    expect(statusCode).toBe(503);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(ready.status).toBe(503);

  await rm(obstacle);
  await expect
    .poll(async () => (await post("/api/enquiries")).statusCode)
    .toBe(201);
});
