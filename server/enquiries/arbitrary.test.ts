// Whatever is sent to the forms: they answer, and what they store reads back.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { databases, enquiry, openForms } from "./desk-fixture.ts";

const FIELDS = Object.keys(enquiry);

const anyText = fc.string({ unit: "binary", maxLength: 300 });
const fieldName = fc.oneof(
  fc.constantFrom(...FIELDS, "__proto__", "constructor", "toString"),
  anyText,
);
const anyField = fc.oneof(fc.jsonValue(), anyText);

const body = fc.oneof(
  fc.json(),
  anyText,
  fc
    .record(Object.fromEntries(FIELDS.map((name) => [name, anyField])), {
      requiredKeys: [],
    })
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
  it("answer any body with any headers", async () => {
    const desk = await openForms(createDatabase, {
      addressHeader: "x-forwarded-for",
    });
    const action = fc.constantFrom("/api/enquiries", "/api/subscriptions");
    const answers = fc.asyncProperty(
      fc.tuple(action, body, headers),
      async ([url, payload, given]) => {
        const { statusCode } = await desk.post(url, payload, given);
        expect([201, 303, 400, 403, 413, 415, 422]).toContain(statusCode);
      },
    );
    await fc.assert(answers, { numRuns: 500 });
    expect((await desk.post("/api/enquiries", enquiry)).statusCode).toBe(201);
  });

  it("store any text that they accept as it was typed", async () => {
    const desk = await openForms(createDatabase);
    const readsBack = fc.asyncProperty(
      fc.tuple(anyText, anyText, anyText, fc.boolean()),
      async ([name, phone, message, isPlain]) => {
        const fields = { ...enquiry, name, phone, message, openFor: "" };
        const { statusCode } = isPlain
          ? await desk.postForm("/api/enquiries", fields)
          : await desk.post("/api/enquiries", fields);
        if (statusCode === 422) return;
        expect(statusCode).toBe(isPlain ? 303 : 201);
        expect(await desk.stored()).toMatchObject([
          {
            name: name.trim(),
            phone: phone.trim(),
            message: message.replaceAll(/\r\n?/g, "\n").trim(),
          },
        ]);
        await desk.db.deleteFrom("enquiries").execute();
      },
    );
    await fc.assert(readsBack, { numRuns: 200 });
  });
});
