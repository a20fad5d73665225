// Whatever is sent to the forms: they answer, and what they store reads back.
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, enquiry, openForms } from "./desk-fixture.ts";

const ACTIONS = ["/api/enquiries", "/api/subscriptions"];
const FIELDS = Object.keys(enquiry);

const anyText = fc.string({ unit: "binary", maxLength: 300 });
const fieldName = fc.oneof(
  fc.constantFrom(...FIELDS, "__proto__", "constructor", "toString"),
  anyText,
);

/** Bodies that are nearly forms, and those that are nothing of the kind. */
const body = fc.oneof(
  fc.json(),
  anyText,
  fc
    .record(
      Object.fromEntries(
        FIELDS.map((name) => [name, fc.oneof(fc.jsonValue(), anyText)]),
      ),
      { requiredKeys: [] },
    )
    .map((fields) => JSON.stringify({ ...enquiry, ...fields })),
  fc
    .array(fc.tuple(fieldName, anyText), { maxLength: 60 })
    .map((fields) => new URLSearchParams(fields).toString()),
  fc.string({ unit: "binary-ascii", maxLength: 2000 }),
);

const headerValue = fc.stringMatching(/^[\t\x20-\x7E\x80-\xFF]{0,100}$/);
const headers = fc.record(
  {
    "content-type": fc.oneof(
      fc.constantFrom(
        "application/json",
        "application/json; charset=latin1",
        "application/x-www-form-urlencoded",
        "text/plain",
      ),
      headerValue,
    ),
    referer: fc.oneof(fc.webUrl(), headerValue),
    origin: headerValue,
    "sec-fetch-site": fc.constantFrom("same-origin", "cross-site", "x"),
    "idempotency-key": headerValue,
    "x-forwarded-for": fc.oneof(fc.ipV6(), headerValue),
    accept: headerValue,
    "content-encoding": headerValue,
  },
  { requiredKeys: ["content-type"] },
);

describe.each(databases)("forms with %s", (_name, createDatabase) => {
  let desk: Awaited<ReturnType<typeof openForms>>;
  let limited: Awaited<ReturnType<typeof desk.start>>;
  beforeAll(async () => {
    desk = await openForms(createDatabase);
    limited = await desk.start({
      rate: { each: 10_000, overall: 10_000 },
      addressHeader: "x-forwarded-for",
    });
  });
  afterAll(async () => {
    await limited.close();
    await desk.close();
  });

  it("answer any body with any headers", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ACTIONS),
        body,
        headers,
        async (url, payload, given) => {
          const { statusCode } = await limited.inject({
            method: "POST",
            url,
            payload,
            headers: given,
          });
          expect([201, 303, 400, 403, 413, 415, 422]).toContain(statusCode);
        },
      ),
      { numRuns: 500 },
    );
    expect((await desk.post("/api/enquiries", enquiry)).statusCode).toBe(201);
  });

  it("store any text that they accept as it was typed", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyText,
        anyText,
        anyText,
        fc.boolean(),
        async (name, phone, message, isPlain) => {
          const fields = { ...enquiry, name, phone, message, openFor: "" };
          const { statusCode } = isPlain
            ? await desk.postForm("/api/enquiries", fields)
            : await desk.post("/api/enquiries", fields);
          if (statusCode === 422) return;
          expect(statusCode).toBe(isPlain ? 303 : 201);
          const stored = await desk.stored();
          expect(stored).toContainEqual(
            expect.objectContaining({
              name: name.trim(),
              phone: phone.trim(),
              message: message.replaceAll(/\r\n?/g, "\n").trim(),
            }),
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});
