// The fields of the contact form that an agency adds.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enquiryEmail } from "./delivery/mail.ts";
import { eventOf } from "./delivery/webhook.ts";
import { databases, enquiry, newEnquiry, openForms } from "./desk-fixture.ts";
import { rows } from "./store/tables.ts";
import { words } from "./words-fixture.ts";

describe.each(databases)("answers with %s", (_name, createDatabase) => {
  let desk: Awaited<ReturnType<typeof openForms>>;
  beforeAll(async () => {
    desk = await openForms(createDatabase);
  });
  beforeEach(async () => {
    await desk.db.deleteFrom("enquiries").execute();
  });
  afterAll(() => desk.close());

  it("keeps the answers to further questions by their labels", async () => {
    const form = { ...enquiry, openFor: "", subject: "Google & Ads" };
    const sent = { ...form, "answer-size": "Small", "answer-unknown": "x" };
    await desk.postForm("/api/enquiries", sent);
    expect(await desk.stored()).toEqual([
      expect.objectContaining({
        answers: '{"Your website":"example.co.uk","Size":"Small"}',
      }),
    ]);
  });

  it.each([
    ["answer-website", ""],
    ["answer-size", "Huge"],
    ["answer-staff", "a few"],
  ])("refuses as %s: %j", async (name, value) => {
    const { statusCode, body } = await desk.post("/api/enquiries", {
      ...enquiry,
      [name]: value,
    });
    expect(statusCode).toBe(422);
    expect(JSON.parse(body)).toHaveProperty("fields", [name]);
  });

  it("shows an answer again on the page without scripts", async () => {
    const { body } = await desk.postForm("/api/enquiries", {
      email: "wrong",
      "answer-website": "example.co.uk",
    });
    expect(body).toContain('name="answer-website" value="example.co.uk"');
  });
});

const storedRow = (part: object = {}) =>
  rows.enquiries.parse({ id: 1, ...newEnquiry(part) });

it("the message about an enquiry has its answers, and goes to its subject's receiver", () => {
  const one = enquiryEmail(storedRow(), words, "all@leadline.example");
  expect(one.to).toBe("all@leadline.example");
  expect(one.text).toContain("Your website: example.co.uk\n");
  const general = storedRow({ subject: "general" });
  expect(enquiryEmail(general, words, "all@leadline.example").to).toBe(
    "desk@leadline.example",
  );
});

it("the event has the answers by their labels", () => {
  expect(JSON.parse(eventOf(storedRow()))).toHaveProperty("data.answers", {
    "Your website": "example.co.uk",
  });
});
